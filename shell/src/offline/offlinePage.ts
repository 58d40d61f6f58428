import { offlineMessages } from '../messages.ko.ts';

const css =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:8px;padding:24px;text-align:center;color-scheme:light dark;font-family:system-ui,sans-serif;word-break:keep-all}a{padding:12px}';

const { title, text, again, site } = offlineMessages;

/** Shown without a network; its link requests the same address again. */
export const offlinePage = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} | ${site}</title><style>${css}</style></head><body><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></body></html>`;
