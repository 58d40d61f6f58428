import * as z from 'zod/mini';
import { type FieldError, toFieldErrors } from './errors.ts';

/** What a form holds, read by the schema of the call that takes it: its data, or one message a field. */
export function parseInput<S extends z.core.$ZodType>(
  schema: S,
  value: unknown,
): { readonly data: z.output<S> } | { readonly fieldErrors: readonly FieldError[] } {
  const result = z.safeParse(schema, value);
  return result.success ? { data: result.data } : { fieldErrors: toFieldErrors(result.error.issues) };
}
