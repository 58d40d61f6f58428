import type { MemberPass } from '@haesol/contracts/travel';
import { Badge, type BadgeColor, LinkButton } from '@haesol/kit';
import { useFormats, useShell, useText } from '@haesol/remote/lifecycle';
import { useEffect, useState } from 'react';
import { toPassVoucherHref } from '#paths';
import { Figure } from '#ui/Figure';
import rows from './MyScreen.module.css';
import styles from './PassRow.module.css';
import { toClock } from './remaining.ts';

const colors: Readonly<Record<MemberPass['state'], BadgeColor>> = {
  PAID: 'gray',
  ACTIVE: 'blue',
  EXPIRED: 'gray',
  REFUND_ASK: 'red',
  REFUNDED: 'gray',
};

const minuteMs = 60_000;

/** Returns the remaining seconds, updated every minute. */
function useRemaining({ remainSec }: MemberPass): number {
  const shell = useShell();
  const [untilMs] = useState(() => shell.now() + remainSec * 1_000);
  const [left, setLeft] = useState(remainSec);
  useEffect(() => {
    if (remainSec === 0) return;
    const timer = setInterval(() => setLeft(Math.max(0, Math.round((untilMs - shell.now()) / 1_000))), minuteMs);
    return () => clearInterval(timer);
  }, [remainSec, shell, untilMs]);
  return left;
}

/** Pass with its remaining hours, or the days left to start it. */
export function PassRow({ pass }: { readonly pass: MemberPass }) {
  const t = useText();
  const { formatDateTime, formatShortDate } = useFormats();
  const { passUid, passNm, lang, hours, state, expireDt, usedPlaces } = pass;
  const left = useRemaining(pass);
  const canShow = state === 'PAID' || state === 'ACTIVE';
  return (
    <li className={rows.item}>
      {state === 'ACTIVE' && hours !== null ? (
        <Ring hours={hours} left={left} />
      ) : (
        <p aria-hidden="true" className={styles.ticket} data-off={!canShow || undefined}>
          <Figure unit={hours === null ? 'places' : 'hours'} value={hours ?? usedPlaces.length} />
        </p>
      )}
      <div className={rows.words}>
        <Badge color={colors[state]}>{t(`my.passStates.${state}`)}</Badge>
        <p className={rows.name} lang={lang}>
          {passNm}
        </p>
        <p className={rows.facts}>
          {state === 'PAID'
            ? t('my.startBy', { date: formatShortDate(expireDt) })
            : t('my.endsAt', { time: formatDateTime(expireDt) })}
        </p>
        {usedPlaces.length > 0 && (
          <p className={rows.facts} lang={lang}>
            {usedPlaces.map(({ gdsNm }) => gdsNm).join(' · ')}
          </p>
        )}
      </div>
      <div className={rows.end}>
        {canShow && (
          <LinkButton href={toPassVoucherHref(passUid)} variant={state === 'ACTIVE' ? 'primary' : 'plain'}>
            {t('voucher.showQr')}
          </LinkButton>
        )}
      </div>
    </li>
  );
}

/** Gives a circumference of 100, so that the dash is a percentage. */
const radius = 15.915;

function Ring({ hours, left }: { readonly hours: number; readonly left: number }) {
  const t = useText();
  const share = Math.min(100, Math.round((left / (hours * 3_600)) * 100));
  const clock = toClock(left);
  return (
    <div aria-label={t('my.remaining', { time: clock })} className={styles.ring} role="img">
      <svg aria-hidden="true" viewBox="0 0 36 36">
        <circle className={styles.track} cx="18" cy="18" r={radius} />
        <circle className={styles.left} cx="18" cy="18" r={radius} strokeDasharray={`${share} 100`} />
      </svg>
      <p>
        <b>{clock}</b>
        {t('my.left')}
      </p>
    </div>
  );
}
