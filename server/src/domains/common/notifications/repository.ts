import type { ContentLocale, Notification, Page } from '@haesol/contracts/common';
import { sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';

export interface NewNotification {
  readonly memberUid: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  /** Path on this site. */
  readonly link: string;
  /** Language of both texts. */
  readonly locale: ContentLocale;
  readonly now: Date;
}

/** Adds a notification in the transaction of the change that causes it. Skips members who have left. @returns its id */
export async function addNotification(trx: Trx, notification: NewNotification): Promise<string> {
  const ntfUid = createUid();
  const { memberUid, kind, title, text, link, locale, now } = notification;
  await trx
    .insertInto('notification')
    .columns(['ntf_uid', 'member_uid', 'kind', 'title', 'text', 'link', 'locale', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('member')
        .where('member_uid', '=', memberUid)
        .where('state', '<>', 'LEFT')
        .select([
          sql<string>`${ntfUid}::uuid`.as('ntf_uid'),
          'member_uid',
          sql<string>`${kind}::text`.as('kind'),
          sql<string>`${title}::text`.as('title'),
          sql<string>`${text}::text`.as('text'),
          sql<string>`${link}::text`.as('link'),
          sql<ContentLocale>`${locale}::text`.as('locale'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
        ]),
    )
    .execute();
  return ntfUid;
}

/** Reads the language that a member has chosen; Korean without a choice. */
export async function readMemberLocale(trx: Trx, memberUid: string): Promise<ContentLocale> {
  const row = trx.selectFrom('member').select('locale').where('member_uid', '=', memberUid);
  return (await row.executeTakeFirstOrThrow()).locale ?? 'ko';
}

/** Replaces the text of notifications that link to a page which has become private. */
export async function hideNotifications(trx: Trx, link: string, text: string): Promise<void> {
  await trx.updateTable('notification').set({ text }).where('link', '=', link).where('text', '<>', text).execute();
}

export function createNotificationRepository(db: Db) {
  async function countUnread(trx: Db | Trx, memberUid: string): Promise<number> {
    const { cnt } = await trx
      .selectFrom('notification')
      .select(rowCount.as('cnt'))
      .where('member_uid', '=', memberUid)
      .where('read_at', 'is', null)
      .executeTakeFirstOrThrow();
    return cnt;
  }

  return {
    countUnread,

    async listNotifications(memberUid: string, { limit, offset }: Page) {
      const own = db.selectFrom('notification').where('member_uid', '=', memberUid);
      const { total } = await own.select(rowCount.as('total')).executeTakeFirstOrThrow();
      const rows = await own
        .select(['ntf_uid', 'kind', 'title', 'text', 'link', 'locale', 'created_at', 'read_at'])
        .orderBy('created_at', 'desc')
        .orderBy('ntf_uid', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const list = rows.map(
        ({ ntf_uid: ntfUid, created_at, read_at, ...row }): Notification => ({
          ntfUid,
          ...row,
          readYn: read_at === null ? 'N' : 'Y',
          createdDt: toSeoulInstant(created_at),
        }),
      );
      return { list, cnt_total: total, unreadCnt: await countUnread(db, memberUid) };
    },

    /** @param ntfUids default: all notifications of the member */
    async markRead(trx: Trx, memberUid: string, ntfUids: readonly string[] | undefined, now: Date): Promise<void> {
      const unread = trx
        .updateTable('notification')
        .set({ read_at: now })
        .where('member_uid', '=', memberUid)
        .where('read_at', 'is', null);
      const chosen = ntfUids === undefined ? unread : unread.where(sql<boolean>`ntf_uid = any(${ntfUids}::uuid[])`);
      await chosen.execute();
    },
  };
}
