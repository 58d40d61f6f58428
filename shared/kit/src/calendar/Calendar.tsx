import { type CalendarDate, createCalendar } from '@internationalized/date';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useCalendar } from 'react-aria/useCalendar';
import { type CalendarStateOptions, useCalendarState } from 'react-stately/useCalendarState';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import styles from './Calendar.module.css';
import { CalendarTable } from './CalendarTable.tsx';
import type { CalendarProps } from './calendarProps.ts';
import { findDay } from './days.ts';

/**
 * Calendar for choosing one day, Sunday first, with Korean holidays (APG: Grid). Arrows move by days and weeks, Page Up and Page
 * Down by months, with Shift by years; Home and End go to the ends of the week.
 */
export function Calendar(props: CalendarProps) {
  return (
    <I18nProvider locale="ko-KR">
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
  onValueChange,
  onMonthChange,
  ...limits
}: CalendarProps) {
  const say = useKitText();
  const now = findDay(today);
  const chosen = findDay(value) ?? null;
  const settings: CalendarStateOptions<CalendarDate> = {
    createCalendar,
    defaultFocusedValue: chosen ?? now ?? null,
    firstDayOfWeek: 'sun',
    isDateUnavailable: (day) => noteOf?.(day.toString())?.isOff === true,
    locale: 'ko-KR',
    maxValue: findDay(limits.max) ?? null,
    minValue: findDay(limits.min) ?? null,
    onChange: (day) => {
      if (day !== null) onValueChange(day.toString());
    },
    onFocusChange: (day) => onMonthChange?.(day.toString().slice(0, 7)),
    value: chosen,
  };
  const state = useCalendarState(settings);
  const { calendarProps } = useCalendar({ ...settings, 'aria-label': label }, state);
  useOwnTouchStyle();
  const { year, month } = state.visibleRange.start;
  return (
    <div {...calendarProps} className={styles.calendar} data-size={size}>
      <div className={styles.head}>
        <IconButton
          disabled={state.isPreviousVisibleRangeInvalid()}
          icon={ChevronLeft}
          label={say(uiTexts.previousMonth)}
          onClick={() => state.focusPreviousPage()}
        />
        <p aria-live="polite" className={styles.title}>
          {say(uiTexts.month, { year, month })}
        </p>
        <IconButton
          disabled={state.isNextVisibleRangeInvalid()}
          icon={ChevronRight}
          label={say(uiTexts.nextMonth)}
          onClick={() => state.focusNextPage()}
        />
        {now === undefined ? null : (
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
