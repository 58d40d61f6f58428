import { type Endpoint, type EndpointData, okStatus } from '@haesol/contracts/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Trx } from '../../db/schema.ts';
import type { HttpContext, Principal } from '../context.ts';
import { sendKept } from '../keptAnswers.ts';
import { runWrite } from './idempotency.ts';
import { readExrate, readLanguage } from './language.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    /** The answer is kept for other visitors. */
    isKept?: true;
  }
}

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.core.$ZodType
  ? z.output<E[K]>
  : undefined;

type Caller<E extends Endpoint> = E['access'] extends 'member' | 'buyer' | 'staff' | 'admin'
  ? Principal
  : E['access'] extends 'optional'
    ? Principal | undefined
    : undefined;

/** Runs a write in one transaction with support of `Idempotency-Key`; see {@link runWrite}. */
export type Write = <T>(effect: (trx: Trx) => Promise<T>, acquirePlace?: () => Promise<void>) => Promise<T>;

export interface Call<E extends Endpoint> {
  readonly params: Part<E, 'params'>;
  readonly query: Part<E, 'query'>;
  readonly body: Part<E, 'body'>;
  readonly member: Caller<E>;
  /** Known language code; Korean for all others. */
  readonly languageCd: string;
  readonly exrate: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly write: Write;
  /** Like `write`, for one row of a bulk call. */
  readonly writeRow: <T>(uid: string, effect: (trx: Trx) => Promise<T>) => Promise<T>;
}

export type KeptCall<E extends Endpoint> = Call<E> & {
  /** Time of the database, read with the version of the contents. */
  readonly now: Date;
};

export interface RouteOptions {
  readonly withTemporaryPassword?: boolean;
  readonly tokenCookie?: string;
  /** For requests that may take longer than the default of 9 s. */
  readonly handlerTimeoutMs?: number;
  /** For JSON bodies above the default of 256 KiB. */
  readonly bodyLimitBytes?: number;
  /** Keeps the answer for other visitors: see {@link keptRoute}. */
  readonly isKept?: true;
}

/** Converts `/posts/{id}` to `/posts/:id`. */
function toRouteUrl(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/**
 * Registers one endpoint of the contract: URL, validation by zod, serialiser, access rule, and the envelope around the
 * handler's result. Failures are thrown (`ApiError`), never returned.
 */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  context: HttpContext,
  endpoint: E,
  handler: (call: Call<E>) => EndpointData<E> | Promise<EndpointData<E>>,
  options: RouteOptions = {},
): void {
  const { withTemporaryPassword, tokenCookie, handlerTimeoutMs, bodyLimitBytes, isKept } = options;
  app.route({
    method: endpoint.method,
    url: toRouteUrl(endpoint.path),
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { 200: endpoint.response },
    },
    config: {
      access: endpoint.access,
      endpoint,
      ...(endpoint.area !== undefined && { area: endpoint.area }),
      ...(withTemporaryPassword !== undefined && { withTemporaryPassword }),
      ...(tokenCookie !== undefined && { tokenCookie }),
      ...(isKept && { isKept }),
    },
    ...(handlerTimeoutMs !== undefined && { handlerTimeout: handlerTimeoutMs }),
    ...(bodyLimitBytes !== undefined && { bodyLimit: bodyLimitBytes }),
    async handler(request, reply) {
      // Already parsed by the schemas above; this only assigns the types.
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        member: request.principal,
        languageCd: readLanguage(request),
        exrate: readExrate(request),
        request,
        reply,
        write: <T>(effect: (trx: Trx) => Promise<T>, acquirePlace?: () => Promise<void>) =>
          runWrite(context.db, request, effect, { acquirePlace }),
        writeRow: <T>(uid: string, effect: (trx: Trx) => Promise<T>) =>
          runWrite(context.db, request, effect, { part: uid }),
      } as unknown as Call<E>;
      const isPublicRead = endpoint.method === 'GET' && request.principal === undefined;
      reply.header('cache-control', isPublicRead ? 'no-cache' : 'no-store');
      const answer = async (now?: Date) => ({ status: okStatus, data: await handler(Object.assign(call, { now })) });
      if (!isPublicRead) return answer(request.principal?.now);
      if (!isKept) return context.takeReadTurn(request.ip, answer);
      const key = `${call.languageCd} ${request.url}`;
      return sendKept(
        request,
        reply,
        await context.answers.get(key, (now) =>
          context.takeReadTurn(request.ip, async () => String(reply.serialize(await answer(now)))),
        ),
      );
    },
  });
}

/**
 * Registers a GET whose answer for visitors is kept while no content changes. It writes nothing, and reads only tables of the
 * content version (`db/contentChange.ts`); keptAnswers.test.ts compares them.
 */
export function keptRoute<const E extends Endpoint>(
  app: FastifyInstance,
  context: HttpContext,
  endpoint: E,
  handler: (call: KeptCall<E>) => EndpointData<E> | Promise<EndpointData<E>>,
): void {
  route(app, context, endpoint, handler as Parameters<typeof route<E>>[3], { isKept: true });
}
