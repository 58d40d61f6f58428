import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';

/** Erases notifications, because they quote texts that the member typed. */
export async function eraseNotifications(trx: Trx, memberUid: string): Promise<void> {
  await trx.deleteFrom('notification').where('member_uid', '=', memberUid).execute();
}

/** Returns all notifications of a member, for the data export. */
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
