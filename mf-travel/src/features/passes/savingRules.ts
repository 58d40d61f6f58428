import type { PassPlace } from '@haesol/contracts/travel';

export interface Saving {
  readonly count: number;
  /** What the chosen places cost without the pass, for all its persons. */
  readonly apart: number;
  /** Won that are saved; negative: so much more would have to be visited. */
  readonly saved: number;
}

/** Holds a pass against the adult prices of the places that somebody would visit with it. */
export function toSaving(
  places: readonly PassPlace[],
  chosen: ReadonlySet<string>,
  { price, persons }: { readonly price: number; readonly persons: number },
): Saving {
  const visited = places.filter(({ gdsUid }) => chosen.has(gdsUid));
  const apart = visited.reduce((sum, { adultPrice }) => sum + adultPrice, 0) * persons;
  return { count: visited.length, apart, saved: apart - price };
}
