import { type DayKind, isSoldOn, type PriceDays } from '@haesol/contracts/travel';
import { weekdayOf } from '../../../db/seoulTime.ts';

/** From this stock down a day is shown as nearly full. */
const fewLeft = 2;

export function stateOf(remain: number, qty: number): 'OPEN' | 'FEW' | 'FULL' {
  if (remain <= 0) return 'FULL';
  return remain <= fewLeft && remain < qty ? 'FEW' : 'OPEN';
}

/** Days and amount of a price. */
export interface DatedPrice {
  readonly days: PriceDays;
  readonly price: number;
}

interface DayFacts {
  readonly isHoliday: boolean;
  /** The weekend of a room is its nights of Friday and Saturday. */
  readonly isRoom: boolean;
  readonly prices: readonly DatedPrice[];
}

/** New Year and summer. */
export function isSeason(date: string): boolean {
  const monthDay = date.slice(5);
  return monthDay >= '12-24' || monthDay <= '01-01' || (monthDay >= '07-20' && monthDay <= '08-20');
}

/** Returns the kind of a day for its prices; New Year and summer are the season of goods that have a price for it. */
export function dayKindOf(date: string, { isHoliday, isRoom, prices }: DayFacts): DayKind {
  if (isSeason(date) && prices.some(({ days }) => days === 'HIGH')) return 'HIGH';
  return isHoliday || (isRoom ? [5, 6] : [0, 6]).includes(weekdayOf(date)) ? 'WEEKEND' : 'WEEKDAY';
}

/** Returns the price of a room for a kind of night; the first one if none is for it. */
export const priceFor = (kind: DayKind, prices: readonly DatedPrice[]): number =>
  (prices.find(({ days }) => isSoldOn(days, kind)) ?? prices[0])?.price ?? 0;
