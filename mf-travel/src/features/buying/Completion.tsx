import { daysUntil } from '@haesol/contracts/common';
import { type ReservationDetail, reviewLimits } from '@haesol/contracts/travel';
import { Button, LinkButton, TextLink } from '@haesol/kit';
import { DetailView, useFormats, useGet, useSession, useShell, useText } from '@haesol/remote/lifecycle';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import QrCode from 'lucide-react/icons/qr-code';
import { paths, toAttractionHref, toReservationHref, toVoucherHref } from '#paths';
import { useOwnBookings } from '#ui/guestSession';
import { KeepInAccount } from '#ui/KeepInAccount';
import { ReservationBadge } from '#ui/ReservationBadge';
import { Section } from '#ui/Section';
import { useCancelText } from '#ui/useCancelText';
import { useHourText, useWhenText } from '#ui/useWhenText';
import { AmountRows } from './AmountRows.tsx';
import { BuyingLayout } from './BuyingLayout.tsx';
import { chosenReservation } from './buyingGets.ts';
import styles from './Completion.module.css';

/** Page after payment: confirmation, voucher, next steps, and receipt. */
export function Completion({ rsvtUid }: { readonly rsvtUid: string | undefined }) {
  const t = useText();
  const query = useGet(chosenReservation);
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
      {(reservation) => <Done reservation={reservation} />}
    </DetailView>
  );
}

function useSentence({ kind, gdsNm, useDate, useTime, departDate, rsvtSttsCd, count }: ReservationDetail): string {
  const t = useText();
  const whenText = useWhenText();
  const hourText = useHourText();
  const { formatLongDay } = useFormats();
  if (kind === 'PASS') return t('complete.pass', { name: gdsNm, count });
  const day = useDate === null ? '' : formatLongDay(useDate);
  return t(rsvtSttsCd === 'CONFIRM_WAIT' ? 'complete.asked' : 'complete.reserved', {
    when:
      departDate !== null ? whenText({ useDate, departDate }) : useTime === null ? day : `${day} ${hourText(useTime)}`,
    name: gdsNm,
  });
}

function Done({ reservation }: { readonly reservation: ReservationDetail }) {
  const t = useText();
  const { isLogin } = useSession();
  const { rsvtUid, badge, sttsNm, actions, booker, kind, calendarUrl } = reservation;
  return (
    <BuyingLayout aside={<Receipt reservation={reservation} />} step={4} title={useSentence(reservation)}>
      <div className={styles.lead}>
        <ReservationBadge badge={badge} sttsNm={sttsNm} />
        {booker !== null && <p>{t('complete.sent', { email: booker.email })}</p>}
        <p className={styles.actions}>
          {actions.includes('VOUCHER') && (
            <LinkButton href={toVoucherHref(rsvtUid)} icon={QrCode} size="large" variant="primary">
              {t('voucher.show')}
            </LinkButton>
          )}
          {kind === 'PASS' && isLogin && (
            <LinkButton href={`${paths.my}?tab=pass`} icon={QrCode} size="large" variant="primary">
              {t('complete.toPasses')}
            </LinkButton>
          )}
          {calendarUrl !== null && actions.includes('VOUCHER') && (
            <LinkButton download href={calendarUrl} icon={CalendarPlus} size="large">
              {t('reservation.calendar')}
            </LinkButton>
          )}
          <LinkButton href={toReservationHref(rsvtUid)} size="large">
            {t('reservation.title')}
          </LinkButton>
        </p>
      </div>
      <KeepInAccount />
      <Section title={t('complete.next')}>
        <NextSteps reservation={reservation} />
      </Section>
    </BuyingLayout>
  );
}

