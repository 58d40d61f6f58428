import { type LanguageDefault, languageDefaults } from '../common/endpoint.ts';
import { toLocale } from '../common/languages.ts';
import type { Registry, RegistryEntry, RemoteJson, RemoteRoute } from './registry.ts';

export const layoutNames = ['default', 'home', 'load', 'clean'] as const;
export const guardNames = ['member', 'buyer', 'visitor', 'staff', 'admin', 'reauth', 'tester'] as const;
/** Layout of a page. An unknown value in `remote.json` shows the error page with 500. */
export type LayoutName = (typeof layoutNames)[number];
/**
 * Guard of a page; `buyer` opens for members and for buyers without an account, and shows visitors the page's own way to become one; `visitor` redirects signed-in people home, `tester` is everyone in demo mode and staff in production. An
 * unknown value shows the error page with 500.
 */
export type GuardName = (typeof guardNames)[number];

/** Requests are equal if method, path, the query sorted by key, language and bearer are equal. */
export function requestKey(request: {
  method: string;
  path: string;
  query?: Readonly<Record<string, string>>;
  languageCd: string;
  bearer: boolean;
}): string {
  const query = Object.entries(request.query ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const search = new URLSearchParams(query).toString();
  return `${request.method} ${request.path}?${search} ${request.languageCd} ${request.bearer ? 'member' : 'visitor'}`;
}

/**
 * Fills one entry of `gets` from the page's query string.
 * @returns undefined when a key without a default is missing, so that the request cannot be made
 */
export function fillGet(
  template: string,
  search: URLSearchParams,
): { path: string; query: Record<string, string> } | undefined {
  let missing = false;
  const fill = (text: string, encode: (value: string) => string) =>
    text.replaceAll(/\{(\w+)(?:=([^}]*))?\}/g, (_whole, key: string, fallback: string | undefined) => {
      // An empty value counts as absent, for screens too.
      const value = search.get(key) || fallback;
      if (value === undefined) missing = true;
      return encode(value ?? '');
    });
  const encodeSegment = (value: string) => {
    // A dot segment would be resolved and request another resource.
    if (value === '.' || value === '..') missing = true;
    return encodeURIComponent(value);
  };
  const [rawPath = '', rawQuery = ''] = template.split('?', 2);
  const query: Record<string, string> = {};
  for (const pair of rawQuery === '' ? [] : rawQuery.split('&')) {
    const at = pair.includes('=') ? pair.indexOf('=') : pair.length;
    query[pair.slice(0, at)] = fill(pair.slice(at + 1), (value) => value);
  }
  const filledPath = fill(rawPath, encodeSegment);
  return missing ? undefined : { path: filledPath, query };
}

/** Areas of endpoints that send the default content language, for a `remote.json` without the languages of its GETs. */
const contentAreas = /^\/api\/v1\/(attraction|posts|recommendTour|stickyArea\/promotion|mypage)(\/|$)/;

/** Returns the language code for a GET of a page; empty for one without a language. */
function languageOf(path: string, language: LanguageDefault | undefined, chosen: string): string {
  const known = language ?? (contentAreas.test(path) ? 'content' : 'header');
  return known === 'none' ? '' : chosen || languageDefaults[known];
}

/** GET that a page or slot declares in `remote.json`. */
export interface PageGet {
  readonly template: string;
  /** Undefined if `remote.json` does not declare it. */
  readonly language: LanguageDefault | undefined;
  /** The page is complete without it. */
  readonly isOptional: boolean;
  /** Only pages in other languages than Korean make it. @default false */
  readonly isTranslated?: boolean;
}

/** GET of a page as sent. */
export interface FilledGet {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Empty for a GET without a language. */
  readonly languageCd: string;
}

/**
 * Fills a GET from the page's query string.
 * @param chosen language code that the person chose, or an empty string
 * @returns undefined when a key without a default is missing, so that the request cannot be made, and for a GET of other languages
 * on a Korean page
 */
export function fillPageGet(
  { template, language, isTranslated = false }: PageGet,
  search: URLSearchParams,
  chosen: string,
): FilledGet | undefined {
  if (isTranslated && toLocale(chosen) === 'ko') return undefined;
  const filled = fillGet(template, search);
  return filled && { ...filled, languageCd: languageOf(filled.path, language, chosen) };
}

/** Lists the GETs of a route or an offered slot: required ones, optional ones, then those of pages in other languages. */
export function listGets({
  gets,
  optionalGets = [],
  translatedGets = [],
  languages = [],
}: Pick<RemoteRoute, 'gets' | 'optionalGets' | 'translatedGets' | 'languages'>): PageGet[] {
  return [...gets, ...optionalGets, ...translatedGets].map((template, index) => ({
    template,
    language: languages[index],
    isOptional: index >= gets.length,
    isTranslated: index >= gets.length + optionalGets.length,
  }));
}

/** Pages of the shell itself, which no remote owns. */
export const shellPaths = ['/load'] as const;

/** Lower case, without a trailing slash: the form for comparing paths. */
export function toComparablePath(pathname: string): string {
  const lower = pathname.toLowerCase();
  return lower.length > 1 ? lower.replace(/\/+$/, '') || '/' : lower;
}

export interface RouteMatch {
  readonly remoteId: string;
  readonly route: RemoteRoute;
}

/** Finds the route of a path, in any spelling. */
export function findRoute(registry: Registry, pathname: string): RouteMatch | undefined {
  const wanted = toComparablePath(pathname);
  for (const [remoteId, { remoteJson: json }] of Object.entries(registry.remotes)) {
    const route = json.routes.find((r) => [r.path, ...r.alias].some((p) => toComparablePath(p) === wanted));
    if (route !== undefined) return { remoteId, route };
  }
  return undefined;
}

/** Remote that fills a slot, with the slot. */
export interface SlotOwner {
  readonly entry: RegistryEntry;
  readonly offer: RemoteJson['offers'][number];
}

/** Finds the remote that offers a slot, regardless of its being in service. */
export function findSlotOwner({ remotes }: Pick<Registry, 'remotes'>, slot: string): SlotOwner | undefined {
  for (const entry of Object.values(remotes)) {
    const offer = entry.remoteJson.offers.find((one) => one.slot === slot);
    if (offer !== undefined) return { entry, offer };
  }
  return undefined;
}

/** Owners of a route's slots that are in service. */
export function listSlotOwners(registry: Pick<Registry, 'remotes'>, { slots }: RemoteRoute): SlotOwner[] {
  return slots.flatMap((slot) => findSlotOwner(registry, slot) ?? []).filter(({ entry }) => entry.enabled);
}

/** GETs of a page: those of its route in their order, then those of its slots. */
export function listPageGets(registry: Pick<Registry, 'remotes'>, route: RemoteRoute): PageGet[] {
  return [...listGets(route), ...listSlotOwners(registry, route).flatMap(({ offer }) => listGets(offer))];
}

/**
 * Fills `{0.title}` from the data of the answers; a part without a value becomes empty, including its `
 * `.
 */
export function fillText(template: string, answers: readonly unknown[]): string {
  const fill = (text: string) =>
    text.replaceAll(/\{(\d+)\.([\w.]+)\}/g, (_whole, index: string, keys: string) => {
      let value: unknown = answers[Number(index)];
      for (const key of keys.split('.')) {
        value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
      }
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    });
  return template
    .split(' | ')
    .map((part) => fill(part).trim())
    .filter((part) => part !== '')
    .join(' | ');
}
