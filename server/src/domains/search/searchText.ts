import { convertHangulToQwerty, convertQwertyToHangul, getChoseong } from 'es-hangul';
import { type RawBuilder, sql } from 'kysely';

const choseongOnly = /^[ㄱ-ㅎ]+$/;
const fullSyllables = /^[가-힣\s\d]+$/;

/** What a search column holds: composed, lower case, without blanks, so that spacing never matters. */
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

export function toLikePattern(keyword: string): string {
  return `%${toSearchText(keyword).replaceAll(/[\\%_]/g, (c) => `\\${c}`)}%`;
}

/**
 * Consonants in order: a short word must stand together, from three letters on up to two syllables may be left out
 * between them (`ㅈㅅㅎㅁㄱ` finds 주사전자현미경).
 */
export function toChosungRegex(keyword: string): string {
  const letters = [...keyword.replaceAll(/\s/g, '')];
  return letters.join(letters.length < 3 ? ' ?' : '[ㄱ-ㅎ]{0,2} ?');
}

export function isChosung(keyword: string): boolean {
  return choseongOnly.test(keyword.normalize('NFC').replaceAll(/\s/g, ''));
}

/** The condition of one keyword on a search column and a column of first consonants. */
export function matches(keyword: string, searchColumn: string, chosungColumn: string): RawBuilder<boolean> {
  if (keyword === '') return sql<boolean>`true`;
  if (isChosung(keyword)) return sql<boolean>`${sql.ref(chosungColumn)} ~ ${toChosungRegex(keyword.normalize('NFC'))}`;
  return sql<boolean>`${sql.ref(searchColumn)} like ${toLikePattern(keyword)}`;
}

/** What the same keys mean on the other keyboard; null when that is no word. */
export function toOtherKeyboard(keyword: string): string | null {
  if (/^[a-z\s]+$/i.test(keyword)) {
    const hangul = convertQwertyToHangul(keyword);
    return fullSyllables.test(hangul) ? hangul : null;
  }
  return /[ㄱ-ㅎㅏ-ㅣ]/.test(keyword) ? convertHangulToQwerty(keyword).toLowerCase() : null;
}
