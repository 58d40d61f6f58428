import { toSeoulDate } from '@haesol/contracts/common';
import { myEquList } from '@haesol/contracts/lab';
import { Calendar } from '@haesol/kit/calendar';
import { type ShownList, useEndpoint, useShell, useText } from '@haesol/remote/lifecycle';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { type BookingListState, changedElsewhere } from './bookingListState.ts';
import { countByDay, toMonthDays } from './bookingRules.ts';

/** Month calendar of the member's bookings; a chosen day filters the list below. */
export function BookingCalendar({ list: { state, change } }: { readonly list: ShownList<BookingListState> }) {
  const t = useText();
  const shell = useShell();
  const today = toSeoulDate(shell.now());
  const [month, setMonth] = useState((state.startDate || today).slice(0, 7));
  const { data } = useEndpoint(
    myEquList,
    { query: { pageSize: 100, ...toMonthDays(month) } },
    { placeholderData: keepPreviousData, ...changedElsewhere },
  );
  const counts = countByDay(data?.list ?? []);
  return (
    <Calendar
      label={t('bookings.useDay')}
      noteOf={(day) => {
        const count = counts.get(day);
        return count === undefined ? undefined : { text: t('bookings.onDay', { count }) };
      }}
      onPeriodChange={(first) => setMonth(first.slice(0, 7))}
      onValueChange={(day) => change({ startDate: day, endDate: day }, { preventScrollReset: true })}
      size="roomy"
      today={today}
      value={state.startDate === state.endDate && state.startDate !== '' ? state.startDate : undefined}
    />
  );
}
