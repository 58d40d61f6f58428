import type { GuardName, LayoutName } from '@haesol/contracts/release';
import type { JsonObject } from '@haesol/remote/shell-api';
import type { ReactNode } from 'react';
import { endpointQuery } from '../http/endpointQuery.ts';
import { type Get, readUid, toInput } from './get.ts';
import type { RemoteApp, RouteDefinition, RouteQuery, SlotDefinition } from './remoteApp.ts';

/** An entry of the site's menu. */
export interface MenuEntry {
  /** Name of the entry, unique in the site. */
  readonly id: string;
  /** Place among the entries of its group, from the smallest. */
  readonly order: number;
  /** Message key. @default the page's title */
  readonly label?: string;
  /** Message key: one sentence for the mega menu. */
  readonly description?: string;
  /** @default the page's group */
  readonly group?: string;
  /** Path and query string. @default the page's path */
  readonly link?: string;
  /** Where a visitor is sent instead. */
  readonly visitorLink?: string;
  readonly roles?: readonly string[];
}

/** A list of the API that knows all pages of a route, for the site map. */
export interface PageList {
  /** `fromSearch('pageNum')` counts its pages. */
  readonly get: Get;
  /** Field of a list's entry that is the key in the page's query string. */
  readonly key: string;
  /** Fields that an entry must have. */
  readonly where?: Readonly<Record<string, string>>;
}

/**
 * What the registry alone knows about a page. The build writes it into `remote.json` and leaves it out of the browser's
 * code ({@link registryKeys}).
 */
export interface PageRegistration {
  /** Message key of the page's title; its text may have `{0.title}`, a field of the first GET's data. */
  readonly title: string;
  /** Message key of one sentence for search engines; its text may have `{0.summary}`. */
  readonly description?: string;
  /** Message key of what people call the page besides its title, divided by commas; with it the search of the site finds the page. */
  readonly words?: string;
  /** @default 'default' */
  readonly layout?: LayoutName;
  /** Group of the side menu. @default null */
  readonly group?: string | null;
  /** Who may enter. @default null: everybody */
  readonly guard?: GuardName | null;
  /** `client`: not rendered on the server. @default 'server' */
  readonly render?: 'server' | 'client';
  readonly menu?: MenuEntry;
  /** `id` of the menu entry that is marked while the page is shown, where it is neither its own nor its list's. */
  readonly marks?: string;
  /** Slots of other remotes on the page. */
  readonly slots?: readonly string[];
  /** Shows the quick links of the travel service. */
  readonly sticky?: boolean;
  /** Hides header and side menu below 1280 px. */
  readonly bare?: boolean;
  readonly noindex?: boolean;
  /**
   * `half`: the page's head is half as high. `post`: so, and without a title, since the page has an `h1` of its own. `own`:
   * the page lays its head, `--size-page-head` high and with an `h1`, on the ridge.
   * @default `post` where the title has data, `half` with a guard, else full
   */
  readonly head?: 'half' | 'post' | 'own';
  /**
   * Keys of the query string that the screen reads besides those of its GETs and `uids`. An address with a key that is
   * not named is rendered by the browser.
   */
  readonly search?: readonly string[];
  /** Its GETs count a reader, so that pointing at a link to it asks for none of them. */
  readonly counted?: boolean;
  /** Code of an answer that makes the page HTTP 404. */
  readonly missing?: string;
  /** Type and properties of schema.org: message keys, other text, and `{0.title}` as in the title's text. */
  readonly structuredData?: JsonObject;
  readonly listedBy?: PageList;
}

/** Keys of {@link PageRegistration}. */
export const registryKeys: readonly string[] = [
  'title',
  'description',
  'words',
  'layout',
  'group',
  'guard',
  'render',
  'menu',
  'marks',
  'slots',
  'sticky',
  'bare',
  'noindex',
  'head',
  'search',
  'counted',
  'missing',
  'structuredData',
  'listedBy',
] satisfies readonly (keyof PageRegistration)[];

type ScreenModule<S> = { readonly default: (props: S) => ReactNode };

/** Props that a screen can take from the address: those that may be undefined. */
type UidKey<S> = { [K in keyof S]-?: undefined extends S[K] ? K : never }[keyof S] & string;

