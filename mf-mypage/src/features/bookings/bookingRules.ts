import type { BookingState, MyBooking, MyBookingDetail } from '@haesol/contracts/lab';

/** Returns the first and the last day of a month, `YYYY-MM`. */
export function toMonthDays(month: string): { readonly startDate: string; readonly endDate: string } {
  const [year, number] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate();
  return { startDate: `${month}-01`, endDate: `${month}-${String(last).padStart(2, '0')}` };
}

/** States of bookings that do not take place. */
const over: ReadonlySet<BookingState> = new Set(['CANCELLED', 'REJECTED', 'EXPIRED']);

/** Returns true for a tax invoice that is issued, or asked for while it can still be. */
export const isTaxShown = ({ state, tax }: Pick<MyBooking, 'state'> & Pick<MyBookingDetail, 'tax'>): boolean =>
  tax?.state === 'ISSUED' || (tax?.state === 'ASKED' && !over.has(state) && state !== 'NO_SHOW');

/** Counts the bookings of each day. */
export function countByDay(bookings: readonly Pick<MyBooking, 'date' | 'state'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { date, state } of bookings) if (!over.has(state)) counts.set(date, (counts.get(date) ?? 0) + 1);
  return counts;
}

/** Lists the expected next states; empty after the end of a booking. */
export function listNextStates(state: BookingState): readonly BookingState[] {
  const course: readonly BookingState[] = ['REQUESTED', 'APPROVED', 'IN_USE', 'COMPLETED'];
  const at = course.indexOf(state);
  return at === -1 ? [] : course.slice(at + 1);
}
