import { convertHangulToQwerty, convertQwertyToHangul, getChoseong } from 'es-hangul';
import { type RawBuilder, sql } from 'kysely';

const choseongOnly = /^[ㄱ-ㅎ]+$/;
const fullSyllables = /^[가-힣\s\d]+$/;

/**
 * Normal form of search columns and keywords: NFC, lower case, without blanks, so that spacing does not matter. Keywords
 * arrive trimmed and in NFC (`queryText` of the contract); no other module of the server normalizes them.
 */
export function toSearchText(...parts: readonly string[]): string {
  return parts
    .join('\n')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\S\n]/g, '')
    .replaceAll(/\n+/g, '\n');
}

/** First consonants by word; other letters are left out. */
export function toChosung(text: string): string {
  return getChoseong(text.normalize('NFC'))
    .replaceAll(/[^ㄱ-ㅎ ]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** Text of HTML, for search columns and summaries. */
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

/** Spacing does not matter in any search. */
const withoutBlanks = (keyword: string) => keyword.replaceAll(/\s/g, '');

export function toLikePattern(keyword: string): string {
  return `%${toSearchText(keyword).replaceAll(/[\\%_]/g, (c) => `\\${c}`)}%`;
}

/** Pattern that finds a keyword in readable text, whatever its spacing; undefined for an empty keyword. */
export function toTextPattern(keyword: string): RegExp | undefined {
  const letters = [...withoutBlanks(keyword)].map((letter) => letter.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return letters.length === 0 ? undefined : new RegExp(letters.join('\\s*'), 'iu');
}

/**
 * Consonants in order: a short word must stand together, from three letters on up to two syllables may be left out
 * between them (`ㅈㅅㅎㅁㄱ` finds 주사전자현미경).
 */
export function toChosungRegex(keyword: string): string {
  const letters = [...withoutBlanks(keyword)];
  return letters.join(letters.length < 3 ? ' ?' : '[ㄱ-ㅎ]{0,2} ?');
}

export function isChosung(keyword: string): boolean {
  return choseongOnly.test(withoutBlanks(keyword));
}

/** A list wants each word of a keyword, in any order. */
const maxWords = 8;

/** The condition of one keyword on a search column, or text made of several, and a column of first consonants. */
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

/** The same keys on the other keyboard layout; null when they make no word there. */
export function toOtherKeyboard(keyword: string): string | null {
  if (/^[a-z\s]+$/i.test(keyword)) {
    const hangul = convertQwertyToHangul(keyword);
    return fullSyllables.test(hangul) ? hangul : null;
  }
  return /[ㄱ-ㅎㅏ-ㅣ]/.test(keyword) ? convertHangulToQwerty(keyword).toLowerCase() : null;
}
