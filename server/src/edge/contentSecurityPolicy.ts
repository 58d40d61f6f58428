/** Dev servers that stand in for published remotes: remote id → origin, e.g. `http://localhost:3101`. */
export type DevRemotes = ReadonlyMap<string, string>;

const reportUri = '/api/v1/csp-report';

/**
 * The policy of a page. `'strict-dynamic'` ignores lists of hosts: scripts run because a script with the nonce loaded
 * them, and the shell's loader checks where from.
 */
export function toPagePolicy(nonce: string, devRemotes: DevRemotes): string {
  const directives = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ];
  if (devRemotes.size === 0) {
    directives.push("require-trusted-types-for 'script'", "trusted-types haesol 'allow-duplicates'");
  } else {
    // Source maps of development are eval, and the dev server's client brings Trusted Types policies of its own.
    const http = [...new Set(devRemotes.values())].join(' ');
    const sockets = http.replaceAll(/\bhttp/g, 'ws');
    const more: Readonly<Record<string, string>> = {
      'script-src': `'unsafe-eval' ${http}`,
      'style-src': http,
      'img-src': http,
      'font-src': http,
      'connect-src': `${http} ${sockets}`,
    };
    for (const [index, directive] of directives.entries()) {
      const extra = more[directive.split(' ', 1)[0] ?? ''];
      if (extra !== undefined) directives[index] = `${directive} ${extra}`;
    }
  }
  directives.push(`report-uri ${reportUri}`);
  return directives.join('; ');
}

/** For the static error page, which has one stylesheet and no script. */
export function toFallbackPolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
