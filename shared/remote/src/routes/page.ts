import { toLocale } from '@haesol/contracts/common';
import type { GuardName, LayoutName } from '@haesol/contracts/release';
import type { JsonObject } from '@haesol/remote/shell-api';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { DefinedFlags, DefinedSettings } from '../context/remoteValues.ts';
import { endpointQuery } from '../http/endpointQuery.ts';
import { type Get, readUid, toInput } from './get.ts';
import type { RemoteApp, RouteDefinition, RouteQuery, SlotDefinition } from './remoteApp.ts';

/** Entry of the site's menu. */
export interface MenuEntry {
  /** Name of the entry, unique in the site. */
  readonly id: string;
  /** Sort order among the entries of its group. */
  readonly order: number;
  /** Message key. @default the page's title */
  readonly label?: string;
  /** Message key: one sentence for the mega menu. */
  readonly description?: string;
  /** @default the page's group */
  readonly group?: string;
  /** Path and query string. @default the page's path */
  readonly link?: string;
  /** Redirect for visitors without a session. */
  readonly visitorLink?: string;
  readonly roles?: readonly string[];
}

/** Endpoint that lists all pages of a route, for the site map. */
export interface PageList {
  /** `fromSearch('pageNum')` counts its pages. */
  readonly get: Get;
  /** Field of an entry that is the value of this key in the page's query string. */
  readonly key: string;
  /** Values of fields that an entry must have. */
  readonly where?: Readonly<Record<string, string>>;
}

/**
 * Part of a page that only the registry needs. The build writes it into `remote.json` and removes it from the browser's code
 * ({@link registryKeys}).
 */
