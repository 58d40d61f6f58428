import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';

/** Notifications name what a member applied for, in words that they typed. */
export async function eraseNotifications(trx: Trx, memberUid: string): Promise<void> {
  await trx.deleteFrom('notification').where('member_uid', '=', memberUid).execute();
}

/** Every notification of a member, for the export of their data. */
export async function exportNotifications(db: Db, memberUid: string) {
  const rows = await db
    .selectFrom('notification')
    .select(['kind', 'title', 'text', 'link', 'created_at', 'read_at'])
    .where('member_uid', '=', memberUid)
    .orderBy('created_at')
    .orderBy('ntf_uid')
    .execute();
  return rows.map(({ created_at, read_at, ...row }) => ({
    ...row,
    created_at: toSeoulInstant(created_at),
    read_at: read_at === null ? null : toSeoulInstant(read_at),
  }));
}
