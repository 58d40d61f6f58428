import type { AttractionOption } from '@haesol/contracts/travel';
import type { PriceCounts } from '#paths';
import type { OptionCounts } from './useCounts.ts';

export interface ChosenTickets {
  readonly count: number;
  readonly amount: number;
}

/** Returns the number of chosen tickets and their total price. */
export function sumTickets(options: readonly AttractionOption[], values: OptionCounts): ChosenTickets {
  const chosen = options.flatMap(({ goodsDtlId, prices }) =>
    prices.map(({ priceSn, price }) => ({ price, count: values[goodsDtlId]?.[priceSn] ?? 0 })),
  );
  return {
    count: chosen.reduce((sum, { count }) => sum + count, 0),
    amount: chosen.reduce((sum, { count, price }) => sum + count * price, 0),
  };
}

export interface ChosenOption {
  readonly goodsDtlId: string;
  readonly optionNm: string;
  readonly counts: PriceCounts;
}

/** Lists options with chosen tickets; each is reserved separately, because days and times belong to an option. */
export const listChosen = (options: readonly AttractionOption[], values: OptionCounts): readonly ChosenOption[] =>
  options.flatMap((option) => {
    const counts = values[option.goodsDtlId] ?? {};
    const { goodsDtlId, optionNm } = option;
    return sumTickets([option], values).count === 0 ? [] : [{ goodsDtlId, optionNm, counts }];
  });

/** Returns the lowest price of an adult, as lists show it: babies are free, and children pay less. */
export function findLowestPrice(options: readonly AttractionOption[]): number {
  const prices = options.flatMap((option) => option.prices);
  const adults = prices.filter(({ ageGroup }) => ageGroup === 'ADULT');
  return Math.min(...(adults.length > 0 ? adults : prices).map(({ price }) => price));
}
