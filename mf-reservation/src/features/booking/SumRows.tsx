import { formatKrw } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import styles from './SumRows.module.css';
import type { SlotSum } from './slotRules.ts';

/** Returns a formatter: "1시간 30분". */
export function useDuration(): (minutes: number) => string {
  const t = useText();
  return (minutes) =>
    [
      minutes >= 60 && t('booking.hours', { count: Math.floor(minutes / 60) }),
      minutes % 60 > 0 && t('booking.minutes', { count: minutes % 60 }),
    ]
      .filter((part) => part !== false)
      .join(' ');
}

/** Chosen slots and their price. */
export function SumRows({ sum }: { readonly sum: SlotSum | undefined }) {
  const t = useText();
  const toDuration = useDuration();
  return (
    <dl aria-live="polite" className={styles.sum}>
      <div>
        <dt>{t('booking.chosen')}</dt>
        <dd>
          {sum === undefined ? (
            t('booking.noneChosen')
          ) : (
            <>
              <span>{`${sum.start}–${sum.end} `}</span>
              <b>{toDuration(sum.minutes)}</b>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('booking.fee')}</dt>
        <dd className={styles.fee}>{formatKrw(sum?.amount ?? 0)}</dd>
      </div>
    </dl>
  );
}
