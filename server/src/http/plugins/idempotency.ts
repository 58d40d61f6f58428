import { createHash } from 'node:crypto';
import { errorCodes } from '@haesol/contracts/common';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { beforeAppNow } from '../../db/expressions.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database, Db, Trx } from '../../db/schema.ts';
import { ApiError, validationError } from '../apiError.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const lifetimeHours = 24;

interface KeyedRequest {
  readonly scope: string;
  readonly key: string;
  readonly hash: string;
}

/** Sorts fields, so that the same content has the same hash. */
function toCanonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toCanonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, toCanonical(part)]),
  );
}

/** @param part id of one row of a bulk call, which is repeated by itself */
function readKey(request: FastifyRequest, part: string): KeyedRequest | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !uuid.test(key)) {
    throw validationError({
      field: 'Idempotency-Key',
      code: 'invalid_format',
      message: '값의 형식이 올바르지 않습니다.',
    });
  }
  const { method, routeOptions, principal, params, query, body } = request;
  const content = JSON.stringify(toCanonical([params, query, body ?? null]));
  return {
    scope: `${principal?.memberUid ?? 'visitor'} ${method} ${routeOptions.url ?? ''}${part === '' ? '' : ` ${part}`}`,
    key: key.toLowerCase(),
    hash: createHash('sha256').update(content).digest('base64url'),
  };
}

/** @throws {ApiError} `4000` for different content with the key */
function requireSameContent(stored: { readonly hash: string }, { hash }: KeyedRequest): void {
  if (stored.hash === hash) return;
  throw validationError({
    field: 'Idempotency-Key',
    code: 'custom',
    message: '같은 키로 다른 내용을 보낼 수 없습니다.',
  });
}

const selectAnswer = (db: Kysely<Database>, { scope, key }: KeyedRequest) =>
  db.selectFrom('idempotency').select(['hash', 'response']).where('scope', '=', scope).where('key', '=', key);

/** Returns true for a repeated request, which has no effect that a limit would count. */
async function isAnswered(db: Db, keyed: KeyedRequest): Promise<boolean> {
  const answered = selectAnswer(db, keyed).where('created_at', '>=', beforeAppNow(`${lifetimeHours} hours`));
  return (await answered.executeTakeFirst()) !== undefined;
}

async function claim(trx: Trx, keyed: KeyedRequest): Promise<boolean> {
  await trx
    .deleteFrom('idempotency')
    .where('scope', '=', keyed.scope)
    .where('key', '=', keyed.key)
    .where('created_at', '<', beforeAppNow(`${lifetimeHours} hours`))
    .execute();
  // Waits for a parallel request with the same key: returns its response, or runs if the other failed.
  const inserted = await trx
    .insertInto('idempotency')
    .values(keyed)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/**
 * Runs a write in one transaction. With an `Idempotency-Key` stores the response with the effect, and returns it for the same
 * request within 24 hours; different content with the same key is `4000`.
 * `effect` may run again after a deadlock: it must contain nothing but statements of `trx`.
 * `acquirePlace` acquires a place of a limit, and is skipped for a repeated request; `part` is the id of one row of a bulk call,
 * which has a transaction of its own.
 */
export async function runWrite<T>(
  db: Db,
  request: FastifyRequest,
  effect: (trx: Trx) => Promise<T>,
  {
    acquirePlace,
    part = '',
  }: { readonly acquirePlace?: (() => Promise<void>) | undefined; readonly part?: string } = {},
): Promise<T> {
  const keyed = readKey(request, part);
  if (acquirePlace !== undefined && (keyed === undefined || !(await isAnswered(db, keyed)))) await acquirePlace();
  if (keyed === undefined) return inTransaction(db, effect);
  return inTransaction(db, async (trx) => {
    const { scope, key } = keyed;
    if (await claim(trx, keyed)) {
      const answer = await effect(trx);
      await trx
        .updateTable('idempotency')
        .set({ response: JSON.stringify(answer ?? null) })
        .where('scope', '=', scope)
        .where('key', '=', key)
        .execute();
      return answer;
    }
    const stored = await selectAnswer(trx, keyed).executeTakeFirst();
    if (stored === undefined) throw new ApiError(errorCodes.serverError);
    requireSameContent(stored, keyed);
    return stored.response as T;
  });
}
