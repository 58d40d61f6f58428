import type { EndpointData } from '@haesol/contracts/common';
import * as z from 'zod/mini';
import { type QueryValues, toHref } from '../routing/href.ts';
import { defaultOf, fromSearch, type Get, type GetEndpoint, type GetValues, get, queryShapeOf } from './get.ts';

/** Endpoint of a paginated list. */
type ListEndpoint = GetEndpoint & {
  readonly query: z.core.$ZodType<{ readonly pageNum: number; readonly pageSize: number }>;
};

type Schemas = Readonly<Record<string, z.core.$ZodType>>;

/** State of a list: the address parsed by its endpoint's query schema, and keys that only the page has. */
export type StateOf<E extends ListEndpoint, X extends Schemas = Record<never, never>> = Readonly<
  z.output<E['query']>
> & {
  readonly [K in keyof X]: z.output<X[K]>;
};

/** Changed keys of a state, as text too: the schema parses them. */
export type StateChange<S> = { readonly [K in keyof S]?: S[K] | string | number };

export interface ListStateOptions<E extends ListEndpoint, X extends Schemas> {
  /** Fixed values of the request, which are not in the address. */
  readonly fixed?: GetValues<E>;
  /** Keys that the page neither reads from its address nor sends: the server's defaults apply. */
  readonly omit?: readonly (keyof z.input<E['query']> & string)[];
  /** Keys of the address that are not sent to the server, with their schemas. */
  readonly extra?: X;
}

/** State of a list in its page's address, defined by the endpoint's schema. */
export interface ListState<E extends ListEndpoint, S> {
  /** The GET of the page. */
  readonly get: Get<E>;
  /** Path of the page. */
  readonly path: string;
  readonly defaults: S;
  /** Parses the state of an address; invalid values become defaults. */
  parse(search: URLSearchParams): S;
  /** Returns the address of the list with a change: defaults are omitted, and a change resets to page 1. */
  hrefOf(state: S, change: StateChange<S>): string;
  /** Returns true if the list is filtered: anything except order, page and view differs from its default. */
  isNarrowed(state: S): boolean;
}

const ordering: readonly string[] = ['pageNum', 'pageSize', 'sort'];

/**
 * Creates the state of a list from the query schema of its endpoint.
 * @param path the list's page
 * @example export const faqs = listState(faqList, paths.faq, { omit: ['sort'] });
 */
export function listState<E extends ListEndpoint, X extends Schemas = Record<never, never>>(
  endpoint: E,
  path: string,
  { fixed, omit = [], extra }: ListStateOptions<E, X> = {},
): ListState<E, StateOf<E, X>> {
  type S = StateOf<E, X>;
  const asked = queryShapeOf(endpoint);
  const schemas: Schemas = { ...asked, ...extra };
  const constants: Readonly<Record<string, unknown>> = { ...fixed };
  const keys = Object.keys(schemas).filter((key) => !(key in constants) && !omit.some((name) => name === key));
  const read = (key: string, value: unknown): unknown => {
    const schema = schemas[key] as z.core.$ZodType;
    const parsed = z.safeParse(schema, value);
    return parsed.success ? parsed.data : defaultOf(schema);
  };
  const parseKeys = (getValue: (key: string) => unknown) =>
    Object.fromEntries(
      Object.keys(schemas).map((key) => [key, read(key, key in constants ? constants[key] : getValue(key))]),
      // Each value was parsed by the schema of its key.
    ) as unknown as S;
  const defaults = parseKeys(() => undefined);
  const valuesOf = (state: object) => new Map<string, unknown>(Object.entries(state));
  const defaultValues = valuesOf(defaults);

  return {
    get: get(
      endpoint,
      Object.fromEntries([
        ...Object.entries(constants),
        ...keys.filter((key) => key in asked).map((key) => [key, fromSearch(key)]),
      ]) as GetValues<E>,
    ),
    path,
    defaults,
    parse: (search) => parseKeys((key) => (keys.includes(key) ? search.get(key) || undefined : undefined)),
    hrefOf(state, change) {
      const next = valuesOf({ ...state, pageNum: 1, ...change });
      const values = keys.map((key) => [key, read(key, next.get(key))] as const);
      return toHref(
        path,
        Object.fromEntries(values.filter(([key, value]) => value !== defaultValues.get(key))) as QueryValues,
      );
    },
    isNarrowed: (state) =>
      [...valuesOf(state)].some(
        ([key, value]) => key in asked && !ordering.includes(key) && value !== defaultValues.get(key),
      ),
  };
}

/** Returns the number of pages of a list, and the current page clamped to it. */
export function toPages(
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
  total: number,
): { readonly page: number; readonly pageCount: number } {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return { page: Math.min(pageNum, pageCount), pageCount };
}

/** Type of the state of a list that {@link listState} returned. */
export type ListStateOf<L> = L extends ListState<infer _E, infer S> ? S : never;
/** Type of the data of a list that {@link listState} returned. */
export type ListDataOf<L> = L extends ListState<infer E, infer _S> ? EndpointData<E> : never;
