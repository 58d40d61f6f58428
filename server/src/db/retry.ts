import { setTimeout as delay } from 'node:timers/promises';
import { describedSql } from './describedSql.ts';
import type { Db, Trx } from './schema.ts';

/** Deadlock, serialisation failure, lock not available: the whole transaction may be run again. */
const retryable: ReadonlySet<unknown> = new Set(['40P01', '40001', '55P03']);

/** SQLSTATE of an error, where it has one. */
export function toSqlState(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/**
 * Runs a transaction, again up to three times when it met another one. `work` may therefore run more than once:
 * nothing in it but statements of `trx`.
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
 * Runs the statements of a transaction and takes every one of them back: it costs what the real one costs, so that an
 * answer does not tell by its time whether there was something to do.
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

/** The same inside a transaction that goes on: what `work` did stays if it is real. */
export async function inSavepoint(trx: Trx, isReal: boolean, work: () => Promise<unknown>): Promise<void> {
  await describedSql('db.savepoint', {})`savepoint maybe`.execute(trx);
  await work();
  if (isReal) await describedSql('db.release', {})`release savepoint maybe`.execute(trx);
  else await describedSql('db.rollback', {})`rollback to savepoint maybe`.execute(trx);
}
