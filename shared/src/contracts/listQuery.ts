import * as z from 'zod/mini';

const rawNumber = z.optional(z.union([z.string(), z.number(), z.array(z.string())]));

function clamp(raw: unknown, fallback: number, max: number): number {
  const value = Array.isArray(raw) ? raw[0] : raw;
  if (value === undefined || value === '') return fallback;
  const number = Math.trunc(Number(value));
  return Number.isFinite(number) ? Math.min(Math.max(number, 1), max) : fallback;
}

/** Page from 1; a bad value is clamped, never an error. */
export const pageNum = z.pipe(
  rawNumber,
  z.transform((raw) => clamp(raw, 1, 100_000)),
);

/** Rows a page, 1–100; a bad value is clamped, never an error. */
export function pageSize(fallback: number) {
  return z.pipe(
    rawNumber,
    z.transform((raw) => clamp(raw, fallback, 100)),
  );
}

/** A free filter: absent and empty are the same, and blanks at both ends do not count. */
export const filterText = z._default(z.string().check(z.trim(), z.maxLength(200)), '');

/** A choice that falls back instead of failing. */
export function choice<const T extends readonly [string, ...string[]]>(values: T, fallback: T[number]) {
  return z.catch(z._default(z.enum(values), fallback as never), fallback as never);
}
