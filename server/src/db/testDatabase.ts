import { readFile } from 'node:fs/promises';
import { createClock } from '../clock.ts';
import { readTestDatabaseUrl } from '../config.ts';
import { type DatabaseHandle, fromPglite } from './connect.ts';
import { openPglite } from './pglite.ts';
import { openFromTemplate } from './testPostgres.ts';

const folder = new URL('../../../.data/test/', import.meta.url);

export const snapshotFiles = { empty: new URL('empty.tar', folder), sample: new URL('sample.tar', folder) };

/** Date of the sample data in tests; the clock of a sample database stands there when it opens. */
export const sampleBaseDate = new Date('2026-11-23T10:00:00+09:00');

/**
 * A database of its own, in memory, with the real migrations: reference data alone, or with the sample data.
 * @throws when no snapshot was written (see `writeSnapshot`)
 */
export async function openTestDatabase({ sample = false }: { sample?: boolean } = {}): Promise<DatabaseHandle> {
  const handle = await openCopy(sample ? 'sample' : 'empty');
  if (sample) await createClock(handle.db).moveTo(sampleBaseDate);
  return handle;
}

async function openCopy(name: 'empty' | 'sample'): Promise<DatabaseHandle> {
  const url = readTestDatabaseUrl();
  if (url !== undefined) return openFromTemplate(url, name);
  const tar = await readFile(snapshotFiles[name]);
  return fromPglite(await openPglite({ loadDataDir: new Blob([new Uint8Array(tar)]) }));
}
