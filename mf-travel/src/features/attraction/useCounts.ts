import { useState } from 'react';

/** Chosen tickets: `option:price` to its number. */
export interface Counts {
  readonly values: Readonly<Record<string, number>>;
  set(key: string, count: number): void;
}

export const toCountKey = (goodsDtlId: string, priceSn: number): string => `${goodsDtlId}:${priceSn}`;

/** How many tickets of each price somebody wants; none at first. */
export function useCounts(): Counts {
  const [values, setValues] = useState<Readonly<Record<string, number>>>({});
  return { values, set: (key, count) => setValues({ ...values, [key]: count }) };
}
