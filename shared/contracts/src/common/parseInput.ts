import * as z from 'zod/mini';
import { type FieldError, toFieldErrors } from './errors.ts';

/** Parses the values of a form with the schema of its endpoint: returns the data, or one message for each field. */
export function parseInput<S extends z.core.$ZodType>(
  schema: S,
  value: unknown,
): { readonly data: z.output<S> } | { readonly fieldErrors: readonly FieldError[] } {
  const result = z.safeParse(schema, value);
  return result.success ? { data: result.data } : { fieldErrors: toFieldErrors(result.error.issues) };
}
