import { type AttractionOption, orderLimits } from '@haesol/contracts/travel';

/**
 * How many of each price an address asks for (`1:2,3:1` is two of the first price and one of the third); one of the first
 * where it says nothing.
 */
export function toCounts(text: string | null, { prices, room }: AttractionOption): readonly string[] {
  // A room has a price for each season, of which its day decides.
  if (room !== null) return ['1'];
  const asked = new Map((text ?? '').split(',').map((part) => part.split(':') as [string, string | undefined]));
  const counts = prices.map(({ priceSn }) => {
    const count = Number(asked.get(String(priceSn)) ?? '0');
    return Number.isInteger(count) ? Math.min(orderLimits.count, Math.max(0, count)) : 0;
  });
  return counts.every((count) => count === 0)
    ? prices.map((_price, index) => (index === 0 ? '1' : '0'))
    : counts.map(String);
}
