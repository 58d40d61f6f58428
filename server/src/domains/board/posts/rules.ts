import { toSafeHtml } from '../../common/text/safeHtml.ts';
import { toChosung, toPlainText, toSearchText, toTextPattern } from '../../common/text/searchText.ts';

const summaryLength = 110;

/** Returns the beginning of a plain text. */
export const toSummary = (plain: string): string =>
  plain.length > summaryLength ? `${plain.slice(0, summaryLength - 1)}…` : plain;

/** Characters before a match, so that its sentence is readable. */
const lettersBefore = 40;

/**
 * Returns the part of a text around the keyword; the summary if it has the keyword or the text does not.
 *
 * @param getPlain returns the whole text; called only if the summary does not have the keyword
 */
export function toExcerpt(summary: string, searchKeyword: string, getPlain: () => string): string {
  const word = toTextPattern(searchKeyword);
  if (word === undefined) return summary;
  if (word.test(summary)) return summary;
  const plain = getPlain();
  const at = plain.search(word);
  if (at === -1) return summary;
  // Starts at the beginning of a word.
  const from = at <= lettersBefore ? 0 : Math.min(plain.indexOf(' ', at - lettersBefore) + 1 || at, at);
  const part = plain.slice(from, from + summaryLength - 2).trim();
  return `${from > 0 ? '…' : ''}${part}${from + summaryLength - 2 < plain.length ? '…' : ''}`;
}

/** Returns the columns derived from a post's title and HTML for the search. */
export function toPostColumns(title: string, html: string) {
  const safe = toSafeHtml(html);
  const plain = toPlainText(safe);
  return {
    title: title.normalize('NFC').trim(),
    html: safe,
    summary: toSummary(plain),
    title_search: toSearchText(title),
    body_search: toSearchText(plain),
    chosung: toChosung(title),
  };
}
