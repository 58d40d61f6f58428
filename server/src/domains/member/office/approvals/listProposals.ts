import { type EndpointData, hasAreaRight, type Page } from '@haesol/contracts/common';
import {
  type Approval,
  type adminApproval,
  type adminApprovals,
  type MovedQueue,
  movedQueues,
} from '@haesol/contracts/member';
import { sql } from 'kysely';
import { rowCount } from '../../../../db/expressions.ts';
import type { Db } from '../../../../db/schema.ts';
import { toSeoulInstant } from '../../../../db/seoulTime.ts';
import type { Principal } from '../../../../http/context.ts';
import { queueAreas } from '../areas.ts';
import { isOpen, listRows, type Proposal, toProposalEnd, toShownStart } from './repository.ts';
import { readRowNames } from './rowNames.ts';

/** Returns the queues that a member of staff may move. */
export const toOwnQueues = (areas: Principal['areas']): MovedQueue[] =>
  movedQueues.filter((queue) => hasAreaRight(areas, queueAreas[queue], 'MOVE'));

const countOf = (state: 'DONE' | 'FAILED') =>
  sql<number>`(select count(*)::int from move_proposal_row w where w.prop_uid = p.prop_uid and w.state = ${state})`;

const selectProposals = (db: Db) =>
  db
    .selectFrom('move_proposal as p')
    .innerJoin('member as b', 'b.member_uid', 'p.proposed_by')
    .leftJoin('member as d', 'd.member_uid', 'p.decided_by')
    .selectAll('p')
    .select(['b.name as by_nm', 'd.name as decided_nm'])
    .select(sql<number>`(select count(*)::int from move_proposal_row w where w.prop_uid = p.prop_uid)`.as('cnt'))
    .select([countOf('DONE').as('done_cnt'), countOf('FAILED').as('failed_cnt')]);
type Row = Awaited<ReturnType<ReturnType<typeof selectProposals>['executeTakeFirstOrThrow']>>;

function toState({ state, done_at, proposed_by, decided_by }: Proposal): Approval['state'] {
  if (state === 'WAITING') return state;
  if (state === 'APPROVED') return done_at === null ? 'RUNNING' : 'DONE';
  return proposed_by === decided_by ? 'WITHDRAWN' : 'RETURNED';
}

function toApproval(row: Row, ownUid: string): Approval {
  const toYn = (uid: string | null) => (uid === ownUid ? 'Y' : 'N');
  const { decided_at: decidedAt } = row;
  return {
    propUid: row.prop_uid,
    queue: row.queue,
    to: row.target,
    memo: row.memo,
    reason: row.reason,
    byNm: row.by_nm,
    mineYn: toYn(row.proposed_by),
    proposedDt: toSeoulInstant(row.proposed_at),
    untilDt: toSeoulInstant(toProposalEnd(row.proposed_at)),
    state: toState(row),
    cnt: row.cnt,
    doneCnt: row.done_cnt,
    failedCnt: row.failed_cnt,
    decided:
      decidedAt === null
        ? null
        : {
            byNm: row.decided_nm ?? '',
            mineYn: toYn(row.decided_by),
            dt: toSeoulInstant(decidedAt),
            memo: row.decided_memo,
          },
  };
}

/** Lists proposals of the queues that a member of staff may move: open ones, the longest wait first, then the latest decisions. */
export async function listProposals(
  db: Db,
  { areas, memberUid, now }: Pick<Principal, 'areas' | 'memberUid' | 'now'>,
  { limit, offset }: Page,
): Promise<EndpointData<typeof adminApprovals>> {
  const found = sql<boolean>`p.queue = any(${toOwnQueues(areas)}::text[])
    and (${isOpen(now)} or p.decided_at > ${toShownStart(now)})`;
  const { total } = await db
    .selectFrom('move_proposal as p')
    .where(found)
    .select(rowCount.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selectProposals(db)
    .where(found)
    .orderBy(sql`p.decided_at desc nulls first, p.proposed_at, p.prop_uid`)
    .limit(limit)
    .offset(offset)
    .execute();
  return { list: rows.map((row) => toApproval(row, memberUid)), cnt_total: total };
}

/** Reads a proposal with its items. */
export async function readProposal(
  db: Db,
  { prop_uid: propUid, queue }: Proposal,
  memberUid: string,
): Promise<EndpointData<typeof adminApproval>> {
  const row = await selectProposals(db).where('p.prop_uid', '=', propUid).executeTakeFirstOrThrow();
  const rows = await listRows(db, propUid);
  const names = await readRowNames(
    db,
    queue,
    rows.map(({ uid }) => uid),
  );
  return {
    ...toApproval(row, memberUid),
    rows: rows.map(({ uid, state, message }) => ({
      uid,
      ...(names.get(uid) ?? { no: '', title: '', memberNm: '' }),
      state,
      message,
    })),
  };
}
