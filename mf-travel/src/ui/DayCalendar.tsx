import type { GoodsInfo } from '@haesol/contracts/travel';
import { IconButton, VisuallyHidden } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { listMonths, toWeeks } from '#calendar/weeks';
import styles from './DayCalendar.module.css';

/** A Sunday and the following days. */
const week = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07'];

type Day = GoodsInfo['dates'][number];

export interface DayCalendarProps {
  readonly days: readonly Day[];
  /** Meaning of the numbers, for screen readers: "1박 요금". */
  readonly label: string;
  /** price: price of each day · seats: remaining seats. */
  readonly look: 'price' | 'seats';
  readonly chosen?: string;
  /** Makes each available day a button. */
  onChoose?(date: string): void;
}

/** Month in weeks with the price or the remaining seats of each day. */
export function DayCalendar({ days, label, look, chosen, onChoose }: DayCalendarProps) {
  const t = useText();
  const { formatMonth, formatWeekday } = useFormats();
  const months = listMonths(days);
  const [index, setIndex] = useState(() => Math.max(0, months.indexOf((chosen ?? '').slice(0, 7))));
  const month = months[index] ?? '';
  if (month === '') return <p>{t('room.noNights')}</p>;
  const name = formatMonth(`${month}-01`);
  return (
    <div className={styles.nights}>
      <div className={styles.head}>
        <IconButton
          disabled={index === 0}
          icon={ChevronLeft}
          label={t('room.monthBefore')}
          onClick={() => setIndex(Math.max(0, index - 1))}
        />
        <p aria-live="polite" className={styles.month}>
          {name}
        </p>
        <IconButton
          disabled={index === months.length - 1}
          icon={ChevronRight}
          label={t('room.monthAfter')}
          onClick={() => setIndex(Math.min(months.length - 1, index + 1))}
        />
      </div>
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption className={styles.caption}>{`${name} ${label}`}</caption>
          <thead>
            <tr>
              {week.map((day) => (
                <th key={day} scope="col">
                  {formatWeekday(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {toWeeks(month).map((dates) => (
              <tr key={dates.find((date) => date !== null)}>
                {dates.map((date, weekday) => (
                  <DayCell
                    chosen={chosen}
                    date={date}
                    day={days.find((one) => one.date === date)}
                    key={date ?? `${month} ${weekday}`}
                    look={look}
                    onChoose={onChoose}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface DayCellProps extends Pick<DayCalendarProps, 'look'> {
  readonly date: string | null;
  readonly day: Day | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: ((date: string) => void) | undefined;
}

function DayCell({ date, day, look, chosen, onChoose }: DayCellProps) {
  const t = useText();
  const { formatMonth, formatNumber, formatWeekday } = useFormats();
  if (date === null) return <td />;
  const isFull = day?.state === 'FULL';
  const few =
    day?.state === 'FEW' ? t(look === 'price' ? 'room.few' : 'room.fewSeats', { count: day.remain }) : undefined;
  const note = isFull ? t('room.full') : look === 'price' ? formatNumber(day?.price ?? 0) : (few ?? t('room.plenty'));
  const words = (
    <>
      <b>{Number(date.slice(8))}</b>
      {day !== undefined && <span>{note}</span>}
      {look === 'price' && few !== undefined && <small>{few}</small>}
    </>
  );
  return (
    <td className={styles.night} data-state={day?.state}>
      {onChoose === undefined || day === undefined || isFull ? (
        words
      ) : (
        <button aria-pressed={date === chosen} className={styles.choice} onClick={() => onChoose(date)} type="button">
          {/* A button's name is announced without context: it needs the month, too. */}
          <VisuallyHidden>{formatMonth(date)}</VisuallyHidden>
          {words}
          <VisuallyHidden>{`(${formatWeekday(date)})`}</VisuallyHidden>
        </button>
      )}
    </td>
  );
}
