/** Replaces `URL.parse`, which Safari 17 lacks. @returns undefined for an invalid address */
export function parseUrl(text: string, base: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}
