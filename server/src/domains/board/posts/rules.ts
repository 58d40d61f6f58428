import { richAttributes, richTags } from '@haesol/contracts/common';
import sanitizeHtml from 'sanitize-html';
import { toChosung, toPlainText, toSearchText, toTextPattern } from '../../common/text/searchText.ts';

const summaryLength = 110;
const addedToLinks = ['target', 'rel'];
const allowedAttributes = Object.fromEntries(
  Object.entries(richAttributes).map(([tag, names]) => [tag, [...names, ...(tag === 'a' ? addedToLinks : [])]]),
);

/** HTML that staff may save: text, lists, tables, pictures of our own and links; no script, style or frame. */
export function toSafeHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...richTags],
    allowedAttributes,
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: /^https:/.test(attribs.href ?? '')
          ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' }
          : attribs,
      }),
    },
  });
}

/** Translated texts of a row with their HTML made safe. */
export function toSafeTexts<T extends Readonly<Record<string, { readonly html?: string | undefined } | undefined>>>(
  i18n: T,
) {
  return Object.fromEntries(
    Object.entries(i18n).map(([locale, texts]) => [
      locale,
      texts?.html === undefined ? texts : { ...texts, html: toSafeHtml(texts.html) },
    ]),
  );
}

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