/** Completed, possible and upcoming steps. */
function NextSteps({ reservation }: { readonly reservation: ReservationDetail }) {
  const t = useText();
  const shell = useShell();
  const { formatDateTime } = useFormats();
  const whenText = useWhenText();
  const { rsvtUid, rsvtNo, actions, gdsUid, kind, payment, refundSteps, useDate, addr, answerByDt } = reservation;
  const { present, text } = useCancelText(refundSteps);
  const free = present?.ratePct === 100 ? present.untilDt : null;
  const left = free === null ? 0 : daysUntil(free, shell.now());
  return (
    <ol className={styles.next}>
      <li data-state="done">
        <b>{t('complete.paid')}</b>
        {payment !== null && <time dateTime={payment.approvedDt}>{formatDateTime(payment.approvedDt)}</time>}
        <span>{t('complete.number', { number: rsvtNo })}</span>
      </li>
      {text !== undefined && actions.includes('CANCEL') && (
        <li data-state="now">
          <b>{text}</b>
          {free !== null && (
            <time dateTime={free}>{t(left === 0 ? 'complete.untilToday' : 'complete.daysLeft', { count: left })}</time>
          )}
          <span>
            {free !== null && t('complete.feeAfter')}{' '}
            <TextLink href={toReservationHref(rsvtUid)}>{t('complete.toCancel')}</TextLink>
          </span>
        </li>
      )}
      {answerByDt !== null && (
        <li data-state="now">
          <b>{t('complete.answer')}</b>
          <time dateTime={answerByDt}>{formatDateTime(answerByDt)}</time>
          <span>{t('buying.answerBy', { time: formatDateTime(answerByDt) })}</span>
        </li>
      )}
      {useDate !== null && answerByDt === null && (
        <li>
          <b>{t('complete.arriveTitle')}</b>
          <time dateTime={useDate}>{whenText(reservation)}</time>
          <span>
            {t('complete.arrive', { addr })}{' '}
            {gdsUid !== null && <TextLink href={toAttractionHref(gdsUid)}>{t('complete.toPlace')}</TextLink>}
          </span>
        </li>
      )}
      <li>
        <b>{t(kind === 'PASS' ? 'complete.afterPass' : 'complete.afterUse')}</b>
        <span>
          {t(kind === 'PASS' ? 'complete.afterPassText' : 'complete.afterUseText', { days: reviewLimits.days })}
        </span>
      </li>
    </ol>
  );
}

/** Receipt that can be printed on its own. */
function Receipt({ reservation }: { readonly reservation: ReservationDetail }) {
  const t = useText();
  const whenText = useWhenText();
  const { rsvtNo, gdsNm, lang, optionNm, items, payment, thumbUrl, useDate } = reservation;
  return (
    <aside aria-label={t('complete.receipt')} className={styles.receipt}>
      <p className={styles.receiptHead}>
        <b>{t('complete.receipt')}</b>
        <span>{rsvtNo}</span>
      </p>
      <div className={styles.thing}>
        <img alt="" className={styles.picture} height={80} src={thumbUrl} width={120} />
        <p>
          <b lang={lang}>{gdsNm}</b>
          {useDate !== null && <span>{whenText(reservation)}</span>}
          <span lang={lang}>{optionNm}</span>
        </p>
      </div>
      <AmountRows quote={{ ...reservation, lines: items }} sumLabel={t('complete.amount')} />
      <ReceiptFoot payment={payment} />
    </aside>
  );
}

interface ReceiptFootProps {
  readonly payment: Pick<NonNullable<ReservationDetail['payment']>, 'approvedDt' | 'method' | 'pdfUrl'> | null;
  /** Sum that was returned; without it the receipt does not name one. */
  readonly refundedAmount?: number;
}

/** Refund, payment and seller of a receipt, with the buttons to print and to download it. */
export function ReceiptFoot({ payment, refundedAmount = 0 }: ReceiptFootProps) {
  const t = useText();
  const { formatDateTime, formatKrw } = useFormats();
  const facts = [
    ...(refundedAmount > 0 ? [{ term: t('purchase.refunded'), value: formatKrw(refundedAmount) }] : []),
    ...(payment === null
      ? []
      : [
          { term: t('complete.method'), value: payment.method },
          { term: t('complete.approved'), value: formatDateTime(payment.approvedDt) },
        ]),
    { term: t('complete.sellerTerm'), value: t('complete.sellerValue') },
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.receiptActions}>
        <Button icon={Printer} onClick={() => window.print()}>
          {t('complete.print')}
        </Button>
        {payment !== null && (
          <LinkButton download href={payment.pdfUrl} icon={Download}>
            {t('complete.receiptPdf')}
          </LinkButton>
        )}
      </div>
    </>
  );
}
