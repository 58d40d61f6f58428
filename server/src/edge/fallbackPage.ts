import { escapeHtml } from './escapeHtml.ts';
import { messages } from './messages.ts';

const css =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:8px;padding:24px;text-align:center;color-scheme:light dark;font-family:system-ui,sans-serif;word-break:keep-all}a{padding:12px}';

/** The page of last resort: needs no release, no database and no script. */
export function renderFallbackPage(nonce: string): string {
  const [title, text, home, site] = [messages.errorTitle, messages.errorText, messages.home, messages.siteName].map(
    escapeHtml,
  );
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${site}</title><style nonce="${nonce}">${css}</style></head><body><h1>${title}</h1><p>${text}</p><p><a href="/">${home}</a></p></body></html>`;
}
