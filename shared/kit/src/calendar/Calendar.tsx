import { toDateLocale } from '@haesol/contracts/common';
import { type CalendarDate, createCalendar, startOfWeek } from '@internationalized/date';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useContext, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useCalendar } from 'react-aria/useCalendar';
import { type CalendarStateOptions, useCalendarState } from 'react-stately/useCalendarState';
import * as uiTexts from '../base/texts.ts';
import { KitLocaleContext, useKitText } from '../base/useKitText.ts';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import styles from './Calendar.module.css';
import { CalendarTable } from './CalendarTable.tsx';
import type { CalendarProps } from './calendarProps.ts';
import { findDay, formatMonth } from './days.ts';

/**
 * Calendar for choosing one day, Sunday first, with Korean holidays (APG: Grid). Arrows move by days and weeks, Page Up and Page
 * Down by months, with Shift by years; Home and End go to the ends of the week. A calendar of some weeks moves by weeks, with
 * Shift by months.
 */
export function Calendar(props: CalendarProps) {
  return (
    <I18nProvider locale={toDateLocale(useContext(KitLocaleContext))}>
      <Month {...props} />
    </I18nProvider>
  );
}

function Month({
  label,
  today,
  value,
  noteOf,
  size = 'compact',
  weeks,
  onValueChange,
  onPeriodChange,
  ...limits
}: CalendarProps) {
  const say = useKitText();
  const locale = useContext(KitLocaleContext);
  const now = findDay(today);
  const chosen = findDay(value) ?? null;
  const first = weeks === undefined ? undefined : findFirst(chosen, findDay(limits.min), weeks);
  const settings: CalendarStateOptions<CalendarDate> = {
    createCalendar,
    defaultFocusedValue: first ?? chosen ?? now ?? null,
    firstDayOfWeek: 'sun',
    isDateUnavailable: (day) => noteOf?.(day.toString())?.isOff === true,
    locale: toDateLocale(locale),
    maxValue: findDay(limits.max) ?? null,
    minValue: findDay(limits.min) ?? null,
    onChange: (day) => {
      if (day !== null) onValueChange(day.toString());
    },
    value: chosen,
    ...(weeks !== undefined && { visibleDuration: { weeks }, selectionAlignment: 'start' }),
  };
  const state = useCalendarState(settings);
  const { start, end } = state.visibleRange;
  useShownPeriod(start.toString(), onPeriodChange);
  // The weeks begin before the chosen day, which is the first one that Tab reaches.
  const focusChosen = useEffectEvent(() => {
    if (first !== undefined && chosen !== null) state.setFocusedDate(chosen);
  });
  useEffect(() => focusChosen(), []);
  const { calendarProps } = useCalendar({ ...settings, 'aria-label': label }, state);
  useOwnTouchStyle();
  const titles = [start, ...(weeks !== undefined && end.month !== start.month ? [end] : [])];
  return (
    <div {...calendarProps} className={styles.calendar} data-size={size}>
      <div className={styles.head}>
        <IconButton
          disabled={state.isPreviousVisibleRangeInvalid()}
          icon={ChevronLeft}
          label={weeks === undefined ? say(uiTexts.previousMonth) : say(uiTexts.previousWeeks, { weeks })}
          onClick={() => state.focusPreviousPage()}
        />
        <p aria-live="polite" className={styles.title}>
          {titles.map((day) => formatMonth(day, locale)).join(' – ')}
        </p>
        <IconButton
          disabled={state.isNextVisibleRangeInvalid()}
          icon={ChevronRight}
          label={weeks === undefined ? say(uiTexts.nextMonth) : say(uiTexts.nextWeeks, { weeks })}
          onClick={() => state.focusNextPage()}
        />
        {now === undefined || weeks !== undefined ? null : (
          <span className={styles.today}>
            <Button
              onClick={() => {
                state.setFocusedDate(now);
                state.setFocused(true);
              }}
              size="small"
            >
              {say(uiTexts.today)}
            </Button>
          </span>
        )}
      </div>
      <CalendarTable noteOf={noteOf} size={size} state={state} today={today} />
    </div>
  );
}

/** Returns the day whose week is shown first: that of the first available day, unless the chosen day is some weeks later. */
function findFirst(chosen: CalendarDate | null, min: CalendarDate | undefined, weeks: number) {
  if (min === undefined || chosen === null) return min;
  return chosen.compare(startOfWeek(min, 'ko-KR')) < weeks * 7 ? min : chosen;
}

/** Reports the first displayed day when it changes; the first one is known to the caller. */
function useShownPeriod(first: string, onChange: CalendarProps['onPeriodChange']): void {
  const report = useEffectEvent(() => onChange?.(first));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another first day is the event.
  useEffect(() => report(), [first]);
}

/** react-aria adds a `<style>` without nonce to the page unless an element has this id; the rule is in our style sheet. */
const pressableStyleId = 'react-aria-pressable-style';

function useOwnTouchStyle(): void {
  useLayoutEffect(() => {
    if (document.getElementById(pressableStyleId) !== null) return;
    const mark = document.createElement('meta');
    mark.id = pressableStyleId;
    document.head.append(mark);
  }, []);
}
