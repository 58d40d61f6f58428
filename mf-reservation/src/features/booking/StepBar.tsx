import type { EquipmentSlot } from '@haesol/contracts/lab';
import { Button, LinkButton } from '@haesol/kit';
import { formatKrw } from '@haesol/remote/i18n';
import { type ShownList, useFormats, useText } from '@haesol/remote/lifecycle';
import type { BookingAddress } from './bookingGets.ts';
import styles from './StepBar.module.css';
import { useDuration } from './SumRows.tsx';
import type { SlotSum } from './slotRules.ts';
import type { Hold } from './useHold.ts';

export interface StepBarProps {
  readonly day: string;
  readonly slots: readonly EquipmentSlot[];
  readonly sum: SlotSum | undefined;
  readonly hold: Hold;
  readonly isChange: boolean;
  readonly list: ShownList<BookingAddress>;
  /** The chosen slots can be booked. */
  readonly canBook: boolean;
  /** Id of the text with the reason why booking is impossible. */
  readonly reasonId: string;
}

/** Current choice and the button to the next step, at the bottom of a narrow window. */
export function StepBar({ day, slots, sum, hold, isChange, list, canBook, reasonId }: StepBarProps) {
  const t = useText();
  const { formatShortDay } = useFormats();
  const toDuration = useDuration();
  const free = slots.filter(({ state }) => state === 'FREE').length;
  const dayText = day === '' ? t('booking.noDay') : formatShortDay(day);
  if (list.state.step !== 'time') {
    return (
      <div className={styles.bar}>
        <p className={styles.words}>
          <span>{t('booking.chosenDay')}</span>
          <b>{`${dayText} ${t('booking.days.FREE', { count: free })}`}</b>
        </p>
        <LinkButton href={list.hrefOf({ step: 'time' })} size="form" variant="primary">
          {t('booking.toTime')}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className={styles.bar}>
      <p className={styles.words}>
        <span>{sum === undefined ? dayText : `${dayText} ${sum.start}–${sum.end}`}</span>
        <b>{sum === undefined ? t('booking.noneChosen') : `${toDuration(sum.minutes)} · ${formatKrw(sum.amount)}`}</b>
      </p>
      <Button
        aria-describedby={reasonId}
        busy={hold.isBusy}
        disabled={!canBook}
        onClick={() => void hold.begin()}
        size="form"
        variant="primary"
      >
        {t(isChange ? 'booking.change' : 'booking.book')}
      </Button>
    </div>
  );
}
