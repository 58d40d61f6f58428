import { bulkApproval, type EndpointData, errorCodes } from '@haesol/contracts/common';
import type { adminProposeMoves, MovedQueue } from '@haesol/contracts/member';
import { writeAudit } from '../../../../db/audit/auditLog.ts';
import type { Trx } from '../../../../db/schema.ts';
import { toSeoulInstant } from '../../../../db/seoulTime.ts';
import { createUid } from '../../../../db/uuid.ts';
import { ApiError, fieldError } from '../../../../http/apiError.ts';
import type { Principal } from '../../../../http/context.ts';
import { toProposalEnd } from './repository.ts';

/** @throws {ApiError} `4035` for more rows than one person moves, and for a queue whose items two persons move */
export function requireOnePerson(queue: MovedQueue, uids: readonly string[]): void {
  const { aboveRows } = bulkApproval;
  const isDestruction = queue === 'retention';
  if (!isDestruction && uids.length <= aboveRows) return;
  const moved = isDestruction ? '개인정보 파기' : `${aboveRows}건이 넘는 처리`;
  const message = `${moved}는 한 사람이 제안하고 다른 담당자가 확인합니다.`;
  throw new ApiError(errorCodes.secondPersonRequired, { message });
}

/** @throws {ApiError} `4000` for versions that are not those of the rows */
export function requireRevs(uids: readonly string[], revs: readonly number[]): void {
  if (revs.length !== uids.length) throw fieldError('revs', '선택한 항목을 다시 확인해 주세요.');
}

interface ProposedMoves {
  readonly queue: MovedQueue;
  readonly to: string;
  /** Message to the members. */
  readonly memo?: string | undefined;
  readonly reason: string;
  readonly uids: readonly string[];
  readonly revs: readonly number[];
}

/** Proposes a move of many items to a colleague. */
export async function proposeMoves(
  trx: Trx,
  { queue, to, memo, reason, uids, revs }: ProposedMoves,
  { memberUid: actorUid, now }: Principal,
): Promise<EndpointData<typeof adminProposeMoves>> {
  const propUid = createUid();
  await trx
    .insertInto('move_proposal')
    .values({
      ...{ prop_uid: propUid, queue, target: to, memo: memo ?? null, reason },
      ...{ proposed_by: actorUid, proposed_at: now },
    })
    .execute();
  const rows = uids.map((uid, seq) => ({ prop_uid: propUid, uid, seq, rev: revs[seq] ?? 0 }));
  // An item that was sent twice is moved once.
  await trx
    .insertInto('move_proposal_row')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const detail = { queue, to, memo, reason, rows: uids.length };
  await writeAudit(trx, { actorUid, action: 'moves.propose', targetUid: propUid, detail });
  return { propUid, untilDt: toSeoulInstant(toProposalEnd(now)) };
}
