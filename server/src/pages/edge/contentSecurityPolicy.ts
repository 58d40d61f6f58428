import { randomBytes } from 'node:crypto';

/** Dev servers that replace published remotes: remote id → origin, e.g. `http://localhost:3101`. */
export type DevRemotes = ReadonlyMap<string, string>;

/** Returns a nonce for the policy of a page: 16 random bytes in base64. */
export const createNonce = () => randomBytes(16).toString('base64');

/** Other origins that a page loads from. */
export interface PageOrigins {
  readonly mapOrigin?: string | undefined;
  readonly assetOrigin?: string | undefined;
  /** Remotes on the person's machine: origins of their styles, requests and sockets. */
  readonly localOrigins?: readonly string[];
}

const reportUri = '/api/v1/csp-report';

/**
 * Builds the policy of a page. `'strict-dynamic'` ignores lists of hosts: scripts run because a script with the nonce loaded
 * them, and the shell's loader checks their origin.
 * @param origins the host of assets, and that of the map's style and tiles; MapLibre sets its worker as a string, which the policy `default` of
 * mf-travel turns into a trusted URL
 */
export function toPagePolicy(nonce: string, devRemotes: DevRemotes, origins: PageOrigins = {}): string {
  const { mapOrigin, assetOrigin, localOrigins = [] } = origins;
  const local = localOrigins.map((origin) => ` ${origin}`).join('');
  const assets = assetOrigin === undefined ? '' : ` ${assetOrigin}`;
  const more = `${assets}${mapOrigin === undefined ? '' : ` ${mapOrigin}`}`;
  const directives = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'${assets}${local}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${more}`,
    `font-src 'self'${assets}`,
    `connect-src 'self'${more}${local}${local.replaceAll('http:', 'ws:')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    // Previews in the office.
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ];
  if (devRemotes.size === 0) {
    const names = mapOrigin === undefined ? 'haesol' : 'haesol default';
    directives.push("require-trusted-types-for 'script'", `trusted-types ${names} 'allow-duplicates'`);
  } else {
    // Source maps in development use eval, and the dev server's client has its own Trusted Types policies.
    const http = [...new Set(devRemotes.values())].join(' ');
    const sockets = http.replaceAll(/\bhttp/g, 'ws');
    const ofDevelopment: Readonly<Record<string, string>> = {
      'script-src': `'unsafe-eval' ${http}`,
      'style-src': http,
      'img-src': http,
      'font-src': http,
      'connect-src': `${http} ${sockets}`,
    };
    for (const [index, directive] of directives.entries()) {
      const extra = ofDevelopment[directive.split(' ', 1)[0] ?? ''];
      if (extra !== undefined) directives[index] = `${directive} ${extra}`;
    }
  }
  directives.push(`report-uri ${reportUri}`);
  return directives.join('; ');
}

/** Policy of a preview, which only pages of the site may frame, and whose scripts do not run. */
export function toPreviewPolicy(nonce: string, { mapOrigin, assetOrigin }: PageOrigins = {}): string {
  const assets = assetOrigin === undefined ? '' : ` ${assetOrigin}`;
  const more = `${assets}${mapOrigin === undefined ? '' : ` ${mapOrigin}`}`;
  return [
    'sandbox allow-same-origin',
    "default-src 'none'",
    `style-src 'self' 'nonce-${nonce}'${assets}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${more}`,
    `font-src 'self'${assets}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Policy of the static error page, which has one stylesheet and no script. */
export function toFallbackPolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
