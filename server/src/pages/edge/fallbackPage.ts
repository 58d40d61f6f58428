import { escapeHtml } from '../../http/escapeHtml.ts';
import { createNonce, toFallbackPolicy } from './contentSecurityPolicy.ts';
import { messages, siteNameIn } from './messages.ts';

const css =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:8px;padding:24px;text-align:center;color-scheme:light dark;font-family:system-ui,sans-serif;word-break:keep-all}a{padding:12px}';

interface PlainPage {
  readonly title: string;
  readonly text: string;
  /** Markup of links. */
  readonly links: string;
}

const homeLink = `<a href="/">${escapeHtml(messages.home)}</a>`;

function renderPlainPage(nonce: string, page: PlainPage): string {
  const [title, text, site] = [page.title, page.text, siteNameIn('ko')].map(escapeHtml);
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${site}</title><style nonce="${nonce}">${css}</style></head><body><h1>${title}</h1><p>${text}</p><p>${page.links}</p></body></html>`;
}

/** Renders the last fallback, which needs no release, no database and no script. */
export function renderFallbackPage(nonce: string): string {
  return renderPlainPage(nonce, { title: messages.errorTitle, text: messages.errorText, links: homeLink });
}

/** Responds to a URL that the HTTP parser refuses. */
export function renderTooLongPage(): { html: string; policy: string } {
  const nonce = createNonce();
  const page = { title: messages.tooLongTitle, text: messages.tooLongText, links: homeLink };
  return { html: renderPlainPage(nonce, page), policy: toFallbackPolicy(nonce) };
}

/**
 * Responds to a form that the browser submitted itself, because the page's scripts were not loaded. Its content is not read,
 * stored or shown. `href=""` requests the same URL by GET.
 */
export function renderFormPage(nonce: string): string {
  const links = `<a href="">${escapeHtml(messages.formBack)}</a> · ${homeLink}`;
  return renderPlainPage(nonce, { title: messages.formTitle, text: messages.formText, links });
}
