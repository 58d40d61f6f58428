import type { adminPasses } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { orderOf } from '../../common/office/lists.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { toMaskedName } from '../../common/text/maskedName.ts';
import { passStateAt } from '../pass/memberPasses.ts';
import { hasPassKeyword } from './passKeyword.ts';

type StaffFilter = Pick<z.output<typeof adminPasses.query>, 'searchKeyword' | 'sort' | 'state'>;

const order = {
  usual: sql`m.bought_at desc, m.pass_uid desc`,
  columns: {
    pass: { by: sql.ref('o.pass_nm') },
    begun: { by: sql.ref('m.activated_at'), isNullable: true },
    end: { by: sql`coalesce(m.expire_at, m.valid_until)` },
    used: { by: sql.ref('used') },
  },
  uid: sql.ref('m.pass_uid'),
} as const;

/** Lists the passes of all members for staff, newest first. */
export async function listStaffPasses(
  db: Db,
  { state, searchKeyword, sort }: StaffFilter,
  { limit, offset, now }: PageAt,
) {
  const current = passStateAt(now);
  const found = db
    .selectFrom('member_pass as m')
    .innerJoin('pass_option as o', 'o.gds_dtl_uid', 'm.gds_dtl_uid')
    .innerJoin('member as b', 'b.member_uid', 'm.member_uid')
    .innerJoin('reservation as r', 'r.rsvt_uid', 'm.rsvt_uid')
    .where(sql<boolean>`(${state} = '' or ${current} = ${state})`)
    .where(hasPassKeyword(searchKeyword));
  const { cnt } = await found.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['m.pass_uid', 'o.pass_nm', 'b.name', 'r.rsvt_no', 'm.bought_at', 'm.activated_at', 'm.expire_at'])
    .select(['m.valid_until', current.as('state')])
    .select((eb) =>
      eb.selectFrom('pass_use as u').select(rowCount.as('cnt')).whereRef('u.pass_uid', '=', 'm.pass_uid').as('used'),
    )
    .orderBy(orderOf(sort, order))
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map((row) => ({
    passUid: row.pass_uid,
    passNm: row.pass_nm,
    memberNm: toMaskedName(row.name),
    rsvtNo: row.rsvt_no,
    state: row.state,
    boughtDt: toSeoulInstant(row.bought_at),
    activatedDt: row.activated_at === null ? null : toSeoulInstant(row.activated_at),
    expireDt: toSeoulInstant(row.expire_at ?? row.valid_until),
    usedCnt: row.used ?? 0,
  }));
  return { list, cnt_total: cnt };
}
