import * as z from 'zod/mini';
import { toCommonForm, toMailAddress } from './commonForm.ts';

export const envelopeStatus = z.object({ code: z.string(), message: z.string() });

function toInt(value: string | number): number {
  return typeof value === 'number' ? Math.trunc(value) : Number.parseInt(value, 10);
}

/** Integer of the query string; values out of range are clamped and non-numbers become the fallback, never an error. */
export function clampedInt({ min, max, fallback }: { min: number; max: number; fallback: number }) {
  return z.pipe(
    z._default(z.union([z.string(), z.number()]), fallback),
    z.transform((value: string | number) => {
      const number = toInt(value);
      return Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : fallback;
    }),
  );
}

/** `pageNum` from 1 and `pageSize` 1–100; spread into the shape of a list's query. */
export function pageQuery(pageSize = 10) {
  return {
    pageNum: clampedInt({ min: 1, max: 100_000, fallback: 1 }),
    pageSize: clampedInt({ min: 1, max: 100, fallback: pageSize }),
  };
}

/** Rows of one page: `limit` of them after the first `offset`. */
export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Returns the rows that a query with {@link pageQuery} requests. */
export function toPage({ pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number }): Page {
  return { limit: pageSize, offset: (pageNum - 1) * pageSize };
}

/** Free text of a query string, in its common form and truncated to `max`. */
export function queryText(max = 100) {
  return z.pipe(
    z._default(z.string(), ''),
    z.transform((value: string) => toCommonForm(value).slice(0, max)),
  );
}

export const yn = z.enum(['Y', 'N']);
export type Yn = z.output<typeof yn>;

/** UUID of any version. */
export const uid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i));

/** Local part, `@`, domain with a TLD of two or more letters or an IP literal (specification §5). */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,}|\[(?:\d{1,3}\.){3}\d{1,3}\])$/;

/** Login id: trimmed, in usual width without invisible signs, lower case. */
export const email = z.pipe(
  z.pipe(z.string({ error: '이메일을 입력해 주세요.' }), z.transform(toMailAddress)),
  z
    .string()
    .check(
      z.minLength(1, { error: '이메일을 입력해 주세요.' }),
      z.maxLength(254, { error: '이메일 형식으로 입력해 주세요.', abort: true }),
      z.regex(emailPattern, { error: '이메일 형식으로 입력해 주세요.' }),
    ),
);

export const emptyObject = z.object({});

/** Instant, ISO 8601 with offset, e.g. `2026-11-23T10:00:00+09:00`. */
export const instant = z.iso.datetime({ offset: true });
