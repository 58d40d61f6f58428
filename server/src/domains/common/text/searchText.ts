import { splitConsonants, toCommonForm, withHyphens } from '@haesol/contracts/common';
import { convertHangulToQwerty, convertQwertyToHangul, getChoseong } from 'es-hangul';
import { type RawBuilder, sql } from 'kysely';

const choseongOnly = /^[ㄱ-ㅎ]+$/;
/** Hyphen inside a name, or a dash or minus sign, which word processors put in its place. */
const hyphens = /(?<=[\p{L}\p{N}])[\p{Pd}\u2212](?=[\p{L}\p{N}])/gu;
const fullSyllables = /^[가-힣\s\d]+$/;

/**
 * Normalizes search columns and keywords: common form, lower case, without blanks, so that spacing does not matter. Keywords
 * are already in their common form (`queryText` of the contract); only this module normalizes them.
 */
export function toSearchText(...parts: readonly string[]): string {
  return toCommonForm(parts.join('\n'))
    .toLowerCase()
    .replaceAll(/[^\S\n]/g, '')
    .replaceAll(/\n+/g, '\n');
}

/** Returns the first consonants of each word, without other characters. */
export function toChosung(text: string): string {
  return getChoseong(text.normalize('NFC'))
    .replaceAll(/[^ㄱ-ㅎ ]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** Extracts the text of HTML, for search columns and summaries. */
export function toPlainText(html: string): string {
  return html
    .replaceAll(/<\/(p|li|tr|t[dh]|d[td]|h\d|div|caption|figcaption|blockquote)>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Removes blanks, because spacing does not matter in any search. */
const withoutBlanks = (keyword: string) => keyword.replaceAll(/\s/g, '');

/**
 * Escapes the special characters of LIKE. Any character matches a hyphen inside a name, because stored texts have dashes too.
 * @param word in the form of search columns
 */
export const toLikeText = (word: string): string =>
  word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`).replaceAll(hyphens, '_');

export const toLikePattern = (keyword: string): string => `%${toLikeText(toSearchText(keyword))}%`;

/** Returns a pattern that finds a keyword in readable text with any spacing; undefined for an empty keyword. */
export function toTextPattern(keyword: string): RegExp | undefined {
  const letters = [...withoutBlanks(keyword)].map((letter) => letter.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return letters.length === 0 ? undefined : new RegExp(letters.join('\\s*'), 'iu');
}

/**
 * Returns a pattern of consonants in order: a short keyword must be contiguous; from three characters on, up to two syllables
 * may be skipped between them (`ㅈㅅㅎㅁㄱ` finds 주사전자현미경). `ㄳ` is ㄱ and ㅅ.
 */
export function toChosungRegex(keyword: string): string {
  const letters = [...splitConsonants(withoutBlanks(keyword))];
  return letters.join(letters.length < 3 ? ' ?' : '[ㄱ-ㅎ]{0,2} ?');
}

export function isChosung(keyword: string): boolean {
  return choseongOnly.test(withoutBlanks(keyword));
}

/** Limit of words in a keyword, which may match in any order. */
const maxWords = 8;

/** SQL condition of a keyword on a search column, or an expression, and a column of first consonants. */
export function matches(
  searchKeyword: string,
  searchColumn: string | RawBuilder<string>,
  chosungColumn: string,
): RawBuilder<boolean> {
  if (searchKeyword === '') return sql<boolean>`true`;
  if (isChosung(searchKeyword)) return sql<boolean>`${sql.ref(chosungColumn)} ~ ${toChosungRegex(searchKeyword)}`;
  const patterns = searchKeyword.split(/\s+/, maxWords).map(toLikePattern);
  const searched = typeof searchColumn === 'string' ? sql.ref(searchColumn) : searchColumn;
  return sql<boolean>`${searched} like all(${patterns}::text[])`;
}

/**
 * SQL condition of a keyword in a text of names and numbers, such as `HSA-2026-00001`; spacing does not matter, nor do the signs
 * between the groups of a number.
 */
export function occursIn(keyword: string, searched: RawBuilder<unknown>): RawBuilder<boolean> {
  if (keyword === '') return sql<boolean>`true`;
  const forms = /\d/.test(keyword) ? [keyword, withHyphens(keyword)] : [keyword];
  return sql<boolean>`lower(replace(${searched}, ' ', '')) like any(${forms.map(toLikePattern)}::text[])`;
}

/** Converts a keyword to the other keyboard layout; null if that gives no word. */
export function toOtherKeyboard(keyword: string): string | null {
  if (/^[a-z\s]+$/i.test(keyword)) {
    const hangul = convertQwertyToHangul(keyword);
    return fullSyllables.test(hangul) ? hangul : null;
  }
  // Single letters are in every word.
  const hasWord = /[ㄱ-ㅎㅏ-ㅣ]/.test(keyword) && keyword.split(/\s+/).some((word) => word.length > 1);
  return hasWord ? convertHangulToQwerty(keyword).toLowerCase() : null;
}
