import type { Registry } from './registry.ts';
import { findRoute, shellPaths, toComparablePath } from './site.ts';

/**
 * Returns true for the path of a page that a person can open: of the shell, or of a remote that is in service and not hidden from
 * their roles. Accepts any spelling of the path, with or without query string and hash.
 *
 * @example hasPage(registry, '/infoPlaza/Notice/?pageNum=2', session.userInfo?.roles ?? [])
 */
export function hasPage(registry: Registry, href: string, roles: readonly string[]): boolean {
  const [pathname = ''] = href.split(/[?#]/, 1);
  if (!pathname.startsWith('/')) return false;
  if (shellPaths.some((path) => path === toComparablePath(pathname))) return true;
  const match = findRoute(registry, pathname);
  const entry = match === undefined ? undefined : registry.remotes[match.remoteId];
  if (entry === undefined || !entry.enabled) return false;
  const { roles: required } = entry.remoteJson;
  return required.length === 0 || required.some((role) => roles.includes(role));
}
