import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import * as z from 'zod/mini';
import type { Db } from '../../db/schema.ts';
import { pruneReleases } from './pruneReleases.ts';
import { type Published, publishAgain, publishRelease } from './publishRelease.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { listRemovals } from './removalRepository.ts';

const buildsFile = z.array(z.object({ id: z.string(), buildId: z.string(), dir: z.string() }));

interface PublishTarget {
  readonly db: Db;
  readonly store: ReleaseStore;
  /** In production a known build moves no channel, so that restarting an old server does not change pages. */
  readonly mode: 'demo' | 'production';
}

const actor = 'boot';

/** Lists the files of a build by their names. */
async function listFiles(dir: string): Promise<Map<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const byName = new Map(files.map((file) => [relative(dir, file).split(sep).join('/'), file]));
  byName.delete('release.json');
  return byName;
}

/** Reads something of each file. */
async function ofEach<T>(files: ReadonlyMap<string, string>, read: (file: string) => Promise<T>) {
  return new Map(await Promise.all([...files].map(async ([name, file]) => [name, await read(file)] as const)));
}

/** Publishes a build's output folder, with `release.json` at its root. */
async function publishFromDirectory(dir: string, target: PublishTarget): Promise<Published> {
  const manifest: unknown = JSON.parse(await readFile(join(dir, 'release.json'), 'utf8'));
  const { mode, ...places } = target;
  const input = { ...places, manifest, actor, moveAgain: mode === 'production' ? 'never' : 'own' } as const;
  const files = await listFiles(dir);
  const again = await publishAgain(input, await ofEach(files, async (file) => (await stat(file)).size));
  if (again !== undefined) return again;
  const published = await publishRelease({ ...input, files: await ofEach(files, (file) => readFile(file)) });
  if (published.isNew) await pruneReleases({ ...places, id: published.id, actor });
  return published;
}

/**
 * Publishes the builds of `npm start`. Does not move a channel that was moved since a build was first published, so that a
 * restart does not undo a rollback, and leaves out removed remotes.
 * @param file JSON `[{ id, buildId, dir }]`
 */
export async function publishLocalReleases(file: string, target: PublishTarget): Promise<readonly Published[]> {
  const builds = buildsFile.parse(JSON.parse(await readFile(file, 'utf8')));
  const published: Published[] = [];
  const removed = new Set((await listRemovals(target.db)).map(({ id }) => id));
  for (const { id, dir } of builds) {
    if (removed.has(id)) continue;
    published.push(await publishFromDirectory(resolve(file, '..', dir), target));
  }
  return published;
}
