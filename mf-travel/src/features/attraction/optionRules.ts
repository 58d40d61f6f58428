import type { AttractionOption } from '@haesol/shared/contracts';
import { toCountKey } from './useCounts.ts';

export interface ChosenTickets {
  readonly count: number;
  readonly amount: number;
}

/** How many tickets are chosen, and what they cost together. */
export function sumTickets(
  options: readonly AttractionOption[],
  values: Readonly<Record<string, number>>,
): ChosenTickets {
  const chosen = options.flatMap(({ goodsDtlId, prices }) =>
    prices.map(({ priceSn, price }) => ({ price, count: values[toCountKey(goodsDtlId, priceSn)] ?? 0 })),
  );
  return {
    count: chosen.reduce((sum, { count }) => sum + count, 0),
    amount: chosen.reduce((sum, { count, price }) => sum + count * price, 0),
  };
}
