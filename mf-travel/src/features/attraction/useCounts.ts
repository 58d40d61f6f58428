import { useState } from 'react';
import type { PriceCounts } from '#paths';

/** Chosen tickets by option. */
export type OptionCounts = Readonly<Record<string, PriceCounts>>;

export interface Counts {
  readonly values: OptionCounts;
  set(goodsDtlId: string, priceSn: number, count: number): void;
}

/** State of the chosen number of tickets of each price. */
export function useCounts(): Counts {
  const [values, setValues] = useState<OptionCounts>({});
  return {
    values,
    set: (goodsDtlId, priceSn, count) =>
      setValues({ ...values, [goodsDtlId]: { ...values[goodsDtlId], [priceSn]: count } }),
  };
}
