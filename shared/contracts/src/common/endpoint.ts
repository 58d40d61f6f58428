import * as z from 'zod/mini';
import type { OfficeArea } from './officeAreas.ts';

/**
 * Access level: `public` ignores the bearer token, `optional` identifies a member by it, `member` refuses others (HTTP 400,
 * `4010`), `buyer` also allows guests, `staff` and `admin` require the role, `refresh` needs the refresh cookie, `team` a token of a
 * team, or a member who may release the remote. Guests, who have proven only a mail address, are visitors to `optional` and refused (`4030`) by all that is not
 * `buyer`.
 */
export type Access = 'public' | 'optional' | 'member' | 'buyer' | 'staff' | 'admin' | 'refresh' | 'team';

/**
 * Endpoint of the API: method, path with `{name}` for parameters, and zod schemas that client and server share. `response`
 * describes `data` of the envelope. `language` is the code sent while none is chosen; `none` sends no header.
 */
export interface Endpoint {
  /** `area.verb`, e.g. `posts.list`; unique; also the type in the command log. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly access: Access;
  /**
   * Area whose right a `staff` endpoint requires: `READ` for a GET, otherwise `MOVE`. `any` is for endpoints of all staff, and for
   * those whose input decides the area.
   */
  readonly area?: OfficeArea | 'any';
  /** Requires only `READ`, although it is no GET. */
  readonly isRead?: true;
  readonly language: LanguageDefault;
  /**
   * Sends the currency code in the header `exrate`. Such a GET cannot be prefetched for a page: `remote.json` has no field for
   * it.
   */
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

/** Code of the Korean won, the only currency (specification §4). */
export const exrateCd = 'CD0000001044';

/** Preserves the literal types of an endpoint. */
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

/** Input of a call: `{ params, query, body }`, each only if the endpoint has one. */
export type EndpointInput<E extends Endpoint> = InputPart<E, 'params'> & InputPart<E, 'query'> & InputPart<E, 'body'>;
export type EndpointData<E extends Endpoint> = z.output<E['response']>;

/** `{ list, cnt_total }`, the shape of every list. */
export function listOf<T extends z.core.$ZodType>(item: T) {
  return z.object({ list: z.array(item), cnt_total: z.int() });
}
