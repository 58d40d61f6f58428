import { parseInput } from '@haesol/contracts/common';
import type * as z from 'zod/mini';
import { sayRefusal } from '../i18n/refusals.ts';

/** Error messages by the names of the page's fields; those of the parts of a list also by {@link toPartKey}. */
export type FieldMessages<V> = { readonly [K in keyof V]?: string | undefined };

/** Key of the message at one part of a list, e.g. a row. */
export const toPartKey = (name: string, at: number): string => `${name}.${at}`;
/** Returns the field of a key. */
export const toFieldName = (key: string): string => key.replace(/\.\d+$/, '');

/** Selects messages by their keys. */
export const pickMessages = <V>(messages: FieldMessages<V>, isPicked: (key: string) => boolean): FieldMessages<V> =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => isPicked(key))) as FieldMessages<V>;

export const messageOf = <V>(messages: FieldMessages<V>, key: string): string | undefined =>
  (messages as Readonly<Record<string, string | undefined>>)[key];

/** Lists the messages of a field with their keys: those of its parts, or else its own. */
export function listMessages<V>(messages: FieldMessages<V>, name: string): readonly (readonly [string, string])[] {
  const parts = Object.entries<string | undefined>(messages)
    .filter(([key]) => key !== name && toFieldName(key) === name)
    .toSorted(([one], [other]) => Number(one.slice(name.length + 1)) - Number(other.slice(name.length + 1)));
  const all = parts.length > 0 ? parts : [[name, messageOf(messages, name)] as const];
  return all.flatMap(([key, message]) => (message === undefined ? [] : [[key, message] as const]));
}

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
 * belongs to its field, also under another name, and has its message besides.
 */
export function toFieldMessages<V extends object>(
  found: readonly { readonly field: string; readonly message: string }[],
  values: V,
  names: FieldNames<V> = {},
): { readonly errors: FieldMessages<V>; readonly other: string | undefined } {
  const errors: Record<string, string> = {};
  let other: string | undefined;
  for (const { field, message } of found) {
    const name =
      names[field] ?? names[toFieldName(field)] ?? (field in values ? field : (field.split('.', 1)[0] ?? field));
    if (!(name in values)) {
      other ??= message;
      continue;
    }
    errors[name] ??= message;
    if (toFieldName(field) === name) errors[field] ??= message;
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
