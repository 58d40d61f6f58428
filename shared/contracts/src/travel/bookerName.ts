import type { KeptBooker } from './order.ts';

const withoutSpaces = /[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Writes the name of a booker as its script does: the family name first without a space, of others last. */
export function toBookerName({ familyNm = '', firstNm = '' }: KeptBooker): string {
  if (withoutSpaces.test(`${familyNm}${firstNm}`)) return `${familyNm}${firstNm}`;
  return `${firstNm} ${familyNm}`.trim();
}
