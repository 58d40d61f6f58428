import { toComparablePath } from '@haesol/contracts/release';
import type { JsonObject } from '@haesol/remote/shell-api';
import type { QueryClient, QueryKey, UseInfiniteQueryOptions, UseQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Call } from '../http/createCall.ts';

/** Context that a route's queries may depend on. */
export interface QueryContext {
  readonly path: string;
  readonly search: URLSearchParams;
  /** Empty while none is chosen. */
  readonly languageCd: string;
  readonly isLogin: boolean;
  readonly call: Call;
}

// biome-ignore lint/suspicious/noExplicitAny: one list contains query options of any data type
type AnyQuery = UseQueryOptions<any, any, any, any> | UseInfiniteQueryOptions<any, any, any, any, any>;
export type RouteQuery = AnyQuery & { readonly queryKey: QueryKey };

// biome-ignore lint/suspicious/noExplicitAny: one table contains screens of routes and slots with different props
type AnyScreen = ComponentType<any>;

/** Loads a screen: `() => import('./…Screen.tsx')`. */
export type ScreenLoader = () => Promise<{ readonly default: AnyScreen }>;

/** Route of a remote: the same `queries` run before the HTML is sent, while code loads, and in tests. */
export interface RouteDefinition {
  /** Every spelling; case and a trailing slash are ignored. */
  readonly paths: readonly string[];
  readonly queries?: (context: QueryContext) => readonly RouteQuery[];
  /** Props of the screen, including those from the query string. */
  readonly props?: (search: URLSearchParams) => object;
  readonly screen: ScreenLoader;
}

export interface SlotDefinition {
  /** Schema of its props, which other remotes give. */
  readonly props?: { parse(props: unknown): object } | undefined;
  readonly queries?: (context: QueryContext) => readonly RouteQuery[];
  /** Gets `{ slotProps }`. */
  readonly screen: ScreenLoader;
}

/** Definition of a remote, independent of its runtime. */
export interface RemoteApp {
  readonly id: string;
  readonly routes: readonly RouteDefinition[];
  readonly slots?: Readonly<Record<string, SlotDefinition>>;
  /** Korean texts, under the remote's id as namespace. */
  readonly messages: JsonObject;
  /**
   * Paths of pages, and slots, that have texts in the languages of the messages files; the others are Korean in any language.
   * @default all
   */
  readonly translated?: readonly string[];
}

/** Returns true for a page or slot with texts in the languages of the remote's messages files. */
export function isTranslated(
  { translated, routes }: Pick<RemoteApp, 'routes' | 'translated'>,
  pathname: string,
  slot?: string,
): boolean {
  if (translated === undefined) return true;
  if (slot !== undefined) return translated.includes(slot);
  return findDefinition({ routes }, pathname)?.paths.some((path) => translated.includes(path)) ?? false;
}

/** Returns the loader of an instance's screen: the page's or the slot's. */
export function findScreen(app: RemoteApp, pathname: string, slot: string | undefined): ScreenLoader | undefined {
  return slot === undefined ? findDefinition(app, pathname)?.screen : app.slots?.[slot]?.screen;
}

/** Returns the props of an instance's screen: those of the page's route, or the slot's own. @throws for props that the slot refuses */
export function findProps(
  app: RemoteApp,
  { pathname, search }: { readonly pathname: string; readonly search: string },
  slot: string | undefined,
  slotProps: JsonObject,
): object {
  if (slot !== undefined) return { slotProps: app.slots?.[slot]?.props?.parse(slotProps) ?? slotProps };
  return findDefinition(app, pathname)?.props?.(new URLSearchParams(search)) ?? {};
}

/** Returns the queries of an instance: the page's or the slot's. */
export function findQueries(app: RemoteApp, context: QueryContext, slot: string | undefined): readonly RouteQuery[] {
  const definition = slot === undefined ? findDefinition(app, context.path) : app.slots?.[slot];
  return definition?.queries?.(context) ?? [];
}

/** Finds the route of a path in any spelling. */
export function findDefinition(app: Pick<RemoteApp, 'routes'>, pathname: string): RouteDefinition | undefined {
  const wanted = toComparablePath(pathname);
  return app.routes.find(({ paths }) => paths.some((path) => toComparablePath(path) === wanted));
}

const screens = new WeakMap<ScreenLoader, AnyScreen>();

/** Returns a screen whose code is loaded. */
export const getLoadedScreen = (load: ScreenLoader): AnyScreen | undefined => screens.get(load);

/** Loads a screen's code once. @throws the chunk's error; the next call retries */
export async function loadScreen(load: ScreenLoader): Promise<void> {
  if (!screens.has(load)) screens.set(load, (await load()).default);
}

/** Runs the queries of a route in the client; fresh data cause no request. Never rejects. */
export async function runQueries(client: QueryClient, queries: readonly RouteQuery[]): Promise<void> {
  await Promise.all(
    queries.map((query) =>
      'initialPageParam' in query
        ? client.prefetchInfiniteQuery(query as Parameters<QueryClient['prefetchInfiniteQuery']>[0])
        : client.prefetchQuery(query as Parameters<QueryClient['prefetchQuery']>[0]),
    ),
  );
}
