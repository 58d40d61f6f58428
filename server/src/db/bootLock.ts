import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DatabaseHandle } from './connect.ts';

/** Key of the advisory lock, not used elsewhere in the server. */
const key = 4_158_206;
const askAgainMs = 200;

/**
 * Runs `work` in one process at a time when several start with the same PostgreSQL. Polls the lock, because `lock_timeout`
 * would cancel waiting inside a statement. PGlite has one process.
 */
export async function withBootLock<T>({ db, kind }: DatabaseHandle, work: () => Promise<T>): Promise<T> {
  if (kind === 'pglite') return work();
  return db.connection().execute(async (connection) => {
    const tryLock = async () => {
      const lock = sql<boolean>`pg_try_advisory_lock(${key})`.as('isHeld');
      return (await connection.selectNoFrom(lock).executeTakeFirstOrThrow()).isHeld;
    };
    while (!(await tryLock())) await delay(askAgainMs);
    try {
      return await work();
    } finally {
      await connection.selectNoFrom(sql<boolean>`pg_advisory_unlock(${key})`.as('wasHeld')).execute();
    }
  });
}
