import { useState } from 'react';
import type { PriceCounts } from '#paths';

/** Chosen tickets by option. */
export type OptionCounts = Readonly<Record<string, PriceCounts>>;

export interface Counts {
  readonly values: OptionCounts;
  set(goodsDtlId: string, priceSn: number, count: number): void;
}

/** How many tickets of each price somebody wants; none at first. */
export function useCounts(): Counts {
  const [values, setValues] = useState<OptionCounts>({});
  return {
    values,
    set: (goodsDtlId, priceSn, count) =>
      setValues({ ...values, [goodsDtlId]: { ...values[goodsDtlId], [priceSn]: count } }),
  };
}
