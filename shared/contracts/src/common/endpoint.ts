import * as z from 'zod/mini';

/**
 * Who may call: `public` ignores the bearer, `optional` knows a member by it, `member` refuses others (HTTP 400, `4010`),
 * `staff` and `admin` need the role, `refresh` lives on the refresh cookie, `team` on a token of `RELEASE_TOKENS`.
 */
export type Access = 'public' | 'optional' | 'member' | 'staff' | 'admin' | 'refresh' | 'team';

/**
 * One call of the API: method, path with `{name}` for parameters, and zod schemas that both sides use.
 * `response` describes `data` of the envelope. `language` is the code sent while none is chosen; `none` sends no header.
 */
export interface Endpoint {
  /** `area.verb`, e.g. `posts.list`; unique; the type of the command log. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly access: Access;
  readonly language: LanguageDefault;
  /** Sends the code of the currency in the header `exrate`. A GET with it is no GET of a page: `remote.json` cannot say so. */
  readonly exrate?: true;
  readonly params?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  readonly response: z.core.$ZodType;
  /** One sentence for `/docs`. */
  readonly summary: string;
}

/** `content`: CD0000000127, `header` and `pass`: CD0000001258 (specification §4). */
export type LanguageDefault = 'content' | 'header' | 'pass' | 'none';

export const languageDefaults = {
  content: 'CD0000000127',
  header: 'CD0000001258',
  pass: 'CD0000001258',
} as const satisfies Record<Exclude<LanguageDefault, 'none'>, string>;

/** Code of won, the only currency (specification §4). */
export const exrateCd = 'CD0000001044';

/** Keeps the literal types of an endpoint. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type InputPart<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.core.$ZodType
  ? undefined extends z.input<E[K]>
    ? { readonly [P in K]?: z.input<E[K]> }
    : Record<string, never> extends z.input<E[K]>
      ? { readonly [P in K]?: z.input<E[K]> }
      : { readonly [P in K]: z.input<E[K]> }
  : unknown;

/** What a caller hands over: `{ params, query, body }`, each only where the endpoint has one. */
export type EndpointInput<E extends Endpoint> = InputPart<E, 'params'> & InputPart<E, 'query'> & InputPart<E, 'body'>;
export type EndpointData<E extends Endpoint> = z.output<E['response']>;

/** `{ list, cnt_total }`, the shape of every list. */
export function listOf<T extends z.core.$ZodType>(item: T) {
  return z.object({ list: z.array(item), cnt_total: z.int() });
}
