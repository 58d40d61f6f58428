import { toCommonForm } from '@haesol/contracts/common';
import * as z from 'zod/mini';

/** Rows above which a destructive move is confirmed by typing their number. */
const manyRows = 10;

interface Asking<Row> {
  readonly look?: 'primary' | 'danger';
  readonly ask?: { confirm?(rows: readonly Row[]): string };
}

/** Returns the text that confirms a move; undefined for a move that needs none. */
export function toTypedText<Row>({ look, ask }: Asking<Row>, rows: readonly Row[]): string | undefined {
  if (ask?.confirm !== undefined) return ask.confirm(rows);
  return look === 'danger' && rows.length > manyRows ? String(rows.length) : undefined;
}

/** Ignores width, spaces and the commas of numbers. */
const toPlain = (text: string) => toCommonForm(text).replaceAll(/[\s,]/g, '');

/** Schema of the field in which a person types what a move destroys. */
export const typedText = (expected: string) =>
  z
    .string()
    .check(z.refine((typed) => toPlain(typed) === toPlain(expected), { error: '위에 적힌 대로 입력해 주세요.' }));
