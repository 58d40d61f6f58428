import type { Page } from '@haesol/contracts/common';
import type { FeedItem } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { langOf, translated } from '../../common/text/translation.ts';
import type { Reading } from '../attraction/selectGoods.ts';

/** Marks news as read; ignores unknown ones. @returns number of newly read ones */
export async function markRead(trx: Trx, memberUid: string, ids: readonly string[], now: Date): Promise<number> {
  const marked = await trx
    .insertInto('feed_read')
    .columns(['member_uid', 'id', 'read_at'])
    .expression((eb) =>
      eb
        .selectFrom('feed')
        .select([
          sql<string>`${memberUid}::uuid`.as('member_uid'),
          'feed.id',
          sql<Date>`${now}::timestamptz`.as('read_at'),
        ])
        .where('feed.id', 'in', [...ids]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return marked.length;
}

export function createFeedRepository(db: Db) {
  return {
    async listFeed(kind: string, { limit, offset, languageCd, now, memberUid }: Page & Reading) {
      const isShown = sql<boolean>`f.deleted_at is null and f.created_at <= ${now} and (${kind} = '' or f.kind = ${kind})`;
      const { cnt } = await db
        .selectFrom('feed as f')
        .select(rowCount.as('cnt'))
        .where(isShown)
        .executeTakeFirstOrThrow();
      const rows = await db
        .selectFrom('feed as f')
        .leftJoin('feed_read as r', (join) =>
          join.onRef('r.id', '=', 'f.id').on(sql<boolean>`r.member_uid = ${memberUid ?? null}::uuid`),
        )
        .select(['f.id', 'f.kind', 'f.link', 'f.created_at', 'r.read_at', langOf('f', languageCd).as('lang')])
        .select(translated('f.title', languageCd, 'title').as('title'))
        .select(translated('f.body', languageCd, 'body').as('body'))
        .where(isShown)
        .orderBy('f.created_at', 'desc')
        .orderBy('f.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const list = rows.map(
        ({ created_at, read_at, ...row }): FeedItem => ({
          ...row,
          createdDt: toSeoulInstant(created_at),
          readYn: read_at === null ? 'N' : 'Y',
        }),
      );
      return { list, cnt_total: cnt };
    },
  };
}
