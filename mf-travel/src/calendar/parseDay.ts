import { addDays, toCommonForm } from '@haesol/contracts/common';

/** Parses a typed day: `2026-12-3`, `2026. 12. 3.`, `20261203`. @returns `YYYY-MM-DD`; undefined for other text */
export function parseDay(text: string): string | undefined {
  const typed = toCommonForm(text);
  const [, year, month = '', date = ''] =
    /^(\d{4})(\d{2})(\d{2})$/.exec(typed) ?? /^(\d{4})\D{1,3}(\d{1,2})\D{1,3}(\d{1,2})(?:\D.*)?$/.exec(typed) ?? [];
  if (year === undefined) return undefined;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  // Some browsers read 30 February as a day of March.
  return Number.isNaN(Date.parse(day)) || addDays(day, 0) !== day ? undefined : day;
}
