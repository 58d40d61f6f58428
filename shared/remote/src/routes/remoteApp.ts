import { toComparablePath } from '@haesol/contracts/release';
import type { JsonObject } from '@haesol/remote/shell-api';
import type { QueryClient, QueryKey, UseInfiniteQueryOptions, UseQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Call } from '../http/createCall.ts';

/** What a route's queries may depend on. */
export interface QueryContext {
  readonly path: string;
  readonly search: URLSearchParams;
  /** Empty while none was chosen. */
  readonly languageCd: string;
  readonly isLogin: boolean;
  readonly call: Call;
}

// biome-ignore lint/suspicious/noExplicitAny: query options of any data type stand side by side in one list
type AnyQuery = UseQueryOptions<any, any, any, any> | UseInfiniteQueryOptions<any, any, any, any, any>;
export type RouteQuery = AnyQuery & { readonly queryKey: QueryKey };

// biome-ignore lint/suspicious/noExplicitAny: screens of routes and of slots, with props of their own, stand in one table
type AnyScreen = ComponentType<any>;

/** Loads a screen: `() => import('./…Screen.tsx')`. */
export type ScreenLoader = () => Promise<{ readonly default: AnyScreen }>;

/** One screen of a remote: the same `queries` run before the HTML is sent, while code loads, and in tests. */
export interface RouteDefinition {
  /** Every spelling; case and a trailing slash never matter. */
  readonly paths: readonly string[];
  readonly queries?: (context: QueryContext) => readonly RouteQuery[];
  /** Props of the screen, with what it takes from the query string. */
  readonly props?: (search: URLSearchParams) => object;
  readonly screen: ScreenLoader;
}

export interface SlotDefinition {
  readonly queries?: (context: QueryContext) => readonly RouteQuery[];
  /** Gets `{ slotProps }`. */
  readonly screen: ScreenLoader;
}

/** All that a remote is, apart from where it runs. */
export interface RemoteApp {
  readonly id: string;
  readonly routes: readonly RouteDefinition[];
  readonly slots?: Readonly<Record<string, SlotDefinition>>;
  /** Korean texts, under the remote's id as namespace. */
  readonly messages: JsonObject;
}

/** Loader of what an instance shows: the page's screen, or the slot's. */
export function findScreen(app: RemoteApp, pathname: string, slot: string | undefined): ScreenLoader | undefined {
  return slot === undefined ? findDefinition(app, pathname)?.screen : app.slots?.[slot]?.screen;
}

/** Props of what an instance shows: those that the page's route gives, or the slot's own. */
export function findProps(
  app: RemoteApp,
  { pathname, search }: { readonly pathname: string; readonly search: string },
  slot: string | undefined,
  slotProps: JsonObject,
): object {
  if (slot !== undefined) return { slotProps };
  return findDefinition(app, pathname)?.props?.(new URLSearchParams(search)) ?? {};
}

/** Queries of what an instance shows: the page's, or the slot's. */
export function findQueries(app: RemoteApp, context: QueryContext, slot: string | undefined): readonly RouteQuery[] {
  const definition = slot === undefined ? findDefinition(app, context.path) : app.slots?.[slot];
  return definition?.queries?.(context) ?? [];
}

/** Finds the route of a path in any spelling. */
export function findDefinition(app: RemoteApp, pathname: string): RouteDefinition | undefined {
  const wanted = toComparablePath(pathname);
  return app.routes.find(({ paths }) => paths.some((path) => toComparablePath(path) === wanted));
}

const screens = new WeakMap<ScreenLoader, AnyScreen>();

/** A screen whose code is there. */
export const getLoadedScreen = (load: ScreenLoader): AnyScreen | undefined => screens.get(load);

/** Loads a screen's code once. @throws the chunk's error; the next call asks again */
export async function loadScreen(load: ScreenLoader): Promise<void> {
  if (!screens.has(load)) screens.set(load, (await load()).default);
}

/** Runs the queries of a route into the client; those whose data are fresh ask nothing. Never rejects. */
export async function runQueries(client: QueryClient, queries: readonly RouteQuery[]): Promise<void> {
  await Promise.all(
    queries.map((query) =>
      'initialPageParam' in query
        ? client.prefetchInfiniteQuery(query as Parameters<QueryClient['prefetchInfiniteQuery']>[0])
        : client.prefetchQuery(query as Parameters<QueryClient['prefetchQuery']>[0]),
    ),
  );
}
