import { findRoute, listPageGets, type Registry, type RouteMatch } from '@haesol/contracts/release';
import { isShellPath } from './planPage.ts';

/** Request for a page, reduced to the parts that affect the response. */
export interface ReducedPage {
  readonly pathname: string;
  /** Known keys with the `?`, or empty. */
  readonly search: string;
  /** False if the URL has other keys, since only the browser can determine if a screen reads them. */
  readonly isRendered: boolean;
}

const placeholder = /\{(\w+)(?:=[^}]*)?\}/g;

/** Lists the query keys that a page reads: those of its GETs and slots, and those named by its route. */
function listNamedKeys(registry: Registry, { route }: RouteMatch): Set<string> {
  const templates = listPageGets(registry, route).map(({ template }) => template);
  const ofGets = templates.flatMap((template) => [...template.matchAll(placeholder)].map(([, key = '']) => key));
  return new Set([...ofGets, ...(route.search ?? [])]);
}

/** The page of every unknown path, which shows nothing of its address. */
const missingPage: ReducedPage = { pathname: '/-', search: '', isRendered: true };

/**
 * Removes unknown query keys, so that invented ones do not bypass the cache. Of a repeated key the first value counts, as in
 * screens. Pages of members are never cached, and not changed. Unknown paths are one page.
 */
export function reducePage(registry: Registry, { pathname, search }: Pick<URL, 'pathname' | 'search'>): ReducedPage {
  const match = findRoute(registry, pathname);
  if (match === undefined && !isShellPath(pathname)) return missingPage;
  if (search === '') return { pathname, search, isRendered: true };
  const guard = match?.route.guard ?? null;
  if (guard !== null && guard !== 'visitor') return { pathname, search, isRendered: true };
  const named = match === undefined ? new Set<string>() : listNamedKeys(registry, match);
  const given = new URLSearchParams(search);
  const keys = [...new Set(given.keys())];
  const known = new URLSearchParams(keys.filter((key) => named.has(key)).map((key) => [key, given.get(key) ?? '']));
  return { pathname, search: known.size === 0 ? '' : `?${known}`, isRendered: keys.every((key) => named.has(key)) };
}

/** Everything that affects a cached page, besides the registry and the content, whose versions are compared separately. */
export interface PageKeyParts extends ReducedPage {
  /** Chosen content language; empty for none. */
  readonly languageCd: string;
  /** True if the readable cookie indicates a session. */
  readonly hasSession: boolean;
  /** Roles of the requester, which determine menu entries and remotes. */
  readonly roles: readonly string[];
  /** Canary builds of the requester, as text; empty for none. */
  readonly canary: string;
  /** Flags and settings of the page's remotes, as text; empty for pages whose remotes have none. */
  readonly values: string;
}

export function toPageKey(parts: PageKeyParts): string {
  const { canary, values, hasSession, roles, languageCd, isRendered, pathname, search } = parts;
  return JSON.stringify([hasSession, [...roles].sort(), languageCd, isRendered, canary, values, pathname, search]);
}
