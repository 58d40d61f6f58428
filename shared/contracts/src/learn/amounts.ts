import * as z from 'zod/mini';
import { toCommonForm } from '../common/commonForm.ts';

/** Largest amount of a form, in won: eleven digits. */
const maxAmount = 99_999_999_999;

const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const plain = /^\d[\d,]*$/;
/** 1.2억 · 2천5백만 · 300 */
const units = /^(?:(?<eok>[^억만]+)억)?(?:(?<man>[^억만]+)만)?(?<rest>[^억만]*)$/;
/** Number of each unit within 10,000; a unit alone is one of it. */
const smallUnits = new RegExp(
  `^(?:(?<cheon>${number})?(?<isCheon>천))?(?:(?<baek>${number})?(?<isBaek>백))?(?:(?<sip>${number})?(?<isSip>십))?(?<one>${number})?$`,
);

/** Moves the decimal point, without the rounding of floating-point numbers. @returns undefined if a fraction is left */
function shift(text: string, places: number): number | undefined {
  const [whole = '', fraction = ''] = text.replaceAll(',', '').split('.');
  if (fraction.length > places) return undefined;
  return Number(`${whole}${fraction.padEnd(places, '0')}`);
}

const sum = (terms: readonly (number | undefined)[]): number | undefined =>
  terms.reduce((total, term) => (total === undefined || term === undefined ? undefined : total + term), 0);

/** Reads an amount below 10,000 times its unit: `2천5백`, `3,200`, `12.5`. @param places zeros of the unit */
function readSection(text: string, places: number): number | undefined {
  const groups = smallUnits.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const { cheon, isCheon, baek, isBaek, sip, isSip, one } = groups;
  return sum([
    isCheon ? shift(cheon ?? '1', places + 3) : 0,
    isBaek ? shift(baek ?? '1', places + 2) : 0,
    isSip ? shift(sip ?? '1', places + 1) : 0,
    one === undefined ? 0 : shift(one, places),
  ]);
}

/**
 * Reads an amount in won as it is written in Korea: `3,200,000`, `３２００`, `3,200만원`, `12.5억`, `1억 2천만`.
 * @returns undefined for other text, for parts of a won, and for what may be meant otherwise: `1억 5000`, `1,5억`
 */
export function readAmount(text: string): number | undefined {
  const written = toCommonForm(text).replaceAll(/\s/g, '').replace(/^₩/, '');
  const amount = written.replace(/원$/, '');
  if (plain.test(amount)) return Number(amount.replaceAll(',', ''));
  const groups = units.exec(amount)?.groups;
  if (groups === undefined || amount === '') return undefined;
  const { eok, man, rest = '' } = groups;
  if (/[억만]\d+$/.test(amount) && amount === written) return undefined;
  return sum([
    eok === undefined ? 0 : readSection(eok, 8),
    man === undefined ? 0 : readSection(man, 4),
    rest === '' ? 0 : readSection(rest, 0),
  ]);
}

/** Reads an amount; 0 if it is empty, cannot be read, or is too large. */
export function toAmount(text: string): number {
  const amount = readAmount(text) ?? 0;
  return amount <= maxAmount ? amount : 0;
}

/** Adds up amounts; ones that are empty or cannot be read count as 0. */
export const sumAmounts = (texts: readonly string[]): number =>
  texts.reduce((total, text) => total + toAmount(text), 0);

/** Reads a whole number, in groups or not, with its unit or not: `24`, `２４`, `1,200명`. @returns undefined for other text */
export function readCount(text: string, unit: string): number | undefined {
  const written = toCommonForm(text).replaceAll(/\s/g, '');
  const count = written.endsWith(unit) ? written.slice(0, -unit.length) : written;
  return plain.test(count) ? Number(count.replaceAll(',', '')) : undefined;
}

const isEmpty = (text: string) => text.trim() === '';

const wonText = z.string().check(
  z.refine((text) => isEmpty(text) || readAmount(text) !== undefined, {
    error: '금액을 0 이상의 정수로 입력해 주세요. 예) 32,000,000 또는 3,200만',
  }),
  z.refine((text) => (readAmount(text) ?? 0) <= maxAmount, {
    error: `금액은 ${maxAmount.toLocaleString('en-US')}원까지 입력할 수 있습니다.`,
  }),
);
const toWonDigits = (text: string) => String(readAmount(text) ?? 0);

/** Amount in won, unsigned; empty is no amount. */
export const won = z.pipe(wonText, z.transform(toWonDigits));
/** The same, but empty stays empty. */
export const optionalWon = z.pipe(
  wonText,
  z.transform((text: string) => (isEmpty(text) ? '' : toWonDigits(text))),
);

/** Required whole number, kept as its digits. @param wrong message for other text, and for numbers out of the range */
export const wholeNumber = (
  empty: string,
  wrong: string,
  { unit, min, max }: { readonly unit: string; readonly min: number; readonly max: number },
) =>
  z.pipe(
    z.string({ error: empty }).check(
      z.refine((text) => !isEmpty(text), { error: empty }),
      z.refine(
        (text) => {
          if (isEmpty(text)) return true;
          const count = readCount(text, unit);
          return count !== undefined && count >= min && count <= max;
        },
        { error: wrong },
      ),
    ),
    z.transform((text: string) => String(readCount(text, unit) ?? '')),
  );
