import { contentLocales } from '@haesol/contracts/common';
import { escapeHtml } from '../../http/escapeHtml.ts';
import { createNonce, toFallbackPolicy } from './contentSecurityPolicy.ts';
import { messagesIn, siteNameIn } from './messages.ts';

const css =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:8px;padding:24px;text-align:center;color-scheme:light dark;font-family:system-ui,sans-serif;line-break:strict}:lang(ko){word-break:keep-all}a{padding:12px}';

interface PlainPage {
  readonly locale: string;
  readonly title: string;
  /** Markup below the title. */
  readonly content: string;
}

const toLink = (href: string, text: string) => `<a href="${href}">${escapeHtml(text)}</a>`;
const toParagraphs = (text: string, links: string) => `<p>${escapeHtml(text)}</p><p>${links}</p>`;

function renderPlainPage(nonce: string, { locale, title, content }: PlainPage): string {
  const [heading, site] = [title, siteNameIn(locale)].map(escapeHtml);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${heading} | ${site}</title><style nonce="${nonce}">${css}</style></head><body><h1>${heading}</h1>${content}</body></html>`;
}

/** Renders the last fallback, which needs no release, no database and no script. */
export function renderFallbackPage(nonce: string, locale: string): string {
  const { errorTitle, errorText, home } = messagesIn(locale);
  return renderPlainPage(nonce, { locale, title: errorTitle, content: toParagraphs(errorText, toLink('/', home)) });
}

/** Responds to a URL that the HTTP parser refuses, in all languages, because the headers are not read. */
export function renderTooLongPage(): { html: string; policy: string } {
  const nonce = createNonce();
  const [korean = '', ...others] = contentLocales.map((locale) => {
    const { tooLongTitle, tooLongText, home } = messagesIn(locale);
    const content = toParagraphs(tooLongText, toLink('/', home));
    return locale === 'ko' ? content : `<div lang="${locale}"><h2>${escapeHtml(tooLongTitle)}</h2>${content}</div>`;
  });
  const page = { locale: 'ko', title: messagesIn('ko').tooLongTitle, content: [korean, ...others].join('') };
  return { html: renderPlainPage(nonce, page), policy: toFallbackPolicy(nonce) };
}

/**
 * Responds to a form that the browser submitted itself, because the page's scripts were not loaded. Its content is not read,
 * stored or shown. `href=""` requests the same URL by GET.
 */
export function renderFormPage(nonce: string, locale: string): string {
  const { formTitle, formText, formBack, home } = messagesIn(locale);
  const links = `${toLink('', formBack)} · ${toLink('/', home)}`;
  return renderPlainPage(nonce, { locale, title: formTitle, content: toParagraphs(formText, links) });
}
