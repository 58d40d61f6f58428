import { readTestDatabaseUrl } from '../../config.ts';
import { withBootLock } from '../../db/bootLock.ts';
import type { DatabaseHandle } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import { createDatabase, openUrl } from '../../db/testPostgres.ts';
import { readReference } from '../../reference/readReference.ts';
import { syncReference } from '../../reference/syncReference.ts';

describe('two processes that start concurrently with an empty database', () => {
  it('migrate it and insert the reference data once', async () => {
    const database = await createDatabase(readTestDatabaseUrl() ?? '');
    const [first, second] = [openUrl(database.url), openUrl(database.url)];
    const start = (handle: DatabaseHandle) =>
      withBootLock(handle, async () => ({ ran: await migrate(handle.db), left: await syncReference(handle.db) }));
    try {
      const [one, two] = await Promise.all([start(first), start(second)]);
      const states = await first.db.selectFrom('reference_state').select('hash').execute();

      expect([one.ran.length, two.ran.length].sort()[0]).toBe(0);
      expect([...one.left, ...two.left]).toEqual([]);
      expect(states).toHaveLength(readReference().flatMap(({ rows }) => rows).length);
    } finally {
      await Promise.all([first.close(), second.close()]);
      await database.drop();
    }
  });
});
