/** `URL.parse`, which Safari 17 does not have yet. @returns undefined for a text that is no address */
export function parseUrl(text: string, base: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}
