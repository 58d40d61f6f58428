import * as z from 'zod/mini';
import { email } from '../common/common.ts';
import { anyName, digits, personName } from '../common/commonForm.ts';
import { isForeignNumber, toPlainPhone } from '../common/phones.ts';
import { orderLimits } from './orderLimits.ts';

const nameText = `이름은 글자로 ${orderLimits.name}자까지 입력해 주세요.`;
const noFirstName = '이름을 입력해 주세요.';
const bookerName = (empty: string, shortest: 0 | 1) =>
  personName(empty, nameText, [shortest, orderLimits.name], anyName);

const wrongPhone = '휴대폰 번호가 올바르지 않습니다.';
/** Phone number of any country: digits, in groups or not; with `+` and the calling code it has to be one of that country. */
const phone = digits('휴대폰 번호를 입력해 주세요.', /^\+?\d{7,15}$/, wrongPhone, toPlainPhone).check(
  z.refine((number) => !number.startsWith('+') || isForeignNumber(number), {
    error: wrongPhone,
    when: ({ issues }) => issues.length === 0,
  }),
);

const noNation = '국적을 선택해 주세요.';

/** Returns true for a name with its given name, which may be missing where one word is the whole name, but never in Hangul. */
const hasGivenName = ({ familyNm, firstNm }: { readonly familyNm?: unknown; readonly firstNm?: unknown }): boolean =>
  firstNm !== '' || !/\p{sc=Hangul}/u.test(String(familyNm));

/** Message for a ticket that needs the passport's name. */
export const noPassportName = '여권의 영문 이름을 입력해 주세요.';
/** Letters of Latin, with or without accents, and the signs between them that passports print. */
const passportLetters = /^(?=.*\p{L})(?:\p{sc=Latin}\p{M}{0,3}|[' -])+$/u;
const passportPart = (shortest: 0 | 1) =>
  personName(
    noPassportName,
    `여권에 적힌 대로 로마자, 빈칸, 하이픈(-), 아포스트로피(')로 ${orderLimits.passportName}자까지 입력해 주세요.`,
    [shortest, orderLimits.passportName],
    passportLetters,
  );
/** Name as the passport prints it; one name alone is the given name. */
const passportForm = z.strictObject({ familyNm: passportPart(0), firstNm: passportPart(1) });
export const passportName = z.object({ familyNm: z.string(), firstNm: z.string() });
export type PassportName = z.output<typeof passportName>;

const person = {
  familyNm: bookerName('성을 입력해 주세요.', 1),
  firstNm: bookerName(noFirstName, 0),
  phone,
  email,
  nationCd: z.string({ error: noNation }).check(z.minLength(1, noNation), z.maxLength(8)),
};
/** Person in responses, whose passport's name is beside it: pages of earlier releases know no other fields. */
export const bookedPerson = z.object(person);

/** Person who makes the reservation. */
export const bookerForm = z
  .strictObject({
    ...person,
    /** Required by tickets that need it, ignored by others. */
    passport: z.optional(passportForm),
  })
  .check(
    z.refine(hasGivenName, {
      path: ['firstNm'],
      error: noFirstName,
      // Beside errors of other fields, too.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );
export type Booker = z.output<typeof bookerForm>;
/** Empty for unpaid reservations and for passes. */
export type KeptBooker = Partial<Booker>;

/** Scripts in which the family name comes first. */
export const familyFirst = /[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Writes the name of a booker as its script does: the family name first without a space, of others last. */
export function toBookerName({ familyNm = '', firstNm = '' }: KeptBooker): string {
  if (familyFirst.test(`${familyNm}${firstNm}`)) return `${familyNm}${firstNm}`;
  return `${firstNm} ${familyNm}`.trim();
}

/** Writes the name of a passport as lists of passengers do. */
export const toPassportName = ({ familyNm, firstNm }: PassportName): string =>
  [familyNm, firstNm].filter((part) => part !== '').join(', ');
