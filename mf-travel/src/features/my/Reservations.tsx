import { daysUntil, errorCodes } from '@haesol/contracts/common';
import type { Reservation } from '@haesol/contracts/travel';
import { Badge, LinkButton, SegmentedControl, TextLink } from '@haesol/kit';
import { CallError } from '@haesol/remote/http';
import { useFormats, useGet, useListState, useShell, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths, toPaymentHref, toPurchaseHref, toReservationHref, toReviewHref, toVoucherHref } from '#paths';
import { About } from '#ui/About';
import { ReservationBadge } from '#ui/ReservationBadge';
import { Section } from '#ui/Section';
import { useWhenText } from '#ui/useWhenText';
import { CouponShort } from './CouponShort.tsx';
import { ListPanel } from './ListPanel.tsx';
import styles from './MyScreen.module.css';
import { myState } from './myState.ts';
import { PassShort } from './PassShort.tsx';
import { Waits } from './Waits.tsx';

/** Codes of an ended session. */
const sessionCodes = [errorCodes.signInRequired, errorCodes.sessionExpired];

const types = ['ALL', 'UPCOMING', 'USED', 'CANCEL'] as const;

/**
 * Clears a failed list and redirects to the login page (specification §6), which shows the reason. When the session has ended,
 * the shell redirects itself.
 */
function useLeadToLogin(error: Error | null): void {
  const shell = useShell();
  const client = useQueryClient();
  useEffect(() => {
    if (error === null || (error instanceof CallError && sessionCodes.some((code) => code === error.code))) return;
    client.removeQueries({ queryKey: [myState.get.endpoint.name] });
    const next = shell.location.get();
    shell.navigate(`/login?next=${encodeURIComponent(`${next.pathname}${next.search}`)}&why=reserve`, {
      replace: true,
    });
  }, [client, error, shell]);
}

/** Waits with offers, the reservations, those with a pending payment first, then passes and coupons in short. */
export function Reservations() {
  const t = useText();
  const { state, change } = useListState(myState);
  const query = useGet(myState.get);
  useLeadToLogin(query.error);
  return (
    <>
      <Waits />
      <Section
        action={
          <div className={styles.types}>
            <SegmentedControl
              hideLabel
              label={t('my.type')}
              onValueChange={(type) => change({ type })}
              options={types.map((value) => ({ value, label: t(`my.types.${value}`) }))}
              value={state.type}
            />
          </div>
        }
        isRuled={false}
        title={t('my.tabs.reserve')}
      >
        <ListPanel
          empty={t('my.noReservations')}
          emptyActions={<LinkButton href={paths.attractions}>{t('my.findPlaces')}</LinkButton>}
          pageSize={10}
          query={query}
          row={(reservation) => <ReservationRow key={reservation.rsvtUid} reservation={reservation} />}
        />
      </Section>
      <div className={styles.overview}>
        <PassShort />
        <CouponShort />
      </div>
    </>
  );
}

function ReservationRow({ reservation }: { readonly reservation: Reservation }) {
  const t = useText();
  const { formatKrw, formatNumber } = useFormats();
  const whenText = useWhenText();
  const { gdsNm, lang, optionNm, count, useDate, payAmount, badge, sttsNm, typeBadge, thumbUrl, purchaseUid } =
    reservation;
  return (
    <li className={styles.item} data-badge={badge}>
      <img alt="" className={styles.picture} height={80} loading="lazy" src={thumbUrl} width={120} />
      <div className={styles.words} data-dated>
        <p className={styles.badges}>
          <ReservationBadge badge={badge} sttsNm={sttsNm} />
          <DaysLeft reservation={reservation} />
          {typeBadge !== null && <Badge color="outline">{t(`my.typeBadges.${typeBadge}`)}</Badge>}
        </p>
        <p className={styles.name} lang={lang}>
          {gdsNm}
        </p>
        <p className={styles.facts} lang={lang}>{`${optionNm} · ${formatNumber(count)}`}</p>
        {useDate !== null && <p className={styles.when}>{whenText(reservation)}</p>}
        {purchaseUid !== null && badge !== 'standby' && (
          <p>
            <TextLink href={toPurchaseHref(purchaseUid)}>{t('purchase.link')}</TextLink>
          </p>
        )}
      </div>
      <div className={styles.end}>
        <b className={styles.amount}>
          {formatKrw(payAmount)}
          <About won={payAmount} />
        </b>
        <RowAction reservation={reservation} />
      </div>
    </li>
  );
}

/** Days until a future reservation. */
function DaysLeft({ reservation: { badge, useDate } }: { readonly reservation: Reservation }) {
  const t = useText();
  const shell = useShell();
  if (useDate === null || !(badge === 'confirm' || badge === 'voucher')) return null;
  const count = daysUntil(useDate, shell.now());
  if (count < 0) return null;
  const near = ['my.today', 'my.tomorrow'] as const;
  return <b className={styles.soon}>{t(near[count] ?? 'my.inDays', { count })}</b>;
}

/** Next action for a reservation. */
function RowAction({ reservation }: { readonly reservation: Reservation }) {
  const t = useText();
  const { actions, rsvtUid, orderUid, leftSec } = reservation;
  if (actions.includes('PAY')) {
    return (
      <LinkButton href={toPaymentHref(orderUid)} variant="secondary">
        {t('my.payWithin', { count: Math.ceil(leftSec / 60) })}
      </LinkButton>
    );
  }
  if (actions.includes('VOUCHER')) {
    return (
      <LinkButton href={toVoucherHref(rsvtUid)} variant="secondary">
        {t('voucher.showQr')}
      </LinkButton>
    );
  }
  if (actions.includes('REVIEW')) return <LinkButton href={toReviewHref(rsvtUid)}>{t('reviewWrite.write')}</LinkButton>;
  return <LinkButton href={toReservationHref(rsvtUid)}>{t('my.details')}</LinkButton>;
}