/** Props that the route gives: all of the screen's but those from the address. */
type GivenProps<S, U> = Omit<S, U & keyof S>;

type PropsPart<P> = keyof P extends never
  ? { readonly props?: Readonly<Record<string, never>> }
  : Record<never, never> extends P
    ? { readonly props?: P }
    : { readonly props: P };

interface PageParts<S, U extends string> extends PageRegistration {
  /** Path as the specification writes it; case and a trailing slash never matter. */
  readonly path: string;
  /** Other spellings of the path. */
  readonly aliases?: readonly string[];
  /** What the page asks the API for before it is shown. */
  readonly gets?: readonly Get[];
  /** Identifiers in the query string that the screen gets as props of the same name. */
  readonly uids?: readonly U[];
  readonly screen: () => Promise<ScreenModule<S>>;
}

/** A page of a remote: what its browser code needs, and with it the parts that the registry knows. */
export interface Page extends RouteDefinition, PageRegistration {
  readonly uids?: readonly string[];
  readonly path: string;
  readonly aliases: readonly string[];
  readonly gets: readonly Get[];
}

const toQueries =
  (gets: readonly Get[]): NonNullable<RouteDefinition['queries']> =>
  ({ search }) =>
    gets.flatMap((get): RouteQuery[] => {
      const input = toInput(get, search);
      if (input === undefined) return [];
      return [(get.toQuery ?? endpointQuery)(get.endpoint, input)];
    });

/**
 * Defines a page once: queries, `remote.json`, prefetch and server rendering all come from it.
 * @example
 * definePage({
 *   path: paths.noticeDetail,
 *   title: 'pages.noticeDetail.title',
 *   uids: ['postUid'],
 *   gets: [get(postsGet, { id: fromSearch('postUid') })],
 *   props: { board: 'NOTICE' },
 *   screen: () => import('./features/board/BoardDetailScreen.tsx'),
 * })
 */
export function definePage<S extends object, const U extends UidKey<NoInfer<S>> = never>(
  page: PageParts<S, U> & PropsPart<GivenProps<NoInfer<S>, U>>,
): Page {
  const { aliases = [], gets = [], uids = [], props } = page;
  return {
    ...page,
    aliases,
    gets,
    paths: [page.path, ...aliases],
    queries: toQueries(gets),
    props: (search) => ({ ...props, ...Object.fromEntries(uids.map((key) => [key, readUid(search, key)])) }),
  };
}

/** A slot that the remote offers. */
export interface OfferedSlot extends SlotDefinition {
  readonly gets: readonly Get[];
}

/** Defines a slot that the remote offers; its screen gets `{ slotProps }`. */
export function defineSlot<S extends object>({
  gets = [],
  screen,
}: {
  readonly gets?: readonly Get[];
  readonly screen: () => Promise<ScreenModule<S>>;
}): OfferedSlot {
  return { gets, queries: toQueries(gets), screen };
}

/** A path without a page that leads to another one, such as the index of a group. */
export interface Redirect extends Pick<PageRegistration, 'title' | 'group' | 'guard' | 'noindex'> {
  readonly path: string;
  readonly to: string;
}

/** All that a remote is. */
export interface DefinedApp extends RemoteApp {
  readonly routes: readonly Page[];
  readonly slots?: Readonly<Record<string, OfferedSlot>>;
  /** Version of the shell's interface, and ranges of shared packages. */
  readonly requires: { readonly shellApi: number; readonly [name: string]: string | number };
  /** Paths that belong to this remote (case-insensitive prefixes). */
  readonly area: readonly string[];
  /** Roles that may see the remote. @default everybody */
  readonly roles?: readonly string[];
  readonly redirects?: readonly Redirect[];
}

/** Keys of {@link DefinedApp} that the registry alone needs. */
export const appRegistryKeys: readonly string[] = [
  'requires',
  'area',
  'roles',
  'redirects',
] satisfies readonly (keyof DefinedApp)[];

/** Defines a remote: its pages, its slots and what it requires. */
export const defineApp = (app: DefinedApp): DefinedApp => app;
