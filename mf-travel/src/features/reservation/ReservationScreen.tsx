import { createUuid } from '@haesol/contracts/common';
import {
  type ReservationDetail,
  reserveCancel,
  reserveGet,
  reserveList,
  toBookerName,
  toPassportName,
} from '@haesol/contracts/travel';
import { Button, DefinitionTable, KitLink, LinkButton, MessageBar, TextLink, Timeline } from '@haesol/kit';
import {
  DetailView,
  useEndpoint,
  useEndpointMutation,
  useFormats,
  useSession,
  useShell,
  useText,
} from '@haesol/remote/lifecycle';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  paths,
  toAttractionHref,
  toChangeHref,
  toPassVoucherHref,
  toPaymentHref,
  toPurchaseHref,
  toReviewHref,
  toVoucherHref,
} from '#paths';
import { BuyerGate } from '#ui/BuyerGate';
import { useOwnBookings } from '#ui/guestSession';
import { KeepInAccount } from '#ui/KeepInAccount';
import { ReservationBadge } from '#ui/ReservationBadge';
import { Section } from '#ui/Section';
import { useCancelText } from '#ui/useCancelText';
import { langOfRefusal, useRefusalToast } from '#ui/useRefusalToast';
import { useWhenText } from '#ui/useWhenText';
import { RefundDialog } from './RefundDialog.tsx';
import { Refunds } from './Refunds.tsx';
import styles from './ReservationScreen.module.css';

/** Reservation or purchase: item, date, payment, and actions. */
export default function ReservationScreen(props: { readonly rsvtUid: string | undefined }) {
  return (
    <BuyerGate>
      <OneReservation {...props} />
    </BuyerGate>
  );
}

function OneReservation({ rsvtUid }: { readonly rsvtUid: string | undefined }) {
  const t = useText();
  const query = useEndpoint(reserveGet, rsvtUid === undefined ? undefined : { params: { rsvtUid } });
  const toList = useOwnBookings();
  return (
    <DetailView
      choose={{ title: t('reservation.choose'), text: t('reservation.chooseText') }}
      headingLevel={2}
      missing={{ title: t('reservation.missing'), text: t('reservation.chooseText') }}
      query={query}
      toList={toList}
      uid={rsvtUid}
    >
      {(reservation) => <Details reservation={reservation} />}
    </DetailView>
  );
}

/** Moves the focus to the title when the focused button disappears after a cancellation, or after its request was withdrawn. */
function useFocusAfterCancel(canCancel: boolean): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const couldCancel = useRef(canCancel);
  useEffect(() => {
    if (couldCancel.current !== canCancel && document.activeElement === document.body) {
      title.current?.focus({ preventScroll: true });
      // Centred, because bars are sticky at both edges of phones.
      title.current?.scrollIntoView({ block: 'center' });
    }
    couldCancel.current = canCancel;
  }, [canCancel]);
  return title;
}

