import type { GoodsInfo } from '@haesol/contracts/travel';
import { IconButton, VisuallyHidden } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isFree, listDepartures } from '#calendar/stay';
import { listMonths, toWeeks } from '#calendar/weeks';
import styles from './DayCalendar.module.css';
import { langOfRefusal } from './useRefusalToast.tsx';

/** A Sunday and the following days. */
const week = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07'];

type Day = GoodsInfo['dates'][number];

export interface DayCalendarProps {
  readonly days: readonly Day[];
  /** Meaning of the numbers, for screen readers: "1박 요금". */
  readonly label: string;
  /** price: price of each day · seats: remaining seats · days: the days alone. */
  readonly look: 'days' | 'price' | 'seats';
  readonly chosen?: string;
  /** Departure of a stay, whose arrival is `chosen`; empty: not chosen. Absent: one day is chosen. */
  readonly departs?: string | undefined;
  /** Makes each available day a button, of a stay also each day on which it can end. */
  onChoose(date: string): void;
}

/** Month in weeks with the price or the remaining seats of each day. Arrows lead from day to day, also into the next month. */
export function DayCalendar({ days, label, look, chosen, departs, onChoose }: DayCalendarProps) {
  const t = useText();
  const { formatMonth, formatWeekday } = useFormats();
  const months = listMonths(days);
  const [index, setIndex] = useState(() => Math.max(0, months.indexOf((chosen ?? '').slice(0, 7))));
  const table = useRef<HTMLTableElement>(null);
  const entered = useRef<-1 | 1>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another month is the event
  useEffect(() => {
    if (entered.current !== undefined)
      listButtons(table.current)
        .at(entered.current === 1 ? 0 : -1)
        ?.focus();
    entered.current = undefined;
  }, [index]);
  const month = months[index] ?? '';
  if (month === '') return <p>{t('room.noNights')}</p>;
  const turn = (by: -1 | 1) => setIndex(Math.min(months.length - 1, Math.max(0, index + by)));
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const by = moveFocus(event);
    if (by === undefined || months[index + by] === undefined) return;
    event.preventDefault();
    entered.current = by;
    turn(by);
  };
  const name = formatMonth(`${month}-01`);
  const ends = departs === '' ? listDepartures(days, chosen ?? '') : [];
  const canChoose = (day: Day) => isFree(day) || ends.includes(day.date) || day.date === departs;
  const shown = days.filter(({ date }) => date.startsWith(month));
  const stop = (shown.find((day) => day.date === chosen && canChoose(day)) ?? shown.find(canChoose))?.date;
  const placeOf = (date: string) => {
    if (date === chosen) return 'from';
    if (!departs) return undefined;
    return date === departs ? 'to' : (chosen ?? '') < date && date < departs ? 'between' : undefined;
  };
  return (
    <div className={styles.nights}>
      <div className={styles.head}>
        <IconButton disabled={index === 0} icon={ChevronLeft} label={t('room.monthBefore')} onClick={() => turn(-1)} />
        <p aria-live="polite" className={styles.month}>
          {name}
        </p>
        <IconButton
          disabled={index === months.length - 1}
          icon={ChevronRight}
          label={t('room.monthAfter')}
          onClick={() => turn(1)}
        />
      </div>
      <div className={styles.frame}>
        <table className={styles.table} data-look={look} onKeyDown={handleKey} ref={table}>
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
                    canChoose={canChoose}
                    date={date}
                    day={days.find((one) => one.date === date)}
                    isStay={departs !== undefined}
                    isStop={date === stop}
                    key={date ?? `${month} ${weekday}`}
                    look={look}
                    onChoose={onChoose}
                    place={date === null ? undefined : placeOf(date)}
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
const pages: Readonly<Record<string, -1 | 1>> = { PageUp: -1, PageDown: 1 };

const listButtons = (table: Element | null) => [
  ...(table?.querySelectorAll<HTMLButtonElement>('button[data-date]') ?? []),
];

/** Moves the focus to the next day in the direction of an arrow key. @returns the direction of another month, if the key leads there */
function moveFocus(event: KeyboardEvent<HTMLElement>): -1 | 1 | undefined {
  const page = pages[event.key];
  if (page !== undefined) return page;
  const step = steps[event.key];
  const from = event.target instanceof HTMLButtonElement ? Number(event.target.dataset.date?.slice(8)) : Number.NaN;
  if (step === undefined || Number.isNaN(from)) return undefined;
  const dayOf = ({ dataset }: HTMLButtonElement) => Number(dataset.date?.slice(8));
  const way = listButtons(event.currentTarget).filter(
    (button) => (dayOf(button) - from) * step > 0 && (dayOf(button) - from) % step === 0,
  );
  const next = step > 0 ? way[0] : way.at(-1);
  if (next === undefined) return step > 0 ? 1 : -1;
  event.preventDefault();
  next.focus();
  return undefined;
}

interface DayCellProps extends Pick<DayCalendarProps, 'look' | 'onChoose'> {
  readonly date: string | null;
  readonly day: Day | undefined;
  readonly canChoose: (day: Day) => boolean;
  readonly isStay: boolean;
  /** Place in the choice; undefined for a day outside of it. */
  readonly place: 'between' | 'from' | 'to' | undefined;
  /** The one day of the month that Tab stops at; arrows lead on. */
  readonly isStop: boolean;
}

function DayCell({ date, day, look, canChoose, isStay, place, isStop, onChoose }: DayCellProps) {
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
        : look === 'seats'
          ? (few ?? t('room.plenty'))
          : '';
  const words = (
    <>
      <b>{Number(date.slice(8))}</b>
      {day !== undefined && <span title={day.why === '' ? undefined : day.why}>{note}</span>}
      {isClosed && (
        <VisuallyHidden>
          <span lang={langOfRefusal(day.why)}>{day.why}</span>
        </VisuallyHidden>
      )}
      {isStay && (place === 'from' || place === 'to') ? (
        <small>{t(`room.marks.${place}`)}</small>
      ) : (
        look === 'price' && few !== undefined && <small>{few}</small>
      )}
    </>
  );
  return (
    <td className={styles.night} data-state={day?.state}>
      {day === undefined || !canChoose(day) ? (
        words
      ) : (
        <button
          aria-pressed={place !== undefined}
          className={styles.choice}
          data-date={date}
          data-place={place}
          onClick={() => onChoose(date)}
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
