import type { Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';

/** Returns a member's uploads and their resources, for the data export; the files themselves are on their pages. */
export async function exportUploads(db: Db, memberUid: string) {
  const rows = await db
    .selectFrom('file')
    .select(['org_nm', 'mime', 'size', 'ref_type', 'ref_uid', 'created_at'])
    .where('owner_uid', '=', memberUid)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('file_uid')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: toSeoulInstant(created_at) }));
}
