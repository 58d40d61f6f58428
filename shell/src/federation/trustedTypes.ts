interface Policy {
  createHTML(html: string): unknown;
  createScriptURL(url: string): unknown;
}

const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): Policy } }).trustedTypes;

/** Origins that scripts may come from: the site itself, and dev servers that the page names. */
const allowedOrigins = new Set<string>();

export function allowScriptOrigin(origin: string): void {
  allowedOrigins.add(origin);
}

/** True for addresses from which code may come. */
export function isTrustedUrl(url: string): boolean {
  const { origin } = new URL(url, document.baseURI);
  return origin === location.origin || allowedOrigins.has(origin);
}

function checkUrl(url: string): string {
  if (isTrustedUrl(url)) return url;
  throw new TypeError(`Scripts of ${new URL(url, document.baseURI).origin} are not allowed here`);
}

const policy = factory?.createPolicy('haesol', {
  // Nothing but the empty string becomes markup.
  createHTML: () => '',
  createScriptURL: checkUrl,
});

/** No markup at all, for `dangerouslySetInnerHTML`. One object for ever: React compares it. */
export const emptyMarkup = { __html: (policy?.createHTML('') ?? '') as string };

/** Address for a script's `src`, checked against the origins that scripts may come from. @throws TypeError for others */
export function toScriptUrl(url: string): string {
  return (policy?.createScriptURL(url) ?? checkUrl(url)) as string;
}
