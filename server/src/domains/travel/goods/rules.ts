import { weekdayOf } from '../../../db/seoulTime.ts';

/** From this stock down a day is shown as nearly full. */
const fewLeft = 2;

export function stateOf(remain: number, qty: number): 'OPEN' | 'FEW' | 'FULL' {
  if (remain <= 0) return 'FULL';
  return remain <= fewLeft && remain < qty ? 'FEW' : 'OPEN';
}

interface NightPrices {
  readonly isHoliday: boolean;
  /** For a weekday, a weekend and the high season. */
  readonly prices: readonly number[];
}

/**
 * Returns the price of a room for the night that begins on a day: Friday and Saturday are weekend, New Year and summer high
 * season.
 */
export function priceOn(date: string, { isHoliday, prices }: NightPrices): number {
  const [weekday = 0, weekend = weekday, high = weekend] = prices;
  const monthDay = date.slice(5);
  const isHigh = monthDay >= '12-24' || monthDay <= '01-01' || (monthDay >= '07-20' && monthDay <= '08-20');
  if (isHigh) return high;
  return isHoliday || [5, 6].includes(weekdayOf(date)) ? weekend : weekday;
}
