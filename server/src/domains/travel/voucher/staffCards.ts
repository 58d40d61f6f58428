import type { adminExchangeCards } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { toMaskedName } from '../../common/text/maskedName.ts';
import { hasPassKeyword } from './passKeyword.ts';

type Filter = Pick<z.output<typeof adminExchangeCards.query>, 'searchKeyword' | 'state'>;
type State = z.output<typeof adminExchangeCards.response>['list'][number]['state'];

/** Lists exchange cards with their use and end, the newest first. */
export async function listStaffCards(db: Db, { state, searchKeyword }: Filter, { limit, offset, now }: PageAt) {
  const end = sql<Date>`coalesce(m.expire_at, m.valid_until)`;
  // The job that ends cards runs once a day.
  const current = sql<State>`case when c.state = 'READY' and ${end} <= ${now} then 'EXPIRED' else c.state end`;
  const found = db
    .selectFrom('exchange_card as c')
    .innerJoin('member_pass as m', 'm.pass_uid', 'c.pass_uid')
    .innerJoin('pass_option as o', 'o.gds_dtl_uid', 'm.gds_dtl_uid')
    .innerJoin('member as b', 'b.member_uid', 'c.member_uid')
    .innerJoin('reservation as r', 'r.rsvt_uid', 'm.rsvt_uid')
    .where(sql<boolean>`(${state} = '' or ${current} = ${state})`)
    .where(hasPassKeyword(searchKeyword));
  const { cnt } = await found.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['c.card_uid', 'o.pass_nm', 'b.name', 'r.rsvt_no', 'c.exchanged_at'])
    .select([end.as('end_at'), current.as('state')])
    .orderBy('m.bought_at', 'desc')
    .orderBy('c.card_uid', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map((row) => ({
    cardUid: row.card_uid,
    passNm: row.pass_nm,
    memberNm: toMaskedName(row.name),
    rsvtNo: row.rsvt_no,
    state: row.state,
    exchangedDt: row.exchanged_at && toSeoulInstant(row.exchanged_at),
    endDt: toSeoulInstant(row.end_at),
  }));
  return { list, cnt_total: cnt };
}
