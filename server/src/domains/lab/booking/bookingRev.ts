import type { BookingRow } from './repository.ts';

/** Returns the version of a booking: it differs after every change of state, time or anything else. */
export const toRev = ({
  state,
  from,
  to,
  updated_at,
}: Pick<BookingRow, 'from' | 'state' | 'to' | 'updated_at'>): string =>
  [state, from.getTime(), to.getTime(), updated_at.getTime()].join('.');
