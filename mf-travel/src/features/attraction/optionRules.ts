import type { AttractionOption } from '@haesol/contracts/travel';
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

export interface ChosenOption {
  readonly goodsDtlId: string;
  readonly optionNm: string;
  /** How many of each price, as the address of the reservation says it: `1:2,3:1`. */
  readonly asked: string;
}

/** Options of which something is chosen; each is reserved for itself, because its days and times are its own. */
export function listChosen(
  options: readonly AttractionOption[],
  values: Readonly<Record<string, number>>,
): readonly ChosenOption[] {
  return options.flatMap(({ goodsDtlId, optionNm, prices }) => {
    const asked = prices.flatMap(({ priceSn }) => {
      const count = values[toCountKey(goodsDtlId, priceSn)] ?? 0;
      return count > 0 ? [`${priceSn}:${count}`] : [];
    });
    return asked.length === 0 ? [] : [{ goodsDtlId, optionNm, asked: asked.join(',') }];
  });
}
