import { setBrand } from '../brand/brand.ts';
import type { Config } from '../config.ts';
import { withBootLock } from '../db/bootLock.ts';
import { createClock } from '../db/clock.ts';
import { connect, type DatabaseHandle } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { openDemo } from '../db/openDemo.ts';
import type { Db } from '../db/schema.ts';
import { syncReference } from '../reference/syncReference.ts';

async function loadFirstData(db: Db, config: Config): Promise<void> {
  if (config.mode !== 'demo') return;
  const member = await db.selectFrom('member').select('member_uid').limit(1).executeTakeFirst();
  if (member !== undefined) return;
  const { loadSample, toBaseDate } = await openDemo();
  await loadSample(db, toBaseDate(config.seedBaseDate, await createClock(db).now()));
}

/**
 * Opens the database and brings it up to date: migrations, reference data, in the demo the sample data of an empty one.
 * @returns the open database, and the reference rows that were left as they are
 */
export async function openDatabase(
  config: Config,
  onError: (error: Error) => void,
): Promise<{ database: DatabaseHandle; leftRows: readonly string[] }> {
  setBrand(config.brand);
  const database = await connect({ ...config, onError });
  try {
    const leftRows = await withBootLock(database, async () => {
      await migrate(database.db);
      const left = await syncReference(database.db);
      await loadFirstData(database.db, config);
      return left;
    });
    return { database, leftRows };
  } catch (error) {
    await database.close();
    throw error;
  }
}
