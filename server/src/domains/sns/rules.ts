const isSitePath = (text: string) => /^\/(?![/\\])/.test(text);

/** Where to go after signing in: a path of this site, else home. */
export function toSafeNext(next: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, and another address would be left.
  if (next.length > 1_000 || /[\u0000-\u001f\\]/.test(next) || !isSitePath(next)) return '/';
  const base = 'http://site.invalid';
  const url = URL.parse(next, base);
  if (url?.origin !== base) return '/';
  const path = `${url.pathname}${url.search}${url.hash}`;
  return isSitePath(path) ? path : '/';
}
