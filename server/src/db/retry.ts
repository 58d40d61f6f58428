import { setTimeout as delay } from 'node:timers/promises';
import { describedSql } from './describedSql.ts';
import type { Db, Trx } from './schema.ts';

/** Deadlock, serialization failure, lock not available, stale plan: errors after which the whole transaction can be retried. */
const retryable: ReadonlySet<unknown> = new Set(['40P01', '40001', '55P03', '0A000']);

/** Returns the SQLSTATE of an error, if it has one. */
export function toSqlState(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/**
 * Runs a transaction and retries it up to three times after a conflict. `work` may run more than once and must contain only
 * statements of `trx`.
 */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === 3 || !retryable.has(toSqlState(error))) throw error;
      await delay(2 ** attempt * 10 * (1 + Math.random()));
    }
  }
}

class PretendedError extends Error {
  override readonly name = 'PretendedError';
}

/**
 * Constant time: runs the statements of a transaction and rolls them back, so that the response time does not reveal
 * whether there was something to change.
 */
export async function pretendTransaction(db: Db, work: (trx: Trx) => Promise<unknown>): Promise<void> {
  try {
    await inTransaction(db, async (trx) => {
      await work(trx);
      throw new PretendedError();
    });
  } catch (error) {
    if (!(error instanceof PretendedError)) throw error;
  }
}

/** Like {@link pretendTransaction}, inside a transaction that continues: rolls `work` back unless `isReal`. */
export async function inSavepoint(trx: Trx, isReal: boolean, work: () => Promise<unknown>): Promise<void> {
  await describedSql('db.savepoint', {})`savepoint maybe`.execute(trx);
  await work();
  if (isReal) await describedSql('db.release', {})`release savepoint maybe`.execute(trx);
  else await describedSql('db.rollback', {})`rollback to savepoint maybe`.execute(trx);
}
