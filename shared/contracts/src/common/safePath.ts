const maxLength = 1_000;
/** Base for resolving a path as a browser does; the host name is reserved and cannot exist. */
const base = 'http://site.invalid';

const startsAtRoot = (text: string) => /^\/(?![/\\])/.test(text);

/**
 * Returns a path of this site with its query and hash, resolved as a browser resolves it; otherwise the fallback.
 * @param text from an address, a form or a response: untrusted input
 * @example toSafePath(search.get('next')) // '//evil.example' and '/.//evil.example' give '/'
 */
export function toSafePath(text: string | null, fallback = '/'): string {
  if (text === null || text.length > maxLength || !startsAtRoot(text)) return fallback;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers remove them and read another address.
  if (/[\u0000-\u001f\\]/.test(text)) return fallback;
  // `URL.parse` is not in Safari 17.
  if (!URL.canParse(text, base)) return fallback;
  const url = new URL(text, base);
  if (url.origin !== base) return fallback;
  // Checked after dot segments are resolved: `/.//host` has become `//host`.
  const path = `${url.pathname}${url.search}${url.hash}`;
  return startsAtRoot(path) ? path : fallback;
}

/** Returns true for a path of this site; see {@link toSafePath}. */
export function isSafePath(text: string): boolean {
  return toSafePath(text, '') !== '';
}
