import * as z from 'zod/mini';
import { toDigits, withoutSeparators } from './commonForm.ts';

/** Number in three parts: of a Korean one as it is written, of others the parts of E.164, the first with `+`. */
export type PhoneNumberParts = readonly [string, string, string];

/** Parts in a body; absent from a change of other fields. */
export interface PhoneBody {
  readonly tel1?: string | undefined;
  readonly tel2?: string | undefined;
  readonly tel3?: string | undefined;
}

const e164 = /^\+[1-9]\d{6,14}$/;
/** Digits of the second and the third part. */
const tailLength = 8;
const partLength = 4;
/** `+` and a digit: the shortest first part. */
const headLength = 2;

let isAssigned: (number: string) => boolean = () => true;

/** Sets the rule for numbers of other countries; its library is large, so that each side loads it where it is needed. */
export function setPhoneRule(rule: (number: string) => boolean): void {
  isAssigned = rule;
}

/** Returns true for parts of a number of another country. */
export const isForeignPhone = (parts: readonly string[]): boolean => parts[0]?.startsWith('+') === true;

/** Returns true for E.164 of a country that assigns such numbers. @see setPhoneRule */
export const isForeignNumber = (number: string): boolean => e164.test(number) && isAssigned(number);

/**
 * Removes what a number is written with: separators, brackets, `tel:`, and the 0 in brackets after a calling code, which is not
 * dialled. `00` before a calling code becomes `+`.
 */
export const toPlainPhone = (text: string): string =>
  withoutSeparators(text)
    .replace(/^tel:/i, '')
    .replace(/^(\(?(?:\+|00)\(?\d{1,3}\)?)\(0\)/, '$1')
    .replaceAll(/[()/]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\+820/, '+82');

/** Splits a whole Korean number of nine to eleven digits, also with the calling code 82; undefined for others. */
export function divideKoreanPhone(text: string): PhoneNumberParts | undefined {
  const number = toDigits(toPlainPhone(text)).replace(/^820?/, '0');
  const [, first, middle, last] = /^(02|0\d{2})(\d{3,4})(\d{4})$/.exec(number) ?? [];
  return first === undefined || middle === undefined || last === undefined ? undefined : [first, middle, last];
}

/** Splits a number with the calling code of another country (`+81 90-…`, `0081…`) into parts; undefined for all others. */
export function divideForeignPhone(text: string): PhoneNumberParts | undefined {
  const number = toPlainPhone(text);
  if (!e164.test(number) || number.startsWith('+82')) return undefined;
  const head = Math.max(headLength, number.length - tailLength);
  return [number.slice(0, head), number.slice(head, -partLength), number.slice(-partLength)];
}

/** Formats parts: `010-1234-5678`, `+819012345678`. */
export const toPhoneText = (parts: readonly string[]): string => {
  const filled = parts.filter((part) => part !== '');
  return filled.join(isForeignPhone(parts) ? '' : '-');
};

/** Returns the message for parts that are no number together; single parts have their own messages. */
export function findPhoneFault({ tel1 = '', tel2 = '', tel3 = '' }: Partial<PhoneBody>) {
  if (tel1 === '' || tel2 === '' || tel3 === '') return [];
  const message = '휴대폰 번호가 올바르지 않습니다.';
  if (isForeignPhone([tel1])) return isForeignNumber(`${tel1}${tel2}${tel3}`) ? [] : [{ path: ['tel1'], message }];
  return tel2.length < partLength - 1 ? [{ path: ['tel2'], message }] : [];
}

/** Landline or mobile number of Korea, or number of another country, in three parts. */
export const telParts = z.array(z.pipe(z.string(), z.transform(withoutSeparators))).check(
  z.refine((parts) => parts.some((part) => part !== ''), { error: '연락처를 입력해 주세요.' }),
  z.refine(
    (parts) =>
      isForeignPhone(parts) ? isForeignNumber(parts.join('')) : /^-*$|^0\d{1,2}-\d{3,4}-\d{4}$/.test(parts.join('-')),
    { error: '연락처가 올바르지 않습니다.' },
  ),
);
