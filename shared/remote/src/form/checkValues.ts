import { parseInput } from '@haesol/contracts/common';
import type * as z from 'zod/mini';
import { sayRefusal } from '../i18n/refusals.ts';

/** Error messages by the names of the page's fields. */
export type FieldMessages<V> = { readonly [K in keyof V]?: string | undefined };

/** Removes fields without a message. */
export const withMessages = <V>(messages: FieldMessages<V>): FieldMessages<V> =>
  Object.fromEntries(
    Object.entries<string | undefined>(messages).flatMap(([name, message]) =>
      message === undefined ? [] : [[name, sayRefusal(message)]],
    ),
  ) as FieldMessages<V>;

/** Maps fields of the schema (dotted path) to other names on the page: `{ tel1: 'tel', 'company.nm': 'companyNm' }`. */
export type FieldNames<V> = Readonly<Record<string, keyof V & string>>;

export interface CheckResult<V, D> {
  /** Parsed output of the schema; undefined if it is invalid. */
  readonly data: D | undefined;
  readonly errors: FieldMessages<V>;
  /** First message that belongs to no field of the page. */
  readonly other: string | undefined;
}

/**
 * Assigns messages of the contract or the server to the fields of a page; the first for a field wins. A part of a list (`tel.0`)
 * belongs to its field.
 */
export function toFieldMessages<V extends object>(
  found: readonly { readonly field: string; readonly message: string }[],
  values: V,
  names: FieldNames<V> = {},
): { readonly errors: FieldMessages<V>; readonly other: string | undefined } {
  const errors: Record<string, string> = {};
  let other: string | undefined;
  for (const { field, message } of found) {
    const name = names[field] ?? (field in values ? field : (field.split('.', 1)[0] ?? field));
    if (name in values) errors[name] ??= message;
    else other ??= message;
  }
  return { errors: errors as FieldMessages<V>, other };
}

/** Validates an input with the schema of the contract. */
export function checkValues<S extends z.core.$ZodType, V extends object>(
  schema: S,
  input: unknown,
  values: V,
  names?: FieldNames<V>,
): CheckResult<V, z.output<S>> {
  const result = parseInput(schema, input);
  if ('data' in result) return { data: result.data, errors: {}, other: undefined };
  return { data: undefined, ...toFieldMessages(result.fieldErrors, values, names) };
}
