import type { PassPlace } from '@haesol/contracts/travel';

export interface Saving {
  readonly count: number;
  /** Price of the chosen places without the pass, for all its persons. */
  readonly apart: number;
  /** Saving in won; negative: missing amount. */
  readonly saved: number;
}

/** Compares a pass with the adult prices of the chosen places. */
export function toSaving(
  places: readonly PassPlace[],
  chosen: ReadonlySet<string>,
  { price, persons }: { readonly price: number; readonly persons: number },
): Saving {
  const visited = places.filter(({ gdsUid }) => chosen.has(gdsUid));
  const apart = visited.reduce((sum, { adultPrice }) => sum + adultPrice, 0) * persons;
  return { count: visited.length, apart, saved: apart - price };
}
