import { type CodeGroup, codesList, type Endpoint, type EndpointInput } from '@haesol/contracts/common';
import * as z from 'zod/mini';
import { endpointPages } from '../http/endpointQuery.ts';
import type { RouteQuery } from './remoteApp.ts';

/** Endpoint that can be requested before a page is shown. */
export type GetEndpoint = Endpoint & { readonly method: 'GET' };

/** Value from the page's query string. */
export interface FromSearch {
  readonly search: string;
  /** Value if the query string lacks the key; without one the GET is not requested. */
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
  /** The page is complete without it: not requested if its key is absent. @default false */
  readonly optional?: boolean;
  /** Only pages in other languages than Korean request it, and are complete without it. @default false */
  readonly translated?: boolean;
}

/** GET of a page as data: queries, `remote.json` and the server derive the same request from it. */
export interface Get<E extends GetEndpoint = GetEndpoint> {
  readonly endpoint: E;
  readonly values: Readonly<Record<string, string | FromSearch>>;
  readonly isOptional: boolean;
  readonly isTranslated: boolean;
  /** Creates the query of the request. @default endpointQuery */
  readonly toQuery?: <T extends Endpoint>(endpoint: T, input: EndpointInput<T>) => RouteQuery;
}

/** Returns the schemas of an endpoint's query keys. */
export function queryShapeOf({ query }: Endpoint): Readonly<Record<string, z.core.$ZodType>> {
  return query instanceof z.ZodMiniObject ? query._zod.def.shape : {};
}

/** Returns the schema's default for an absent key; undefined if a value is required. */
export const defaultOf = (schema: z.core.$ZodType): unknown => z.safeParse(schema, undefined).data;

/** @param isParam a path parameter has no implicit fallback */
function resolveValue(value: unknown, schema: z.core.$ZodType | undefined): string | FromSearch {
  if (typeof value !== 'object' || value === null) return String(value);
  const { search, fallback } = value as FromSearch;
  const preset = schema === undefined ? undefined : defaultOf(schema);
  return { search, fallback: fallback ?? (preset === undefined ? undefined : String(preset)) };
}

/**
 * Declares a GET of a page, with fixed values and values of the query string.
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
    isTranslated: options.translated ?? false,
  };
}

/** Converts a GET for a screen that appends pages with `useGetPages`. */
export const asPages = <E extends GetEndpoint>(single: Get<E>): Get<E> => ({ ...single, toQuery: endpointPages });

/** Returns true for a parameter of the endpoint's path. */
export const isParam = ({ path }: Endpoint, key: string): boolean => path.includes(`{${key}}`);

/** A dot segment would be resolved and request another resource. */
const isDotSegment = (value: string) => value === '.' || value === '..';

/** Reads an identifier of a page's query string; undefined if it is absent, empty or a dot segment. */
export function readUid(search: URLSearchParams, key: string): string | undefined {
  const uid = search.get(key) ?? '';
  return uid === '' || isDotSegment(uid) ? undefined : uid;
}

/**
 * Returns the input of a GET on a page.
 * @returns undefined when a key without a fallback is missing, so that the request cannot be made
 */
export function toInput<E extends GetEndpoint>(
  { endpoint, values }: Get<E>,
  search: URLSearchParams,
): EndpointInput<E> | undefined {
  const parts: { params: Record<string, string>; query: Record<string, string> } = { params: {}, query: {} };
  for (const [key, value] of Object.entries(values)) {
    const part = isParam(endpoint, key) ? 'params' : 'query';
    // An empty value counts as absent, as in the GETs of `remote.json`.
    const text = typeof value === 'string' ? value : search.get(value.search) || value.fallback;
    if (text === undefined || (part === 'params' && isDotSegment(text))) return undefined;
    parts[part][key] = text;
  }
  // `GetValues` checked the types; the values are text now.
  return parts as unknown as EndpointInput<E>;
}

/** Converts a GET to text for `remote.json`: `{key}` and `{key=fallback}` come from the query string. */
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

/** GET of a code group's values, the same request as `useCodes` makes. */
export const getCodes = (group: CodeGroup): Get<typeof codesList> => get(codesList, { group });
