interface Policy {
  createHTML(html: string): unknown;
  createScriptURL(url: string): unknown;
}

const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): Policy } }).trustedTypes;

/** Allowed origins of scripts: the site itself, and dev servers that the page declares. */
const allowedOrigins = new Set<string>();

export function allowScriptOrigin(origin: string): void {
  allowedOrigins.add(origin);
}

/** Origins whose files have a hash: the site itself, and the host of its assets. */
const ownOrigins = new Set<string>();

export function allowAssetOrigin(origin: string): void {
  allowedOrigins.add(origin);
  ownOrigins.add(origin);
}

/** Returns true for addresses of the site and of the host of its assets. */
export function isOwnAsset(url: string): boolean {
  const { origin } = new URL(url, document.baseURI);
  return origin === location.origin || ownOrigins.has(origin);
}

/** Returns true for addresses that code may be loaded from. */
export function isTrustedUrl(url: string): boolean {
  const { origin } = new URL(url, document.baseURI);
  return origin === location.origin || allowedOrigins.has(origin);
}

function checkUrl(url: string): string {
  if (isTrustedUrl(url)) return url;
  throw new TypeError(`Scripts of ${new URL(url, document.baseURI).origin} are not allowed here`);
}

const policy = factory?.createPolicy('haesol', {
  // Only the empty string is allowed as markup.
  createHTML: () => '',
  createScriptURL: checkUrl,
});

/** Empty markup for `dangerouslySetInnerHTML`. One constant object, because React compares it by identity. */
export const emptyMarkup = { __html: (policy?.createHTML('') ?? '') as string };

/** Returns an address for a script's `src`, checked against the allowed origins. @throws TypeError for others */
export function toScriptUrl(url: string): string {
  return (policy?.createScriptURL(url) ?? checkUrl(url)) as string;
}
