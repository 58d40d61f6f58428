import type { Db } from '../../db/schema.ts';
import { releaseRetention } from '../../http/limits/fixedLimits.ts';
import { insertAudit } from './auditRepository.ts';
import { forgetOutcomes } from './matrixRepository.ts';
import { listEndedPreviews, removeOldPreviews } from './previewRepository.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { deleteRelease } from './releaseRepository.ts';

const actor = 'retention';

/** Removes inactive channels `pr-<n>`, and their builds if in no other channel. */
export async function endPreviews({ db, store }: { db: Db; store: ReleaseStore }): Promise<void> {
  const days = releaseRetention.previewDays;
  await db.transaction().execute(async (trx) => {
    for (const { remote_id, channel, build_id: from_build } of await removeOldPreviews(trx, days)) {
      await insertAudit(trx, { remote_id, action: 'prune', channel, from_build, actor });
    }
  });
  for (const { remote_id, build_id } of await listEndedPreviews(db, days)) {
    if (!(await deleteRelease(db, remote_id, build_id))) continue;
    // The row first, as in pruneReleases.
    await store.remove(`${remote_id}/${build_id}`);
    await forgetOutcomes(db, remote_id, build_id);
    await insertAudit(db, { remote_id, action: 'prune', from_build: build_id, actor });
  }
}
