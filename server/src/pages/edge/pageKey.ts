import { listPageGets, type Registry, type RouteMatch } from '@haesol/contracts/release';

/** A request for a page, without what its answer does not depend on. */
export interface ReducedPage {
  /** With its `?`, or empty: the keys that the page names. */
  readonly search: string;
  /** False where the address has other keys, too: only the browser can know whether a screen reads them. */
  readonly isRendered: boolean;
}

const placeholder = /\{(\w+)(?:=[^}]*)?\}/g;

/** Keys of the query string that a page reads: those of its GETs and slots, and those that its route names. */
function listNamedKeys(registry: Registry, { route }: RouteMatch): Set<string> {
  const templates = listPageGets(registry, route).map(({ template }) => template);
  const ofGets = templates.flatMap((template) => [...template.matchAll(placeholder)].map(([, key = '']) => key));
  return new Set([...ofGets, ...(route.search ?? [])]);
}

/**
 * Leaves unknown keys of the query string out, so that made-up ones do not make a page anew. Of a repeated key the first
 * counts, as for screens. Pages of members are never kept, and stay as they are.
 */
export function reducePage(registry: Registry, match: RouteMatch | undefined, search: string): ReducedPage {
  if (search === '') return { search, isRendered: true };
  const guard = match?.route.guard ?? null;
  if (guard !== null && guard !== 'visitor') return { search, isRendered: true };
  const named = match === undefined ? new Set<string>() : listNamedKeys(registry, match);
  const given = new URLSearchParams(search);
  const keys = [...new Set(given.keys())];
  const known = new URLSearchParams(keys.filter((key) => named.has(key)).map((key) => [key, given.get(key) ?? '']));
  return { search: known.size === 0 ? '' : `?${known}`, isRendered: keys.every((key) => named.has(key)) };
}

/** All that a kept page depends on, besides the registry and the content, whose versions are compared on their own. */
export interface PageKeyParts extends ReducedPage {
  readonly pathname: string;
  /** Language of the content that the person chose; empty: none. */
  readonly languageCd: string;
  /** The readable cookie that says that somebody is signed in. */
  readonly hasSession: boolean;
  /** Of the caller: entries of the menu and whole remotes may be for some alone. */
  readonly roles: readonly string[];
  /** Canary builds of the caller, as text; empty: none. */
  readonly canary: string;
}

export function toPageKey(parts: PageKeyParts): string {
  const { canary, hasSession, roles, languageCd, isRendered, pathname, search } = parts;
  return JSON.stringify([hasSession, [...roles].sort(), languageCd, isRendered, canary, pathname, search]);
}
