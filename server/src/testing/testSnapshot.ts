import { mkdir, writeFile } from 'node:fs/promises';
import { loadSample } from '../../demo/loadSample.ts';
import { readTestDatabaseUrl } from '../config.ts';
import { fromPglite } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';
import { createTemplate } from '../db/testPostgres.ts';
import { syncReference } from '../reference/syncReference.ts';
import { sampleBaseDate, snapshotFiles } from './testDatabase.ts';

/**
 * Migrates a database and stores it as tar files (on PostgreSQL: templates), which every test file copies: one without members,
 * one with the sample data. For jest's globalSetup.
 */
export async function writeSnapshot(): Promise<void> {
  const url = readTestDatabaseUrl();
  await (url === undefined ? writeTarFiles() : writeTemplates(url));
}

async function writeTemplates(url: string): Promise<void> {
  const empty = await createTemplate(url, 'empty');
  await migrate(empty.db);
  await syncReference(empty.db);
  await empty.close();
  const sample = await createTemplate(url, 'sample', 'empty');
  await loadSample(sample.db, sampleBaseDate);
  await sample.close();
}

async function writeTarFiles(): Promise<void> {
  await mkdir(new URL('.', snapshotFiles.empty), { recursive: true });
  const pglite = await openPglite();
  const { db, close } = fromPglite(pglite);
  const dumpTo = async (file: URL) => {
    // Without it every copy replays the log of all migrations when opened.
    await pglite.exec('checkpoint');
    const dump = await pglite.dumpDataDir('none');
    await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
  };
  await migrate(db);
  await syncReference(db);
  await dumpTo(snapshotFiles.empty);
  await loadSample(db, sampleBaseDate);
  await dumpTo(snapshotFiles.sample);
  await close();
}
