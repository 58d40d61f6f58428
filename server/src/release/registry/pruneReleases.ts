import type { Db } from '../../db/schema.ts';
import { releaseRetention } from '../../http/limits/fixedLimits.ts';
import { pruneBuild } from './pruneBuild.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { listOldBuilds } from './releaseRepository.ts';
import { listRemovedBuilds } from './removalRepository.ts';

/**
 * Removes builds that no open tab can still request: not among the last ten, older than 30 days, and in no channel.
 * @returns the removed builds
 */
export async function pruneReleases(input: {
  db: Db;
  store: ReleaseStore;
  id: string;
  actor: string;
}): Promise<readonly string[]> {
  const { db, id, actor } = input;
  const removed: string[] = [];
  for (const buildId of await listOldBuilds(db, id, releaseRetention)) {
    if (await pruneBuild(input, { id, buildId, actor })) removed.push(buildId);
  }
  return removed;
}

/** Removes the builds of remotes that were removed more than 30 days ago. */
export async function pruneRemoved(input: { db: Db; store: ReleaseStore }): Promise<void> {
  for (const { remote_id: id, build_id: buildId } of await listRemovedBuilds(input.db, releaseRetention.days)) {
    await pruneBuild(input, { id, buildId, actor: 'retention' });
  }
}
