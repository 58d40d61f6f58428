import type { GoodsInfo } from '@haesol/contracts/travel';
import { IconButton, VisuallyHidden } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useState } from 'react';
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
  const isFree = ({ date, state }: Day) => date.startsWith(month) && (state === 'OPEN' || state === 'FEW');
  const stop = (days.find((day) => day.date === chosen && isFree(day)) ?? days.find(isFree))?.date;
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
                    isStop={date === stop}
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

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Moves the focus to the next free day in the direction of an arrow key. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const from = Number(event.currentTarget.dataset.date?.slice(8));
  const table = event.currentTarget.closest('table');
  const buttons = [...(table?.querySelectorAll<HTMLButtonElement>('button[data-date]') ?? [])];
  const dayOf = ({ dataset }: HTMLButtonElement) => Number(dataset.date?.slice(8));
  const way = buttons.filter((button) => (dayOf(button) - from) * step > 0 && (dayOf(button) - from) % step === 0);
  const next = step > 0 ? way[0] : way.at(-1);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

interface DayCellProps extends Pick<DayCalendarProps, 'look'> {
  readonly date: string | null;
  readonly day: Day | undefined;
  readonly chosen: string | undefined;
  /** The one day of the month that Tab stops at; arrows lead on. */
  readonly isStop: boolean;
  readonly onChoose: ((date: string) => void) | undefined;
}

function DayCell({ date, day, look, chosen, isStop, onChoose }: DayCellProps) {
  const t = useText();
  const { formatMonth, formatNumber, formatWeekday } = useFormats();
  if (date === null) return <td />;
  const isFull = day?.state === 'FULL';
  const isClosed = day?.state === 'CLOSED';
  const few =
    day?.state === 'FEW' ? t(look === 'price' ? 'room.few' : 'room.fewSeats', { count: day.remain ?? 0 }) : undefined;
  const note = isClosed
    ? t('room.closed')
    : isFull
      ? t('room.full')
      : look === 'price'
        ? formatNumber(day?.price ?? 0)
        : (few ?? t('room.plenty'));
  const words = (
    <>
      <b>{Number(date.slice(8))}</b>
      {day !== undefined && <span title={day.why === '' ? undefined : day.why}>{note}</span>}
      {isClosed && <VisuallyHidden>{day.why}</VisuallyHidden>}
      {look === 'price' && few !== undefined && <small>{few}</small>}
    </>
  );
  return (
    <td className={styles.night} data-state={day?.state}>
      {onChoose === undefined || day === undefined || isFull || isClosed ? (
        words
      ) : (
        <button
          aria-pressed={date === chosen}
          className={styles.choice}
          data-date={date}
          onClick={() => onChoose(date)}
          onKeyDown={moveFocus}
          tabIndex={isStop ? 0 : -1}
          type="button"
        >
          {/* A button's name is announced without context: it needs the month, too. */}
          <VisuallyHidden>{formatMonth(date)}</VisuallyHidden>
          {words}
          <VisuallyHidden>{`(${formatWeekday(date)})`}</VisuallyHidden>
        </button>
      )}
    </td>
  );
}
