import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DatabaseHandle } from './connect.ts';

/** Any number that nothing else locks. */
const key = 4_158_206;
const askAgainMs = 200;

/**
 * Lets one process after the other through `work` when several start over one PostgreSQL. Asks again and again instead
 * of waiting inside a statement, which `lock_timeout` would end. PGlite has one opener.
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
