import { toSafeHtml } from '../../common/text/safeHtml.ts';
import { toChosung, toPlainText, toSearchText, toTextPattern } from '../../common/text/searchText.ts';

const summaryLength = 110;

/** The beginning of a plain text. */
export const toSummary = (plain: string): string =>
  plain.length > summaryLength ? `${plain.slice(0, summaryLength - 1)}…` : plain;

/** Letters before a hit, so that its sentence can be read. */
const lettersBefore = 40;

/**
 * The part of a text where the keyword stands; the summary where it has the keyword, or the text does not.
 *
 * @param getPlain the whole text; asked for only where the summary does not have the keyword, as most do
 */
export function toExcerpt(summary: string, searchKeyword: string, getPlain: () => string): string {
  const word = toTextPattern(searchKeyword);
  if (word === undefined) return summary;
  if (word.test(summary)) return summary;
  const plain = getPlain();
  const at = plain.search(word);
  if (at === -1) return summary;
  // From the beginning of a word on.
  const from = at <= lettersBefore ? 0 : Math.min(plain.indexOf(' ', at - lettersBefore) + 1 || at, at);
  const part = plain.slice(from, from + summaryLength - 2).trim();
  return `${from > 0 ? '…' : ''}${part}${from + summaryLength - 2 < plain.length ? '…' : ''}`;
}

/** What is stored beside a post's title and HTML, so that it is found. */
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