export interface PageRegistration {
  /** Message key of the page's title; its text may contain `{0.title}`, a field of the first GET's data. */
  readonly title: string;
  /** Message key of one sentence for search engines; its text may contain `{0.summary}`. */
  readonly description?: string;
  /** Message key of comma-separated search terms besides the title; with it the search of the site finds the page. */
  readonly words?: string;
  /** @default 'default' */
  readonly layout?: LayoutName;
  /** Group of the side menu. @default null */
  readonly group?: string | null;
  /** Access rule. @default null: public */
  readonly guard?: GuardName | null;
  /** `client`: not rendered on the server. @default 'server' */
  readonly render?: 'server' | 'client';
  readonly menu?: MenuEntry;
  /** `id` of the menu entry to mark on the page, if it is not its own or its list's. */
  readonly marks?: string;
  /** Slots of other remotes on the page. */
  readonly slots?: readonly string[];
  /** Shows the quick links of the travel service. */
  readonly sticky?: boolean;
  /** Hides header and side menu below 1280 px. */
  readonly bare?: boolean;
  readonly noindex?: boolean;
  /**
   * `half`: the page header has half the height. `post`: the same without a title, because the page has its own `h1`. `own`: the
   * page positions its header, `--size-page-head` high and with an `h1`, on the ridge.
   * @default `post` where the title has data, `half` with a guard, else full
   */
  readonly head?: 'half' | 'post' | 'own';
  /**
   * Query parameters that the screen reads in addition to those of its GETs and `uids`. An address with an undeclared parameter
   * is rendered by the browser.
   */
  readonly search?: readonly string[];
  /** Its GETs count views, so pointing at a link to the page does not prefetch them. */
  readonly counted?: boolean;
  /** Error code that makes the page HTTP 404. */
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

/** Props that a screen can get from the address: those that may be undefined. */
type UidKey<S> = { [K in keyof S]-?: undefined extends S[K] ? K : never }[keyof S] & string;

/** Props that the route passes: all of the screen's except those from the address. */
type GivenProps<S, U> = Omit<S, U & keyof S>;

type PropsPart<P> = keyof P extends never
  ? { readonly props?: Readonly<Record<string, never>> }
  : Record<never, never> extends P
    ? { readonly props?: P }
    : { readonly props: P };

interface PageParts<S, U extends string> extends PageRegistration {
  /** Path as in the specification; case and a trailing slash are ignored. */
  readonly path: string;
  /** Other spellings of the path. */
  readonly aliases?: readonly string[];
  /** GETs to request before the page is shown. */
  readonly gets?: readonly Get[];
  /** Identifiers in the query string that are passed to the screen as props of the same name. */
  readonly uids?: readonly U[];
  readonly screen: () => Promise<ScreenModule<S>>;
}

/** Page of a remote: the part for the browser and the part for the registry. */
export interface Page extends RouteDefinition, PageRegistration {
  readonly uids?: readonly string[];
  readonly path: string;
  readonly aliases: readonly string[];
  readonly gets: readonly Get[];
}

const toQueries =
  (gets: readonly Get[]): NonNullable<RouteDefinition['queries']> =>
  ({ search, languageCd }) =>
    gets.flatMap((get): RouteQuery[] => {
      if (get.isTranslated && toLocale(languageCd) === 'ko') return [];
      const input = toInput(get, search);
      if (input === undefined) return [];
      return [(get.toQuery ?? endpointQuery)(get.endpoint, input)];
    });

/**
 * Defines a page once: queries, `remote.json`, prefetch and server rendering are derived from it.
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
  const { aliases = [], gets = [], uids = [], props, guard } = page;
  const queries = toQueries(gets);
  return {
    ...page,
    aliases,
    gets,
    paths: [page.path, ...aliases],
    // A visitor first has to become a member or a guest: the GETs would be refused.
    queries: guard === 'buyer' ? (context) => (context.isLogin ? queries(context) : []) : queries,
    props: (search) => ({ ...props, ...Object.fromEntries(uids.map((key) => [key, readUid(search, key)])) }),
  };
}

/** A slot that the remote offers. */
export interface OfferedSlot extends SlotDefinition {
  readonly gets: readonly Get[];
  readonly props?: z.ZodMiniObject | undefined;
}

/**
 * Defines a slot that the remote offers; its screen gets `{ slotProps }`. Props have defaults: the check of a release mounts the
 * slot without them.
 * @example
 * defineSlot({
 *   props: z.object({ count: z._default(z.int(), 3) }),
 *   screen: () => import('./features/newest/NewestScreen.tsx'),
 * })
 */
export function defineSlot<P extends z.ZodMiniObject>({
  gets = [],
  props,
  screen,
}: {
  readonly gets?: readonly Get[];
  readonly props?: P;
  readonly screen: () => Promise<ScreenModule<{ readonly slotProps: z.output<P> }>>;
}): OfferedSlot {
  return { gets, props, queries: toQueries(gets), screen };
}

/** Path without a page that redirects, such as the index of a group. */
export interface Redirect extends Pick<PageRegistration, 'title' | 'group' | 'guard' | 'noindex'> {
  readonly path: string;
  readonly to: string;
}

/** Definition of a remote. */
export interface DefinedApp extends RemoteApp {
  readonly routes: readonly Page[];
  readonly slots?: Readonly<Record<string, OfferedSlot>>;
  /** Version of the shell's interface, and ranges of shared packages. */
  readonly requires: { readonly shellApi: number; readonly [name: string]: string | number };
  /** Path prefixes that belong to this remote (case-insensitive). */
  readonly area: readonly string[];
  /** Roles that may see the remote. @default everyone */
  readonly roles?: readonly string[];
  readonly redirects?: readonly Redirect[];
  /** Flags that administrators switch; see `defineFlags`. */
  readonly flags?: DefinedFlags;
  /** Settings that administrators change; see `defineSettings`. */
  readonly settings?: DefinedSettings;
}

/** Keys of {@link DefinedApp} that only the registry needs. */
export const appRegistryKeys: readonly string[] = [
  'requires',
  'area',
  'roles',
  'redirects',
  'flags',
  'settings',
] satisfies readonly (keyof DefinedApp)[];

/** Defines a remote: its pages, its slots and what it requires. */
export const defineApp = (app: DefinedApp): DefinedApp => app;