function Details({ reservation }: { readonly reservation: ReservationDetail }) {
  const t = useText();
  const { formatDateTime } = useFormats();
  const { gdsNm, lang, badge, sttsNm, rsvtNo, gdsUid, refund, timeline, answerByDt } = reservation;
  // A server of the previous release names the newest refund alone.
  const refunds = reservation.refunds.length === 0 && refund !== null ? [refund] : reservation.refunds;
  const { text: cancelText } = useCancelText(reservation.refundSteps);
  const titleRef = useFocusAfterCancel(reservation.actions.includes('CANCEL'));
  return (
    <article className={styles.reservation}>
      <header className={styles.head}>
        <p>
          <ReservationBadge badge={badge} sttsNm={sttsNm} />
        </p>
        <h2 className={styles.title} lang={lang} ref={titleRef} tabIndex={-1}>
          {gdsUid === null ? (
            gdsNm
          ) : (
            <KitLink className={styles.link} href={toAttractionHref(gdsUid)}>
              {gdsNm}
            </KitLink>
          )}
        </h2>
        <p className={styles.facts}>{t('complete.number', { number: rsvtNo })}</p>
        {reservation.purchaseUid !== null && (
          <p className={styles.facts}>
            <TextLink href={toPurchaseHref(reservation.purchaseUid)}>{t('purchase.link')}</TextLink>
          </p>
        )}
        {reservation.actions.includes('CANCEL') && cancelText !== undefined && (
          <p className={styles.facts}>{cancelText}</p>
        )}
        <Actions reservation={reservation} />
      </header>
      {reservation.actions.includes('REVIEW') && <KeepInAccount reviewOf={reservation.rsvtUid} />}
      {answerByDt !== null && <MessageBar>{t('buying.answerBy', { time: formatDateTime(answerByDt) })}</MessageBar>}
      <Refunds refunds={refunds} rsvtUid={reservation.rsvtUid} />
      <Section isRuled={false} title={t('reservation.use')}>
        <Use reservation={reservation} />
      </Section>
      <Section isRuled={false} title={t('reservation.payment')}>
        <Payment reservation={reservation} />
      </Section>
      {timeline.length > 0 && (
        <Section isRuled={false} title={t('reservation.course')}>
          <Timeline
            items={timeline.map(({ entryUid, state, dt, memo, lang: own }) => ({
              id: entryUid,
              title: t(`reservation.states.${state}`),
              state: 'done',
              time: formatDateTime(dt),
              dateTime: dt,
              ...(memo !== null && { text: <span lang={own ?? langOfRefusal(memo)}>{memo}</span> }),
            }))}
            label={t('reservation.course')}
          />
        </Section>
      )}
    </article>
  );
}

