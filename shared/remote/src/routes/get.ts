import { type CodeGroup, codesList, type Endpoint, type EndpointInput } from '@haesol/contracts/common';
import * as z from 'zod/mini';
import { endpointPages } from '../http/endpointQuery.ts';
import type { RouteQuery } from './remoteApp.ts';

/** An endpoint that a page may ask before it is shown. */
export type GetEndpoint = Endpoint & { readonly method: 'GET' };

/** A value that comes from the page's query string. */
export interface FromSearch {
  readonly search: string;
  /** Value where the query string does not have the key; without one the GET cannot be made. */
  readonly fallback?: string | undefined;
}

/**
 * Takes a value of a GET from the page's query string.
 * @param search key in the query string
 * @param fallback value where the key is absent; by default the one of the endpoint's schema
 * @example get(postsGet, { id: fromSearch('postUid') })
 */
export const fromSearch = (search: string, fallback?: string): FromSearch => ({ search, fallback });

type InputOf<E extends Endpoint, K extends 'params' | 'query'> = E[K] extends z.core.$ZodType ? z.input<E[K]> : unknown;

/** Values of a GET by the names of the endpoint's parameters and query keys. */
export type GetValues<E extends Endpoint> = {
  readonly [K in keyof InputOf<E, 'params'>]: InputOf<E, 'params'>[K] | FromSearch;
} & { readonly [K in keyof InputOf<E, 'query'>]?: InputOf<E, 'query'>[K] | FromSearch };

export interface GetOptions {
  /** The page is complete without it: where its key is absent, it is not asked. @default false */
  readonly optional?: boolean;
}

/** One GET of a page as data: queries, `remote.json` and the server all make the same request of it. */
export interface Get<E extends GetEndpoint = GetEndpoint> {
  readonly endpoint: E;
  readonly values: Readonly<Record<string, string | FromSearch>>;
  readonly isOptional: boolean;
  /** Query of the request. @default endpointQuery */
  readonly toQuery?: <T extends Endpoint>(endpoint: T, input: EndpointInput<T>) => RouteQuery;
}

/** Schemas of an endpoint's query keys. */
export function queryShapeOf({ query }: Endpoint): Readonly<Record<string, z.core.$ZodType>> {
  return query instanceof z.core.$ZodObject ? query._zod.def.shape : {};
}

/** What a schema makes of an absent key; undefined where it needs a value. */
export const defaultOf = (schema: z.core.$ZodType): unknown => z.safeParse(schema, undefined).data;

/** @param isParam without an explicit fallback a parameter of the path has none */
function resolveValue(value: unknown, schema: z.core.$ZodType | undefined): string | FromSearch {
  if (typeof value !== 'object' || value === null) return String(value);
  const { search, fallback } = value as FromSearch;
  const preset = schema === undefined ? undefined : defaultOf(schema);
  return { search, fallback: fallback ?? (preset === undefined ? undefined : String(preset)) };
}

/**
 * Names a GET of a page: fixed values, and what the query string decides.
 * @example get(postsList, { board: 'NOTICE', pageSize: 12 })
 * @example get(equipmentGet, { eqUid: fromSearch('eqUid') }, { optional: true })
 */
export function get<E extends GetEndpoint>(endpoint: E, values: GetValues<E>, options: GetOptions = {}): Get<E> {
  const shape = queryShapeOf(endpoint);
  const given = Object.entries(values as Readonly<Record<string, unknown>>).filter(([, value]) => value !== undefined);
  return {
    endpoint,
    values: Object.fromEntries(given.map(([key, value]) => [key, resolveValue(value, shape[key])])),
    isOptional: options.optional ?? false,
  };
}

/** The same GET for a screen that appends page after page with `useGetPages`. */
export const asPages = <E extends GetEndpoint>(single: Get<E>): Get<E> => ({ ...single, toQuery: endpointPages });

/** True for a name that stands in the endpoint's path. */
export const isParam = ({ path }: Endpoint, key: string): boolean => path.includes(`{${key}}`);

/** A dot segment would be resolved away and ask for another resource. */
const isDotSegment = (value: string) => value === '.' || value === '..';

/** Identifier in a page's query string; undefined where it is absent, empty or a dot segment. */
export function readUid(search: URLSearchParams, key: string): string | undefined {
  const uid = search.get(key) ?? '';
  return uid === '' || isDotSegment(uid) ? undefined : uid;
}

/**
 * What a GET is asked with on a page.
 * @returns undefined when a key without a fallback is missing, so that the request cannot be made
 */
export function toInput<E extends GetEndpoint>(
  { endpoint, values }: Get<E>,
  search: URLSearchParams,
): EndpointInput<E> | undefined {
  const parts: { params: Record<string, string>; query: Record<string, string> } = { params: {}, query: {} };
  for (const [key, value] of Object.entries(values)) {
    const part = isParam(endpoint, key) ? 'params' : 'query';
    // An empty value counts as absent, as for the GETs of `remote.json`.
    const text = typeof value === 'string' ? value : search.get(value.search) || value.fallback;
    if (text === undefined || (part === 'params' && isDotSegment(text))) return undefined;
    parts[part][key] = text;
  }
  // The values were typed by `GetValues` and are text since.
  return parts as unknown as EndpointInput<E>;
}

/** The same GET as text for `remote.json`: `{key}` and `{key=fallback}` come from the query string. */
export function toTemplate({ endpoint, values }: Get): string {
  const fill = (value: string | FromSearch, encode: (text: string) => string) => {
    if (typeof value === 'string') return encode(value);
    return value.fallback === undefined ? `{${value.search}}` : `{${value.search}=${value.fallback}}`;
  };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_whole, key: string) =>
    fill(values[key] ?? '', encodeURIComponent),
  );
  const query = Object.keys(queryShapeOf(endpoint)).flatMap((key) => {
    const value = values[key];
    return value === undefined ? [] : [`${key}=${fill(value, (text) => text)}`];
  });
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** The GET of a code group's values, as `useCodes` asks for them. */
export const getCodes = (group: CodeGroup): Get<typeof codesList> => get(codesList, { group });
