import { type AttractionOption, isAdult, orderLimits } from '@haesol/contracts/travel';
import { type PriceCounts, parseCounts } from '#paths';

/** How many of each price an address asks for; one adult where it has nothing that is sold. */
export function toCounts(text: string | null, { prices, room }: AttractionOption): PriceCounts {
  const asked = parseCounts(text ?? '');
  // A room has a price for each season, of which its day decides.
  const chosen = room === null ? prices.filter(({ priceSn }) => (asked[priceSn] ?? 0) > 0) : [];
  if (chosen.length > 0)
    return Object.fromEntries(chosen.map(({ priceSn }) => [priceSn, Math.min(orderLimits.count, asked[priceSn] ?? 0)]));
  const first = prices.find(({ ageGroup }) => isAdult(ageGroup)) ?? prices[0];
  return first === undefined ? {} : { [first.priceSn]: 1 };
}
