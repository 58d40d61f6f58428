import { mkdir, writeFile } from 'node:fs/promises';
import { loadSample } from '../sample/loadSample.ts';
import { fromPglite } from './connect.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { sampleBaseDate, snapshotFiles } from './testDatabase.ts';

/**
 * Migrates one database and keeps it as tar files that every test file loads: one without members, one with the sample
 * data. For jest's globalSetup.
 */
export async function writeSnapshot(): Promise<void> {
  await mkdir(new URL('.', snapshotFiles.empty), { recursive: true });
  const pglite = await openPglite();
  const { db, close } = fromPglite(pglite);
  const dumpTo = async (file: URL) => {
    const dump = await pglite.dumpDataDir('none');
    await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
  };
  await migrate(db);
  await dumpTo(snapshotFiles.empty);
  await loadSample(db, sampleBaseDate);
  await dumpTo(snapshotFiles.sample);
  await close();
}
