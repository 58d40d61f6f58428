import type { ReservationDetail } from '@haesol/shared/contracts';
import { DetailView, useFormats, useGet, useText } from '@haesol/shared/lifecycle';
import { Button, LinkButton } from '@haesol/shared/ui';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import QrCode from 'lucide-react/icons/qr-code';
import { paths, toReservationHref, toVoucherHref } from '#paths';
import { ReservationBadge } from '#ui/ReservationBadge';
import { Section } from '#ui/Section';
import { AmountRows } from './AmountRows.tsx';
import { BuyingLayout } from './BuyingLayout.tsx';
import { chosenReservation } from './buyingGets.ts';
import styles from './PaymentCompleteScreen.module.css';

/** It is paid: one sentence, the voucher, what comes next, and the receipt. */
export default function PaymentCompleteScreen({ rsvtUid }: { readonly rsvtUid: string | undefined }) {
  const t = useText();
  const query = useGet(chosenReservation);
  const toList = { href: paths.my, label: t('my.title') };
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

function useSentence({ kind, gdsNm, useDate, useTime, rsvtSttsCd, count }: ReservationDetail): string {
  const t = useText();
  const { formatLongDay } = useFormats();
  if (kind === 'PASS') return t('complete.pass', { name: gdsNm, count });
  const day = useDate === null ? '' : formatLongDay(useDate);
  return t(rsvtSttsCd === 'CONFIRM_WAIT' ? 'complete.asked' : 'complete.reserved', {
    when: useTime === null ? day : `${day} ${useTime}`,
    name: gdsNm,
  });
}

function Done({ reservation }: { readonly reservation: ReservationDetail }) {
  const t = useText();
  const { formatShortDay } = useFormats();
  const { rsvtUid, rsvtNo, badge, sttsNm, actions, booker, kind, refundSteps, useDate, useTime, addr } = reservation;
  const free = refundSteps.find(({ fee, untilDt }) => fee === 0 && untilDt !== null)?.untilDt ?? undefined;
  return (
    <BuyingLayout aside={<Receipt reservation={reservation} />} step={4} title={useSentence(reservation)}>
      <p>
        <ReservationBadge badge={badge} sttsNm={sttsNm} />
      </p>
      {booker !== null && <p>{t('complete.sent', { email: booker.email })}</p>}
      <p className={styles.actions}>
        {actions.includes('VOUCHER') && (
          <LinkButton href={toVoucherHref(rsvtUid)} icon={QrCode} size="large" variant="primary">
            {t('voucher.show')}
          </LinkButton>
        )}
        {kind === 'PASS' && (
          <LinkButton href={`${paths.my}?tab=pass`} icon={QrCode} size="large" variant="primary">
            {t('complete.toPasses')}
          </LinkButton>
        )}
        <LinkButton href={toReservationHref(rsvtUid)} size="large">
          {t('reservation.title')}
        </LinkButton>
      </p>
      <Section title={t('complete.next')}>
        <ol className={styles.next}>
          <li data-done>
            <b>{t('complete.paid')}</b>
            <span>{t('complete.number', { number: rsvtNo })}</span>
          </li>
          {free !== undefined && actions.includes('CANCEL') && (
            <li>
              <b>{t('buying.freeUntil', { day: formatShortDay(free) })}</b>
              <span>{t('complete.feeAfter')}</span>
            </li>
          )}
          {useDate !== null && (
            <li>
              <b>{`${formatShortDay(useDate)} ${useTime ?? ''}`}</b>
              <span>{t('complete.arrive', { addr })}</span>
            </li>
          )}
          <li>
            <b>{t(kind === 'PASS' ? 'complete.afterPass' : 'complete.afterUse')}</b>
            <span>{t(kind === 'PASS' ? 'complete.afterPassText' : 'complete.afterUseText')}</span>
          </li>
        </ol>
      </Section>
    </BuyingLayout>
  );
}

/** The receipt, which prints by itself. */
function Receipt({ reservation }: { readonly reservation: ReservationDetail }) {
  const t = useText();
  const { formatDateTime } = useFormats();
  const { rsvtNo, gdsNm, lang, optionNm, items, payment } = reservation;
  const facts = [
    ...(payment === null
      ? []
      : [
          { term: t('complete.method'), value: payment.method },
          { term: t('complete.approved'), value: formatDateTime(payment.approvedDt) },
        ]),
    { term: t('complete.sellerTerm'), value: t('complete.sellerValue') },
  ];
  return (
    <aside aria-label={t('complete.receipt')} className={styles.receipt}>
      <p className={styles.receiptHead}>
        <b>{t('complete.receipt')}</b>
        <span>{rsvtNo}</span>
      </p>
      <p lang={lang}>
        <b>{gdsNm}</b>
        <br />
        {optionNm}
      </p>
      <AmountRows quote={{ ...reservation, lines: items }} sumLabel={t('complete.amount')} />
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
    </aside>
  );
}
