import type { Page } from '@haesol/contracts/common';
import type { PointEntry } from '@haesol/contracts/travel';
import { type Kysely, sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Database } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { translated } from '../../common/text/translation.ts';

/** Sums the point entries of a member. */
async function sumPoints(db: Kysely<Database>, memberUid: string): Promise<number> {
  const { balance } = await db
    .selectFrom('point_ledger')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('balance'))
    .where('member_uid', '=', memberUid)
    .executeTakeFirstOrThrow();
  return balance;
}

export async function listPoints(
  db: Kysely<Database>,
  memberUid: string,
  { limit, offset, languageCd }: Page & { readonly languageCd: string },
) {
  const own = db.selectFrom('point_ledger as p').where('p.member_uid', '=', memberUid);
  const { cnt } = await own.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const rows = await own
    .leftJoin('reservation as r', 'r.rsvt_uid', 'p.rsvt_uid')
    .leftJoin('goods as g', 'g.gds_uid', 'r.gds_uid')
    .select(['p.point_uid', 'p.amount', 'p.reason', 'p.rsvt_uid', 'p.created_at'])
    .select(translated('g.gds_nm', languageCd, 'nm').$castTo<string | null>().as('gds_nm'))
    .orderBy('p.created_at', 'desc')
    .orderBy('p.point_uid', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map(
    (row): PointEntry => ({
      pointUid: row.point_uid,
      amount: row.amount,
      reason: row.reason,
      rsvtUid: row.rsvt_uid,
      gdsNm: row.gds_nm,
      createdDt: toSeoulInstant(row.created_at),
    }),
  );
  return { list, cnt_total: cnt, balance: await sumPoints(db, memberUid) };
}
