import { offlineMessages } from './messages.ko.ts';
import { offlineTexts } from './offlineTexts.ts';

const css =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:8px;padding:24px;text-align:center;color-scheme:light dark;font-family:system-ui,sans-serif;line-break:strict}:lang(ko) body{word-break:keep-all}a{padding:12px}ul{list-style:none;margin:0;padding:0}li{padding:8px 0}h2{font-size:1rem;margin:16px 0 0}';

/** Document that a remote has stored on this device. */
export interface KeptDocument {
  readonly href: string;
  /** Title as HTML text. */
  readonly title: string;
  readonly lang: string;
}

/** Finds the language of the texts for a language tag: `en-GB`, `zh-Hant-HK`. */
function toTextLanguage(tag: string): string | undefined {
  const { language, script } = new Intl.Locale(tag).maximize();
  const name = language === 'zh' ? (script === 'Hant' ? 'zh-TW' : 'zh-CN') : language;
  return Object.hasOwn(offlineTexts, name) ? name : undefined;
}

const toList = (documents: readonly KeptDocument[], kept: string) =>
  documents.length === 0
    ? ''
    : `<h2>${kept}</h2><ul>${documents.map(({ href, title: name }) => `<li><a href="${href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${name}</a></li>`).join('')}</ul>`;

/**
 * Shown without a network: its link requests the same address again; stored documents are listed. In the language of the latest
 * document, else in one of the browser's, because not every worker can read the chosen one.
 *
 * @param accepted language tags of the browser, the preferred one first
 */
export function toOfflinePage(documents: readonly KeptDocument[], accepted: readonly string[]): string {
  const lang = documents[0]?.lang ?? accepted.map(toTextLanguage).find((tag) => tag !== undefined) ?? 'ko';
  const { title, text, again, kept } = offlineTexts[lang] ?? offlineMessages;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${css}</style></head><body><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p>${toList(documents, kept)}</body></html>`;
}
