import type { Notification } from '@haesol/shared/contracts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/schema.ts';
import { createUid } from '../../db/uuid.ts';
import { toSeoulInstant } from '../../seoulTime.ts';

export interface NewNotification {
  readonly memberUid: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  /** Path of our site. */
  readonly link: string;
  readonly now: Date;
}

interface NotificationRow {
  ntf_uid: string;
  kind: string;
  title: string;
  text: string;
  link: string;
  created_at: Date;
  read_at: Date | null;
}

/** Puts a notification beside the change that causes it, in the same transaction. */
export async function addNotification(trx: Trx, notification: NewNotification): Promise<void> {
  const { memberUid, kind, title, text, link, now } = notification;
  await sql`insert into notification (ntf_uid, member_uid, kind, title, text, link, created_at)
    values (${createUid()}, ${memberUid}, ${kind}, ${title}, ${text}, ${link}, ${now})`.execute(trx);
}

/** Takes the words out of notifications that lead to a place whose words are not for everybody any more. */
export async function hideNotifications(trx: Trx, link: string, text: string): Promise<void> {
  await sql`update notification set text = ${text} where link = ${link} and text <> ${text}`.execute(trx);
}

export function createNotificationRepository(db: Db) {
  async function countUnread(trx: Db | Trx, memberUid: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from notification
      where member_uid = ${memberUid} and read_at is null`.execute(trx);
    return rows[0]?.count ?? 0;
  }

  return {
    countUnread,

    async listNotifications(memberUid: string, { limit, offset }: { limit: number; offset: number }) {
      const { rows: counts } = await sql<{ total: number }>`
        select count(*)::int as total from notification where member_uid = ${memberUid}`.execute(db);
      const { rows } = await sql<NotificationRow>`
        select ntf_uid, kind, title, text, link, created_at, read_at from notification where member_uid = ${memberUid}
        order by created_at desc, ntf_uid desc limit ${limit} offset ${offset}`.execute(db);
      const list = rows.map(
        ({ ntf_uid: ntfUid, created_at, read_at, ...row }): Notification => ({
          ntfUid,
          ...row,
          readYn: read_at === null ? 'N' : 'Y',
          createdDt: toSeoulInstant(created_at),
        }),
      );
      return { list, cnt_total: counts[0]?.total ?? 0, unreadCnt: await countUnread(db, memberUid) };
    },

    /** @param ntfUids all of the member's without them */
    async markRead(trx: Trx, memberUid: string, ntfUids: readonly string[] | undefined, now: Date): Promise<void> {
      await sql`update notification set read_at = ${now} where member_uid = ${memberUid} and read_at is null
        and (${ntfUids === undefined} or ntf_uid = any(${ntfUids ?? []}::uuid[]))`.execute(trx);
    },
  };
}
