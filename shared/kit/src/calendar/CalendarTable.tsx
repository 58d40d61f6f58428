import { findHoliday } from '@haesol/contracts/holidays';
import type { CalendarDate } from '@internationalized/date';
import { useContext, useRef } from 'react';
import { useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import * as uiTexts from '../base/texts.ts';
import { KitLocaleContext, useKitText } from '../base/useKitText.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import { SlotTicks } from '../text/SlotTicks.tsx';
import styles from './CalendarTable.module.css';
import type { CalendarProps, DayNote } from './calendarProps.ts';
import { sayDay, weekdayOf, weekdaysIn } from './days.ts';

export interface CalendarTableProps extends Pick<CalendarProps, 'noteOf' | 'size' | 'today'> {
  state: CalendarState;
}

/** Weeks of the displayed month. */
export function CalendarTable({ size, ...days }: CalendarTableProps) {
  const { state } = days;
  const locale = useContext(KitLocaleContext);
  const { gridProps, headerProps, weeksInMonth } = useCalendarGrid({ firstDayOfWeek: 'sun' }, state);
  return (
    <table {...gridProps} className={styles.table} data-size={size}>
      <thead {...headerProps}>
        <tr>
          {weekdaysIn(locale).map((weekday) => (
            <th className={styles.weekday} key={weekday}>
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeksInMonth }, (_week, week) => (
          <tr key={state.visibleRange.start.add({ weeks: week }).toString()}>
            {state.getDatesInWeek(week).map((day, at) =>
              day === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the position of a column is its identity.
                <td className={styles.cell} key={at} />
              ) : (
                <Day {...days} day={day} key={day.toString()} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps extends Omit<CalendarTableProps, 'size'> {
  day: CalendarDate;
}

function Day({ day, state, today, noteOf }: DayProps) {
  const say = useKitText();
  const locale = useContext(KitLocaleContext);
  const ref = useRef<HTMLDivElement>(null);
  const cell = useCalendarCell({ date: day }, state, ref);
  const text = day.toString();
  const named = findHoliday(text);
  // The gazette names holidays in Korean.
  const holiday = named === undefined || locale === 'ko' ? named : say(uiTexts.holiday);
  const note = noteOf?.(text);
  const isToday = text === today;
  const isFirstOfMonth = day.day === 1;
  const words = [
    sayDay(day, locale),
    isToday && say(uiTexts.today),
    holiday,
    note?.spoken ?? note?.text,
    cell.isSelected && say(uiTexts.dayChosen),
  ].filter((word) => typeof word === 'string');
  return (
    <td {...cell.cellProps} className={styles.cell}>
      {/* Named by its text: another name than the visible text would violate WCAG 2.5.3 (Label in Name). */}
      <div
        {...cell.buttonProps}
        aria-label={undefined}
        className={styles.day}
        data-chosen={cell.isSelected || undefined}
        data-holiday={holiday !== undefined || weekdayOf(day) === 0 || undefined}
        data-off={cell.isDisabled || cell.isUnavailable || undefined}
        data-today={isToday || undefined}
        hidden={cell.isOutsideVisibleRange}
        ref={ref}
      >
        <VisuallyHidden>{words.join(', ')}</VisuallyHidden>
        <span aria-hidden="true" className={styles.number}>
          {isFirstOfMonth && state.visibleRange.end.month !== state.visibleRange.start.month
            ? `${day.month}/${day.day}`
            : day.day}
        </span>
        <DayWords holiday={holiday} note={note} />
      </div>
    </td>
  );
}

/** Visible part; the accessible name of the day contains all of this. */
function DayWords({ holiday, note }: { holiday: string | undefined; note: DayNote | undefined }) {
  return (
    <>
      {note?.ticks === undefined ? null : <SlotTicks className={styles.ticks} slots={note.ticks} />}
      {note === undefined && holiday === undefined ? null : (
        <span aria-hidden="true" className={styles.note}>
          {note?.text ?? holiday}
        </span>
      )}
    </>
  );
}
