import { SlotTicks, TextLink, WholeBrackets } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import { Trans } from 'react-i18next';
import { toBookingHref } from '#paths';
import styles from './BannerSlots.module.css';
import type { FreeDay } from './bannerRules.ts';

interface BannerSlotsProps {
  readonly day: FreeDay;
  /** Lowest price of an hour for companies, in won; null if unknown. */
  readonly priceFrom: number | null;
}

/** First bookable day of the most used equipment, hour by hour. */
export function BannerSlots({ day: { date, devices, hours }, priceFrom }: BannerSlotsProps) {
  const t = useText();
  const { formatShortDay } = useFormats();
  return (
    <div className={styles.strip}>
      <p className={styles.head}>
        <b className={styles.date}>{formatShortDay(date)}</b>
        <span aria-hidden="true" className={styles.hours}>
          {hours.join(' ')}
        </span>
      </p>
      <ul aria-label={t('homeBanner.slots')}>
        {devices.map(({ eqUid, eqNm, free, slots }) => (
          <li className={styles.row} key={eqUid}>
            <span className={styles.name}>
              <TextLink href={toBookingHref(eqUid)} tone="quiet">
                <WholeBrackets text={eqNm} />
              </TextLink>
            </span>
            <SlotTicks className={styles.ticks} slots={slots} />
            <span className={styles.free}>
              <Trans components={{ 1: <b /> }} i18nKey="homeWeek.free" t={t} values={{ count: free }} />
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {hours.length > 0 ? t('homeBanner.slotsNote') : t('homeBanner.slotsNoteShort')}{' '}
        {priceFrom !== null && t('homeBanner.slotsPrice', { price: priceFrom })}
      </p>
    </div>
  );
}
