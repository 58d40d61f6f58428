import { type BulkResult, errorCodes } from '@haesol/contracts/common';
import { type Kysely, sql, type Updateable } from 'kysely';
import { writeAudit } from '../../../../db/audit/auditLog.ts';
import { appNow } from '../../../../db/expressions.ts';
import { inTransaction } from '../../../../db/retry.ts';
import type { Database, Db, Trx } from '../../../../db/schema.ts';
import { toSeoulTime } from '../../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../../http/apiError.ts';
import type { Principal } from '../../../../http/context.ts';
import type { Write } from '../../../../http/plugins/route.ts';
import type { TravelContext } from '../../../travel/travelContext.ts';
import { type MoveItem, queueMoves } from '../moveItems.ts';
import { type BulkCall, runBulk, toFailure } from '../runBulk.ts';
import { listRows, lockProposal, type Proposal, toProposalStart } from './repository.ts';

type Locked = Awaited<ReturnType<typeof lockProposal>>;

/** @throws {ApiError} `4405` for a proposal that is decided, with the person and the time, or has ended */
function requireWaiting({ state, proposed_at, decided_at, decidedNm }: Locked, now: Date): void {
  if (state === 'WAITING' && proposed_at > toProposalStart(now)) return;
  const message =
    decided_at === null
      ? '확인할 기한이 지난 제안입니다. 필요하면 다시 제안해 주세요.'
      : `그사이 ${decidedNm} 님이 ${toSeoulTime(decided_at)}에 처리했습니다.`;
  throw new ApiError(errorCodes.moveNotAllowed, { message });
}

interface Decision {
  readonly memo: string | undefined;
  readonly staff: Principal;
}

const setDecision = (
  trx: Trx,
  propUid: string,
  state: 'APPROVED' | 'RETURNED',
  { memo, staff: { memberUid, now } }: Decision,
) =>
  trx
    .updateTable('move_proposal')
    .set({ state, decided_by: memberUid, decided_at: now, decided_memo: memo ?? null })
    .where('prop_uid', '=', propUid)
    .execute();

/**
 * Sends a proposal back with a reason; its proposer withdraws it in the same way, without one.
 * @throws {ApiError} `4405`, `4000` without a reason
 */
export async function returnProposal(trx: Trx, propUid: string, { memo, staff }: Decision): Promise<void> {
  const proposal = await lockProposal(trx, propUid);
  const { queue, target: to, proposed_by: proposedBy } = proposal;
  requireWaiting(proposal, staff.now);
  if (memo === undefined && proposedBy !== staff.memberUid) throw fieldError('memo', '사유를 입력해 주세요.');
  await setDecision(trx, propUid, 'RETURNED', { memo, staff });
  const detail = { queue, to, memo, proposedBy };
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'moves.return', targetUid: propUid, detail });
}

/**
 * Confirms a proposal of another. The one who confirmed may repeat it while some of its items are not moved, after a call that was
 * interrupted.
 * @throws {ApiError} `4035` for an own proposal, `4405`
 */
async function approve(trx: Trx, propUid: string, decision: Decision): Promise<void> {
  const proposal = await lockProposal(trx, propUid);
  const { queue, target: to, proposed_by: proposedBy, decided_by: decidedBy, state, done_at: doneAt } = proposal;
  const { memberUid: actorUid, now } = decision.staff;
  if (state === 'APPROVED' && decidedBy === actorUid && doneAt === null) return;
  requireWaiting(proposal, now);
  if (proposedBy === actorUid) {
    const message = '직접 제안하신 처리입니다. 다른 담당자가 확인해야 합니다.';
    throw new ApiError(errorCodes.secondPersonRequired, { message });
  }
  await setDecision(trx, propUid, 'APPROVED', decision);
  await writeAudit(trx, { actorUid, action: 'moves.approve', targetUid: propUid, detail: { queue, to, proposedBy } });
}

/** Another call has moved the item, or it was refused there. */
class ItemMoved extends Error {
  override readonly name = 'ItemMoved';
}

interface ProposalRow {
  readonly propUid: string;
  readonly uid: string;
  readonly rev: number;
}

const endRow = (
  db: Kysely<Database>,
  { propUid, uid }: ProposalRow,
  change: Pick<Updateable<Database['move_proposal_row']>, 'code' | 'message' | 'state'>,
) =>
  db
    .updateTable('move_proposal_row')
    .set(change)
    .where('prop_uid', '=', propUid)
    .where('uid', '=', uid)
    .where('state', '=', 'WAITING')
    .returning('uid')
    .executeTakeFirst();

/** Moves an item and records it in the same transaction, so that it is moved once. @throws its failure, which is recorded too */
async function moveRow(db: Db, row: ProposalRow, moveItem: MoveItem): Promise<void> {
  const write: Write = (effect) =>
    inTransaction(db, async (trx) => {
      if ((await endRow(trx, row, { state: 'DONE' })) === undefined) throw new ItemMoved();
      return effect(trx);
    });
  try {
    await moveItem(row, write);
  } catch (error) {
    if (error instanceof ItemMoved) return;
    const { code, message } = toFailure(row.uid, error);
    await endRow(db, row, { state: 'FAILED', code, message });
    throw error;
  }
}

interface ApprovalCall extends Decision, Pick<BulkCall, 'isEnded' | 'log'> {
  readonly write: Write;
  /** Limit of items; all without it. */
  readonly rows: number | undefined;
}

/**
 * Confirms a proposal, and moves its items in the versions that its proposer saw, each in a transaction of its own. Repeated, it
 * moves those that are left.
 * @throws {ApiError} as {@link approve}
 */
export async function approveProposal(
  context: TravelContext,
  { prop_uid: propUid, queue, target: to, memo }: Proposal,
  { write, log, isEnded, rows: limit, ...decision }: ApprovalCall,
): Promise<BulkResult> {
  const { db } = context;
  const moveItem = queueMoves[queue](context, { to, memo: memo ?? undefined }, decision.staff);
  await write((trx) => approve(trx, propUid, decision).then(() => ({})));
  const waiting = (await listRows(db, propUid)).filter(({ state }) => state === 'WAITING');
  const rows = waiting.slice(0, limit);
  const result = await runBulk({
    uids: rows.map(({ uid }) => uid),
    log,
    isEnded,
    move: (uid, at) => moveRow(db, { propUid, uid, rev: rows[at]?.rev ?? 0 }, moveItem),
  });
  await endProposal(context.db, propUid, decision.staff);
  return result;
}

/** Ends a proposal whose items are all moved or refused, with their numbers in the audit log. */
const endProposal = (db: Db, propUid: string, { memberUid: actorUid }: Principal): Promise<void> =>
  inTransaction(db, async (trx) => {
    const ended = await trx
      .updateTable('move_proposal as p')
      .set({ done_at: appNow })
      .where('p.prop_uid', '=', propUid)
      .where('p.done_at', 'is', null)
      .where(
        sql<boolean>`not exists (select 1 from move_proposal_row w where w.prop_uid = p.prop_uid and w.state = 'WAITING')`,
      )
      .returning(['queue', 'target as to'])
      .executeTakeFirst();
    if (ended === undefined) return;
    const states = (await listRows(trx, propUid)).map(({ state }) => state);
    const count = (state: string) => states.filter((one) => one === state).length;
    const detail = { ...ended, done: count('DONE'), failed: count('FAILED') };
    await writeAudit(trx, { actorUid, action: 'moves.done', targetUid: propUid, detail });
  });
