import sanitizeHtml from 'sanitize-html';
import { toChosung, toPlainText, toSearchText } from '../search/searchText.ts';

const summaryLength = 110;

/** HTML that staff may save: text, lists, tables, pictures of our own and links; no script, style or frame. */
export function toSafeHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'p',
      'br',
      'hr',
      'h2',
      'h3',
      'h4',
      'strong',
      'em',
      'u',
      's',
      'sub',
      'sup',
      'blockquote',
      'ul',
      'ol',
      'li',
      'a',
      'img',
      'figure',
      'figcaption',
      'table',
      'caption',
      'thead',
      'tbody',
      'tfoot',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
    },
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

/** What is stored beside a post's title and HTML, so that it is found. */
export function toPostColumns(title: string, html: string) {
  const safe = toSafeHtml(html);
  const plain = toPlainText(safe);
  return {
    title: title.normalize('NFC').trim(),
    html: safe,
    summary: plain.length > summaryLength ? `${plain.slice(0, summaryLength - 1)}…` : plain,
    title_search: toSearchText(title),
    body_search: toSearchText(plain),
    chosung: toChosung(title),
  };
}
