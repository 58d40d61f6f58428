import type { Db } from '../../db/schema.ts';
import { releaseRetention } from '../../http/limits/fixedLimits.ts';
import { insertAudit } from './auditRepository.ts';
import { listEndedPreviews, removeOldPreviews } from './previewRepository.ts';
import { pruneBuild } from './pruneBuild.ts';
import type { ReleaseStore } from './ReleaseStore.ts';

const actor = 'retention';

/** Removes inactive channels `pr-<n>`, and their builds if in no other channel. */
export async function endPreviews(input: { db: Db; store: ReleaseStore }): Promise<void> {
  const { db } = input;
  const days = releaseRetention.previewDays;
  await db.transaction().execute(async (trx) => {
    for (const { remote_id, channel, build_id: from_build } of await removeOldPreviews(trx, days)) {
      await insertAudit(trx, { remote_id, action: 'prune', channel, from_build, actor });
    }
  });
  for (const { remote_id: id, build_id: buildId } of await listEndedPreviews(db, days)) {
    await pruneBuild(input, { id, buildId, actor });
  }
}
