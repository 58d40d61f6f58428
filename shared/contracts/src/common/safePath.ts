const maxLength = 1_000;
/** Resolves a path as a browser does; the name is reserved and belongs to no host. */
const base = 'http://site.invalid';

const startsAtRoot = (text: string) => /^\/(?![/\\])/.test(text);

/**
 * A path of this site with its query and hash, resolved as a browser resolves it; another text gives the fallback.
 * @param text of an address, a form or an answer, which anybody may have written
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
  // Dot segments are resolved now: `/.//host` has become `//host`.
  const path = `${url.pathname}${url.search}${url.hash}`;
  return startsAtRoot(path) ? path : fallback;
}

/** Whether a text is a path of this site; see {@link toSafePath}. */
export function isSafePath(text: string): boolean {
  return toSafePath(text, '') !== '';
}
