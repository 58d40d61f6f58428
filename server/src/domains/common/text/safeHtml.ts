import { richAttributes, richTags } from '@haesol/contracts/common';
import sanitizeHtml from 'sanitize-html';

const addedToLinks = ['target', 'rel'];
const allowedAttributes = Object.fromEntries(
  Object.entries(richAttributes).map(([tag, names]) => [tag, [...names, ...(tag === 'a' ? addedToLinks : [])]]),
);

/** Sanitizes HTML of staff: text, lists, tables, our own pictures and links; no script, style or frame. */
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

/** Sanitizes the HTML of a row's translations. */
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
