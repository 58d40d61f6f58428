import { isDeepStrictEqual } from 'node:util';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the values that differ as details of the audit log: `{ discount: { from: 10, to: 20 } }`.
 * @param before its keys are compared, except the version
 */
export function toChanges({ rev: _rev, ...before }: Values, after: Values): Readonly<Record<string, unknown>> {
  const changed = Object.entries(before).filter(([key, value]) => !isDeepStrictEqual(value, after[key]));
  return Object.fromEntries(changed.map(([key, from]) => [key, { from, to: after[key] }]));
}
