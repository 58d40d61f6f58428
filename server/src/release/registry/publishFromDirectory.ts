import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import * as z from 'zod/mini';
import type { Db } from '../../db/schema.ts';
import { pruneReleases } from './pruneReleases.ts';
import { type Published, publishRelease } from './publishRelease.ts';
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

async function readFiles(dir: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => name !== 'release.json');
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(dir, name))] as const)));
}

/** Publishes a build's output folder, with `release.json` at its root. */
async function publishFromDirectory(dir: string, target: PublishTarget): Promise<Published> {
  const manifest: unknown = JSON.parse(await readFile(join(dir, 'release.json'), 'utf8'));
  const { db, store, mode } = target;
  const moveAgain = mode === 'production' ? 'never' : 'own';
  const published = await publishRelease({ db, store, manifest, files: await readFiles(dir), actor, moveAgain });
  if (published.isNew) await pruneReleases({ db, store, id: published.id, actor });
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
