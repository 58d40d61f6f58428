import { divideForeignPhone, divideKoreanPhone, toPlainPhone } from '@haesol/contracts/common';
import { type RawBuilder, sql } from 'kysely';

/** SQL condition: the member `m` has the phone number that a keyword is, or one with these last four or eight digits. */
export function hasPhone(keyword: string): RawBuilder<boolean> {
  const parts = divideForeignPhone(keyword) ?? divideKoreanPhone(keyword);
  const number = parts?.join('') ?? toPlainPhone(keyword);
  if (!/^\+?\d{4,15}$/.test(number)) return sql<boolean>`false`;
  return sql<boolean>`${number} in (m.tel3, m.tel2 || m.tel3, m.tel1 || m.tel2 || m.tel3)`;
}

/** SQL condition: the member of a row has the phone number of a keyword, as {@link hasPhone}. @param ref column of the member's id */
export const isPhoneOf = (keyword: string, ref: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from member m where m.member_uid = ${sql.ref(ref)} and ${hasPhone(keyword)})`;
