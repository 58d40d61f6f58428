import { type AttractionOption, isAdult, orderLimits } from '@haesol/contracts/travel';
import { type PriceCounts, parseCounts } from '#paths';

/** Reads the number for each price from an address; one adult if it has no available price. */
export function toCounts(text: string | null, { prices, room }: AttractionOption): PriceCounts {
  const asked = parseCounts(text ?? '');
  // A room has a price for each season, which depends on its day.
  const chosen = room === null ? prices.filter(({ priceSn }) => (asked[priceSn] ?? 0) > 0) : [];
  if (chosen.length > 0)
    return Object.fromEntries(chosen.map(({ priceSn }) => [priceSn, Math.min(orderLimits.count, asked[priceSn] ?? 0)]));
  const first = prices.find(({ ageGroup }) => isAdult(ageGroup)) ?? prices[0];
  return first === undefined ? {} : { [first.priceSn]: 1 };
}
