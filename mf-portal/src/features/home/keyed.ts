/** Pairs each value with its place, for lists whose values have no name of their own. */
export const keyed = <T>(values: readonly T[]): readonly (readonly [string, T])[] =>
  values.map((value, at) => [String(at), value] as const);
