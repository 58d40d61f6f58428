import type { GoodsInfo } from '@haesol/contracts/travel';

type Day = GoodsInfo['dates'][number];

/** Arrival and departure; empty: not chosen. */
export interface Stay {
  readonly from: string;
  readonly to: string;
}

export const isFree = ({ state }: Day): boolean => state === 'OPEN' || state === 'FEW';

/** Lists the days on which a stay can end: up to the first night that is not free, whose day can still be the departure. */
export function listDepartures(days: readonly Day[], from: string): readonly string[] {
  const start = days.findIndex(({ date }) => date === from);
  if (start === -1) return [];
  const later = days.slice(start + 1);
  const end = later.findIndex((day) => !isFree(day));
  return later.slice(0, end === -1 ? later.length : end + 1).map(({ date }) => date);
}

/** Returns the stay after the choice of a day: the departure if it can be that, else a new arrival. */
export const chooseDay = (days: readonly Day[], { from, to }: Stay, date: string): Stay =>
  to === '' && listDepartures(days, from).includes(date) ? { from, to: date } : { from: date, to: '' };

/** Lists the nights of a stay. */
export const listNights = (days: readonly Day[], { from, to }: Stay): readonly Day[] =>
  days.filter(({ date }) => from <= date && date < to);
