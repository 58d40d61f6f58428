import * as z from 'zod/mini';

/** One of the values; anything else is the fallback, never an error. */
export function choice<const T extends readonly [string, ...string[]]>(values: T, fallback: T[number]) {
  return z.catch(z._default(z.enum(values), fallback as never), fallback as never);
}
