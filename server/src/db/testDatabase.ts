import { readFile } from 'node:fs/promises';
import { createClock } from '../clock.ts';
import { type DatabaseHandle, fromPglite } from './connect.ts';
import { openPglite } from './pglite.ts';

const folder = new URL('../../../.data/test/', import.meta.url);

export const snapshotFiles = { empty: new URL('empty.tar', folder), sample: new URL('sample.tar', folder) };

/** Date of the sample data in tests; the clock of a sample database stands there when it opens. */
export const sampleBaseDate = new Date('2026-11-23T10:00:00+09:00');

/**
 * A database of its own, in memory, with the real migrations: reference data alone, or with the sample data.
 * @throws when no snapshot was written (see `writeSnapshot`)
 */
export async function openTestDatabase({ sample = false }: { sample?: boolean } = {}): Promise<DatabaseHandle> {
  const tar = await readFile(sample ? snapshotFiles.sample : snapshotFiles.empty);
  const handle = fromPglite(await openPglite({ loadDataDir: new Blob([new Uint8Array(tar)]) }));
  if (sample) await createClock(handle.db).moveTo(sampleBaseDate);
  return handle;
}
