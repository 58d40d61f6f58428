/** Name prefix of caches with stored documents; the rest of the name identifies the member. */
export const keptCachePrefix = 'haesol.kept.';

/** Name prefix of caches with a page and its code; the rest identifies the member. */
export const pageCachePrefix = 'haesol.page.';

/** Entry of such a cache with the member of its page. */
export const memberPath = '/haesol.page/member.json';

/** No script runs in such a document, regardless of its content. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** Headers of the documents that the service worker returns. */
export const documentHeaders: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
};
