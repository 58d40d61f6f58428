import * as z from 'zod/mini';

/** Accepts one of the values; any other input becomes the fallback instead of an error. */
export function choice<const T extends readonly [string, ...string[]]>(values: T, fallback: T[number]) {
  return z.catch(z._default(z.enum(values), fallback as never), fallback as never);
}
