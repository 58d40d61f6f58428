import type { adminRefunds } from '@haesol/contracts/travel';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import { rowCount } from '../../../db/expressions.ts';
import type { Database } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { isShown, type QueueFilter, selectAssignee, toAssignable } from '../../common/office/assignments.ts';
import { orderOf } from '../../common/office/lists.ts';
import { toMaskedName } from '../../common/text/maskedName.ts';
import { toProposalEnd, toProposalStart } from './refundProposals.ts';
import { toRefundRule } from './refundRules.ts';
import { goodsNm, has, type Slice, selectOrders } from './staffRepository.ts';

interface RefundFilter extends QueueFilter {
  readonly state: string;
  readonly searchKeyword: string;
  readonly sort: z.output<typeof adminRefunds.query>['sort'];
  readonly now: Date;
}

/** Order of refunds for staff. */
const orderOfRefunds = {
  usual: sql`f.state in ('ASKED', 'SENDING') desc, f.asked_at, f.refund_uid`,
  columns: {
    wait: { by: sql.ref('f.asked_at'), isFlipped: true },
    goods: { by: goodsNm },
    assignee: { by: sql.ref('assignee_nm'), isNullable: true },
    amount: { by: sql.ref('f.amount') },
  },
  uid: sql.ref('f.refund_uid'),
} as const;

interface ProposalRow {
  readonly proposed_by: string | null;
  readonly proposed_nm: string | null;
  readonly proposed_at: Date | null;
  readonly proposed_memo: string | null;
  readonly proposed_fault: boolean;
}

function toProposal(row: ProposalRow, { now, staffUid }: Pick<RefundFilter, 'now' | 'staffUid'>) {
  const { proposed_nm: byNm, proposed_at: at, proposed_memo: memo } = row;
  if (byNm === null || at === null || memo === null || at <= toProposalStart(now)) return null;
  return {
    byNm,
    mineYn: row.proposed_by === staffUid ? ('Y' as const) : ('N' as const),
    dt: toSeoulInstant(at),
    untilDt: toSeoulInstant(toProposalEnd(at)),
    faultYn: row.proposed_fault ? ('Y' as const) : ('N' as const),
    memo,
  };
}

/** Lists refunds for staff. */
export async function listStaffRefunds(db: Kysely<Database>, filter: RefundFilter, { limit, offset }: Slice) {
  const { state, searchKeyword, staffUid, now } = filter;
  const isOfState =
    state === 'PROPOSED'
      ? sql`f.state = 'ASKED' and f.proposed_at > ${toProposalStart(now)}`
      : sql`(${state} = '' or f.state = ${state})`;
  const isWanted = sql<boolean>`${isOfState}
        and ${isShown('refunds', 'f.refund_uid', filter)}`;
  const plain = db.selectFrom('refund as f').where(isWanted);
  const found = selectOrders(db)
    .innerJoin('refund as f', 'f.order_uid', 'o.order_uid')
    .where(has(searchKeyword))
    .where(isWanted);
  // Each refund has its order, so that only a search needs the joins.
  const { total } = await (searchKeyword === '' ? plain : found).select(rowCount.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .leftJoin('member as p', 'p.member_uid', 'f.proposed_by')
    .leftJoin('member as b', 'b.member_uid', 'f.returned_by')
    .select(['f.refund_uid', 'f.why_cd', 'f.etc_why', 'f.amount', 'f.fee', 'f.rate_pct', 'f.state', 'f.asked_at'])
    .select([
      'o.order_uid',
      'o.pay_amount',
      'o.locale',
      'f.from_stts',
      'f.by_staff',
      'r.rsvt_uid',
      'r.rsvt_no',
      'r.use_date',
      'm.name',
      'm.member_uid',
    ])
    .select(['g.gds_nm', 'i.option_nm', 'f.rev', 'f.proposed_by', 'f.proposed_at', 'f.proposed_memo'])
    .select(['f.proposed_fault', 'f.returned_memo', 'p.name as proposed_nm', 'b.name as returned_nm'])
    .select(selectAssignee('refunds', 'f.refund_uid'))
    .orderBy(orderOf(filter.sort, orderOfRefunds))
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map((row) => ({
    refundUid: row.refund_uid,
    orderUid: row.order_uid,
    rsvtUid: row.rsvt_uid,
    rsvtNo: row.rsvt_no,
    memberUid: row.member_uid,
    memberNm: toMaskedName(row.name),
    lang: row.locale,
    gdsNm: row.gds_nm ?? row.option_nm,
    useDate: row.use_date,
    whyCd: row.why_cd,
    etcWhy: row.etc_why,
    payAmount: row.pay_amount,
    refundAmount: row.amount,
    fee: row.fee,
    ...toRefundRule(row),
    state: row.state,
    askedDt: toSeoulInstant(row.asked_at),
    proposal: row.state === 'ASKED' ? toProposal(row, { now, staffUid }) : null,
    returned:
      row.returned_nm === null || row.returned_memo === null
        ? null
        : { byNm: row.returned_nm, memo: row.returned_memo },
    ...toAssignable(row, staffUid),
  }));
  return { list, cnt_total: total };
}