function Use({ reservation }: { readonly reservation: ReservationDetail }) {
  const t = useText();
  const { formatNumber } = useFormats();
  const whenText = useWhenText();
  const { useDate, optionNm, count, people, booker, passport, requestMemo, addr, tel } = reservation;
  const passes = reservation.passes.filter(({ state }) => state === 'PAID' || state === 'ACTIVE');
  return (
    <>
      <DefinitionTable
        caption={t('reservation.use')}
        columns={2}
        items={[
          ...(useDate === null
            ? []
            : [
                {
                  term: t('reservation.when'),
                  value: whenText(reservation),
                },
              ]),
          { term: t('reservation.option'), value: `${optionNm} · ${formatNumber(count)}` },
          ...(people === null
            ? []
            : [
                {
                  term: t('reservation.people'),
                  value: t(people.child === 0 ? 'reservation.adultsText' : 'reservation.peopleText', { ...people }),
                },
              ]),
          ...(booker === null
            ? []
            : [
                { term: t('reservation.booker'), value: toBookerName(booker) },
                ...(passport ? [{ term: t('reservation.passport'), value: toPassportName(passport) }] : []),
                { term: t('reservation.contact'), value: `${booker.phone}, ${booker.email}` },
              ]),
          ...(requestMemo === '' ? [] : [{ term: t('buying.memo'), value: requestMemo }]),
          ...(addr === '' ? [] : [{ term: t('attraction.address'), value: addr }]),
          ...(tel === '' ? [] : [{ term: t('attraction.tel'), value: tel }]),
        ]}
      />
      {passes.length > 0 && (
        <ul className={styles.actions}>
          {passes.map(({ passUid, passNm }) => (
            <li key={passUid}>
              <LinkButton href={toPassVoucherHref(passUid)}>{`${passNm} QR`}</LinkButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Payment({ reservation }: { readonly reservation: ReservationDetail }) {
  const t = useText();
  const { formatDateTime, formatKrw, formatNumber, formatShortDay } = useFormats();
  const { items, nights, payment, payAmount, taxAmount, couponAmount, promoAmount, pointAmount } = reservation;
  const discounts = [
    { term: t('buying.promoCode'), amount: promoAmount },
    { term: t('buying.coupon'), amount: couponAmount },
    { term: t('buying.points'), amount: pointAmount },
  ].filter(({ amount }) => amount > 0);
  return (
    <DefinitionTable
      caption={t('reservation.payment')}
      columns={2}
      items={[
        ...items.map(({ optionNm, priceNm, count, unitPrice, amount }) => ({
          term: `${priceNm === '' ? optionNm : priceNm} ${formatKrw(unitPrice)}\u00a0×\u00a0${formatNumber(count)}`,
          value: formatKrw(amount),
        })),
        ...nights.map(({ date, price }) => ({
          term: t('room.night', { day: formatShortDay(date) }),
          value: formatKrw(price),
        })),
        ...discounts.map(({ term, amount }) => ({ term, value: `−${formatKrw(amount)}` })),
        { term: t('complete.amount'), value: <b>{formatKrw(payAmount)}</b> },
        { term: t('complete.vat'), value: formatKrw(taxAmount) },
        ...(payment === null
          ? []
          : [
              { term: t('complete.method'), value: payment.method },
              { term: t('complete.approved'), value: formatDateTime(payment.approvedDt) },
            ]),
      ]}
    />
  );
}

function Actions({ reservation }: { readonly reservation: ReservationDetail }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const { actions, rsvtUid, orderUid, rsvtSttsCd, payment, goodsDtlId, calendarUrl } = reservation;
  const isPaid = rsvtSttsCd !== 'PAY_WAIT';
  const { isLogin } = useSession();
  return (
    <div className={styles.actions}>
      {actions.includes('PAY') && (
        <LinkButton href={toPaymentHref(orderUid)} variant="primary">
          {t('buying.pay')}
        </LinkButton>
      )}
      {actions.includes('VOUCHER') && (
        <LinkButton href={toVoucherHref(rsvtUid)} variant="primary">
          {t('voucher.show')}
        </LinkButton>
      )}
      {actions.includes('REVIEW') && isLogin && (
        <LinkButton href={toReviewHref(rsvtUid)}>{t('reviewWrite.write')}</LinkButton>
      )}
      {payment !== null && (
        <LinkButton download href={payment.pdfUrl}>
          {t('complete.receiptPdf')}
        </LinkButton>
      )}
      {calendarUrl !== null && actions.includes('VOUCHER') && (
        <LinkButton download href={calendarUrl} icon={CalendarPlus}>
          {t('reservation.calendar')}
        </LinkButton>
      )}
      {actions.includes('CHANGE') && goodsDtlId !== null && (
        <LinkButton href={toChangeHref(goodsDtlId, rsvtUid)}>{t('change.name')}</LinkButton>
      )}
      {actions.includes('CANCEL') && isPaid && <Button onClick={() => setAsking(true)}>{t('refundAsk.name')}</Button>}
      {actions.includes('CANCEL') && !isPaid && (
        <GiveUp isTogether={reservation.purchaseUid !== null} rsvtUid={rsvtUid} />
      )}
      <LinkButton href={`${paths.inquiries}?write=Y&rsvtUid=${rsvtUid}`}>{t('inquiries.ask')}</LinkButton>
      <RefundDialog isOpen={isAsking} onClose={() => setAsking(false)} reservation={reservation} />
    </div>
  );
}

/** Cancels an unpaid reservation; those that are paid together with it can still be paid. */
function GiveUp({ rsvtUid, isTogether }: { readonly rsvtUid: string; readonly isTogether: boolean }) {
  const t = useText();
  const shell = useShell();
  const refuse = useRefusalToast();
  const cancel = useEndpointMutation(reserveCancel, {
    invalidates: [reserveGet, reserveList],
    onSuccess: () => shell.toast({ kind: 'done', text: t('reservation.givenUp') }),
    onError: refuse,
  });
  async function ask() {
    const isSure = await shell.confirm({
      title: t('reservation.giveUpQuestion'),
      text: t(isTogether ? 'purchase.giveUpText' : 'reservation.giveUpText'),
      yes: t('reservation.giveUp'),
      no: t('reservation.back'),
    });
    if (isSure) cancel.mutate({ query: { reserveId: rsvtUid }, idempotencyKey: createUuid() });
  }
  return (
    <Button busy={cancel.isPending} onClick={() => void ask()}>
      {t('reservation.giveUp')}
    </Button>
  );
}
