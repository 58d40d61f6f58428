import { readFile } from 'node:fs/promises';
import { readTestDatabaseUrl } from '../config.ts';
import { createClock } from '../db/clock.ts';
import { type DatabaseHandle, fromPglite } from '../db/connect.ts';
import { type DescribeStatements, describeOnPglite } from '../db/describeStatements.ts';
import { openPglite } from '../db/pglite.ts';
import { openFromTemplate } from '../db/testPostgres.ts';
import { watchStatements } from '../db/watchStatements.ts';

const folder = new URL('../../../.data/test/', import.meta.url);

export const snapshotFiles = { empty: new URL('empty.tar', folder), sample: new URL('sample.tar', folder) };

/** Date of the sample data in tests; the clock of a sample database starts there. */
export const sampleBaseDate = new Date('2026-11-23T10:00:00+09:00');

/**
 * Opens a new in-memory database with the real migrations: reference data only, or with the sample data. Closing it fails if a
 * statement of `describedSql` returned undeclared rows.
 * @throws without a snapshot (see `writeSnapshot`)
 */
export async function openTestDatabase({ sample = false }: { sample?: boolean } = {}): Promise<DatabaseHandle> {
  const { handle, describeStatements } = await openCopy(sample ? 'sample' : 'empty');
  const statements = watchStatements();
  const db = handle.db.withPlugin(statements.plugin);
  if (sample) await createClock(db).moveTo(sampleBaseDate);
  return {
    ...handle,
    db,
    async close() {
      try {
        await statements.check(describeStatements);
      } finally {
        await handle.close();
      }
    },
  };
}

interface DatabaseCopy {
  readonly handle: DatabaseHandle;
  readonly describeStatements: DescribeStatements;
}

async function openCopy(name: 'empty' | 'sample'): Promise<DatabaseCopy> {
  const url = readTestDatabaseUrl();
  if (url !== undefined) return openFromTemplate(url, name);
  const pglite = await openPglite({ loadDataDir: new Blob([await readFile(snapshotFiles[name])]) });
  return { handle: fromPglite(pglite), describeStatements: describeOnPglite(pglite) };
}
