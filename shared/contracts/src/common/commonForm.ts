import * as z from 'zod/mini';

/** Full-width letters, digits and signs, half-width kana, and the wide blank: what Asian keyboards write. */
const otherWidth = /[\u3000\uff01-\uff9f\uffe0-\uffe6]+/g;
/**
 * Marks of direction, fillers, variation selectors and other invisible signs, which phones and spreadsheets copy along. The first
 * group is an emoji that a joiner connects with the next one, which is kept.
 */
const invisible =
  /(\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?\u200d(?=\p{Extended_Pictographic}))|[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Signs that are typed and copied as a middle dot, and as a hyphen. */
const middleDots = '·‧•∙⋅ㆍ';
const hyphens = String.raw`\p{Pd}\u2212⁃˗`;
/**
 * Blanks, dots and hyphens of any kind between the groups of a number, and the signs that keyboards and copied texts have in
 * their place. For numbers only: `ー` and `ㅡ` are letters.
 */
const separators = new RegExp(String.raw`[\s.。・${middleDots}_${hyphens}ーㅡ─━]+`, 'gu');

/** Normalises different encodings of the same text: NFC, usual width, without invisible signs; trimmed. */
export function toCommonForm(text: string): string {
  return text
    .replaceAll(otherWidth, (part) => part.normalize('NFKC'))
    .replaceAll(invisible, '$1')
    .normalize('NFC')
    .trim();
}

/** Consonants that keyboards join when they are typed one after the other. */
const joinedConsonants: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

/** Splits joined consonants (`ㄳ`), which begin no syllable, into the two that were typed. */
export const splitConsonants = (text: string): string =>
  text.replaceAll(/[ㄳㄵㄶㄺ-ㅀㅄ]/g, (sign) => joinedConsonants[sign] ?? sign);

/** Removes everything but the digits. */
export const toDigits = (text: string): string => toCommonForm(text).replaceAll(/\D/g, '');

/** Removes blanks, dots and hyphens of any kind, with which numbers are grouped. */
export const withoutSeparators = (text: string): string => toCommonForm(text).replaceAll(separators, '');

/** Unifies what groups a number to hyphens. */
export const withHyphens = (text: string): string => toCommonForm(text).replaceAll(separators, '-');

/** Writes the number of an order, a booking or a certificate as the site prints it: groups with hyphens, capitals. */
export const toPrintedNumber = (text: string): string => withHyphens(text).toUpperCase();

/** Normalises a mail address, whose case does not matter. */
export const toMailAddress = (text: string): string => toCommonForm(text).toLowerCase();

/** Number that is asked for as digits, in groups or not. Does not abort, so that a form shows the messages of all fields at once. */
export const digits = (empty: string, pattern: RegExp, wrong: string, fold = withoutSeparators) =>
  z.pipe(
    z.pipe(z.string({ error: empty }), z.transform(fold)),
    z.string().check(z.minLength(1, empty), z.regex(new RegExp(`^$|${pattern.source}`), wrong)),
  );

/** Letters of Latin with accents, Hangul, Han and kana, with what joins names. `〆` and `〇` belong to no script, or are numbers. */
const commonName =
  /^(?=.*\p{L})(?:(?=[\p{L}〇])[가-힣\p{sc=Latin}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー〆]\p{Mn}{0,2}|[·・' .-])+$/u;
/** The same with letters of all scripts. */
export const anyName = /^(?=.*\p{L})(?:[\p{L}〇]\p{M}{0,3}|[·・' .-])+$/u;

/** Apostrophes, accents and primes, with which keyboards write an apostrophe, and letters that look and are used like one. */
const apostrophes = /[‘’‛`´′‵ʹʻʼʽʾʿˈˊˋ՚᾽ꞌ]/g;
const nameDots = new RegExp(`[${middleDots}]`, 'g');
const nameHyphens = new RegExp(`[${hyphens}]`, 'gu');

/** Unifies the signs within a name. */
export const toNameForm = (text: string): string =>
  toCommonForm(text)
    .replaceAll(apostrophes, "'")
    .replaceAll(nameDots, '·')
    .replaceAll(nameHyphens, '-')
    .replaceAll(/\s+/g, ' ');

/** Returns true for the name of a person of any country. Digits and other signs are refused. */
export const isPersonName = (
  text: string,
  [min, max]: readonly [number, number],
  namePattern: RegExp = commonName,
): boolean => {
  const name = toNameForm(text);
  return [...name].length >= min && [...name].length <= max && namePattern.test(name);
};

/** Name of a person; a part of it may be empty if its shortest length is 0. @see isPersonName */
export const personName = (
  empty: string,
  wrong: string,
  lengths: readonly [number, number],
  namePattern: RegExp = commonName,
) =>
  z.pipe(
    z.pipe(z.string({ error: empty }), z.transform(toNameForm)),
    z.string().check(
      z.minLength(Math.min(lengths[0], 1), empty),
      z.refine((name) => name === '' || isPersonName(name, lengths, namePattern), { error: wrong }),
    ),
  );
