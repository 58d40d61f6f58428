import type { Db } from '../../db/schema.ts';
import { insertAudit } from './auditRepository.ts';
import { forgetOutcomes } from './matrixRepository.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { deleteRelease } from './releaseRepository.ts';

/** Removes a build with its files, unless it is in a channel or a canary. @returns true if it was removed */
export async function pruneBuild(
  { db, store }: { readonly db: Db; readonly store: ReleaseStore },
  { id, buildId, actor }: { readonly id: string; readonly buildId: string; readonly actor: string },
): Promise<boolean> {
  if (!(await deleteRelease(db, id, buildId))) return false;
  // The row first: files without a row are harmless, a row without its files could become a channel's target.
  await store.remove(`${id}/${buildId}`);
  await forgetOutcomes(db, id, buildId);
  await insertAudit(db, { remote_id: id, action: 'prune', from_build: buildId, actor });
  return true;
}
