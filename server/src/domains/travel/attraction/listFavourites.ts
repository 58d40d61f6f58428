import type { Page } from '@haesol/contracts/common';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { type Reading, selectGoods, toAttraction } from './selectGoods.ts';

/** Lists the favourites of a member, newest first. */
export async function listFavourites(db: Db, memberUid: string, { limit, offset, ...reading }: Page & Reading) {
  const rows = await selectGoods(db, reading)
    .innerJoin('interest as i', 'i.gds_uid', 'g.gds_uid')
    .where('i.member_uid', '=', memberUid)
    .orderBy('i.created_at', 'desc')
    .orderBy('g.gds_uid')
    .limit(limit)
    .offset(offset)
    .execute();
  const { cnt } = await db
    .selectFrom('interest as i')
    .innerJoin('goods as g', 'g.gds_uid', 'i.gds_uid')
    .select(rowCount.as('cnt'))
    .where('i.member_uid', '=', memberUid)
    .where('g.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { list: rows.map((row) => toAttraction(row, reading)), cnt_total: cnt };
}
