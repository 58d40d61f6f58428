import type { SelectOption } from '@haesol/kit';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { toLines } from '#moves/toLines';

/** Field of the form of an entity. */
export interface EntityField {
  /** Key of the body; of a value in a group its path with dots, so that messages of the server reach it. */
  readonly name: string;
  /** Keys of a value in a group of the body, such as `i18n`, `en`, `title`; an empty one is left out. @default the name */
  readonly path?: readonly string[];
  readonly label: string;
  /**
   * `lines`: a list with one entry a line. `datetime`: an instant, in Asia/Seoul. `choices`: a list of options, as
   * checkboxes. `html`: a published text. `blocks`: the blocks of a page. `picture`: the address of an upload or drawing. `rows`: a
   * list with a control of its own.
   */
  readonly kind:
    | 'blocks'
    | 'choices'
    | 'date'
    | 'datetime'
    | 'html'
    | 'line'
    | 'lines'
    | 'number'
    | 'picture'
    | 'rows'
    | 'select'
    | 'text'
    | 'time';
  /** Of a select and of choices. */
  readonly options?: readonly SelectOption[];
  /** An empty field is sent as null, or left out where the body has no null. */
  readonly isOptional?: boolean;
  /** An empty field is sent as it is. */
  readonly isEmptyAllowed?: boolean;
  readonly help?: string;
  /** Of a picture: the field with its alternative text, which a picture that is optional needs, too. */
  readonly alt?: string;
  /** Converts the typed text, and a value to text, in a way of their own. */
  readonly convert?: { parse(text: string): unknown; format(value: unknown): string };
  /** Control of rows, whose converted text it gets. */
  control?(props: RowsControlProps): ReactNode;
  /** Text of rows for readers. */
  show?(text: string): string;
}

export interface RowsControlProps {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly value: string;
  onChange(text: string): void;
}

const seoulOffset = '+09:00';

/** Returns the text of a field for a value. */
export function toText({ kind, convert }: EntityField, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (convert !== undefined) return convert.format(value);
  if (kind === 'blocks') return JSON.stringify(value);
  if (Array.isArray(value)) return value.join(kind === 'choices' ? ',' : '\n');
  return kind === 'datetime' ? String(value).slice(0, 16) : String(value);
}

/** Splits the text of a list. */
export const split = (text: string, sign: string) => (text === '' ? [] : text.split(sign).map((part) => part.trim()));

/** Value of an empty optional field; undefined where the body takes no null. */
function toEmpty(body: z.core.$ZodType, name: string): null | undefined {
  const schema = body instanceof z.ZodMiniObject ? body._zod.def.shape[name] : undefined;
  return schema === undefined || z.safeParse(schema, null).success ? null : undefined;
}

/** Returns the value of a field. */
export const valueAt = (values: object, { name, path = [name] }: EntityField): unknown =>
  path.reduce<unknown>(
    (group, key) => (typeof group === 'object' && group !== null ? Reflect.get(group, key) : undefined),
    values,
  );

type Entry = readonly [path: readonly string[], value: unknown];

/** Converts values with their paths to an object; a group of which all values are undefined is left out. */
export function toGroups(entries: readonly Entry[]): object {
  const written = entries.filter(([path, value]) => path.length === 1 || value !== undefined);
  return Object.fromEntries(
    [...Map.groupBy(written, ([[key = '']]) => key)].map(([key, parts]) => {
      const [first] = parts;
      const isGroup = first !== undefined && first[0].length > 1;
      return [key, isGroup ? toGroups(parts.map(([path, value]) => [path.slice(1), value])) : first?.[1]];
    }),
  );
}

/** Returns the value of the body for the text of a field. */
export function toValue(
  body: z.core.$ZodType,
  { name, path, kind, isOptional = false, convert }: EntityField,
  text: string,
): unknown {
  const trimmed = text.trim();
  if (convert !== undefined) return convert.parse(trimmed);
  if (kind === 'blocks') return JSON.parse(trimmed === '' ? '[]' : trimmed);
  if (kind === 'lines') return split(trimmed, '\n');
  if (kind === 'choices') return split(trimmed, ',');
  if (trimmed === '' && isOptional) return path === undefined ? toEmpty(body, name) : undefined;
  if (kind === 'number') return trimmed === '' ? undefined : Number(trimmed.replaceAll(',', ''));
  if (kind === 'datetime') return trimmed === '' ? '' : `${trimmed}:00${seoulOffset}`;
  return text;
}

/** Text of a field's value for readers. */
export function toShown({ kind, options = [], show }: EntityField, text: string): string {
  if (show !== undefined) return show(text);
  if (kind === 'html') return toLines(text);
  if (kind === 'blocks') return toLines(JSON.parse(text === '' ? '[]' : text));
  if (kind === 'datetime') return text.replace('T', ' ');
  const toLabel = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  if (kind === 'choices') return split(text, ',').map(toLabel).join(', ');
  return kind === 'select' ? toLabel(text) : text;
}
