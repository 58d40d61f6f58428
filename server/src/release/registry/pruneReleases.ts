import type { Db } from '../../db/schema.ts';
import { releaseRetention } from '../../http/limits/fixedLimits.ts';
import { insertAudit } from './auditRepository.ts';
import { forgetOutcomes } from './matrixRepository.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { deleteRelease, listOldBuilds } from './releaseRepository.ts';

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
  const { db, store, id, actor } = input;
  const removed: string[] = [];
  for (const buildId of await listOldBuilds(db, id, releaseRetention)) {
    if (!(await deleteRelease(db, id, buildId))) continue;
    // The row first: files without a row are harmless, a row without its files could become a channel's target.
    await store.remove(`${id}/${buildId}`);
    await forgetOutcomes(db, id, buildId);
    await insertAudit(db, { remote_id: id, action: 'prune', from_build: buildId, actor });
    removed.push(buildId);
  }
  return removed;
}
