import { errorCodes } from '@haesol/contracts/common';
import { providerWhy, refundApproval } from '@haesol/contracts/travel';
import type { Selectable } from 'kysely';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { createProposalTerm } from '../../../db/proposalTerm.ts';
import type { Database, Trx } from '../../../db/schema.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { makeMove } from '../../common/timeline/moves.ts';

export type RefundRow = Selectable<Database['refund']>;

/** Returns true for a refund that one member of staff proposes and another approves. */
export const isLarge = (amount: number): boolean => amount > refundApproval.aboveKrw;

export const { toProposalEnd, toProposalStart } = createProposalTerm(refundApproval.hours);

interface Proposal {
  readonly byUid: string;
  readonly isFault: boolean;
}

/** Finds the open proposal of a refund. A proposal ends after the hours of the policy, as if it had not been made. */
export function findProposal(
  { proposed_by: byUid, proposed_at: at, proposed_fault: isFault }: RefundRow,
  now: Date,
): Proposal | undefined {
  return byUid === null || at === null || at <= toProposalStart(now) ? undefined : { byUid, isFault };
}

/** @throws {ApiError} `4405` for a refund with an open proposal */
export function requireNoProposal(refund: RefundRow, now: Date): void {
  if (findProposal(refund, now) === undefined) return;
  const message = '다른 담당자의 확인을 기다리는 환불입니다. 먼저 제안을 돌려보내 주세요.';
  throw new ApiError(errorCodes.moveNotAllowed, { message });
}

const noFeeAgreed =
  '회원이 수수료를 보지 못한 요청입니다. 업체 사정이면 전액 환불로, 아니면 사유를 적어 반려로 처리해 주세요. 반려하면 회원이 수수료를 보고 다시 정합니다.';

/**
 * Checks that a request for the provider's reason is granted in full: its member has not seen a fee.
 * @throws {ApiError} `4405`
 */
export function requireAgreedFee({ why_cd, by_staff }: RefundRow, isWhole: boolean): void {
  if (why_cd === providerWhy && !by_staff && !isWhole) {
    throw new ApiError(errorCodes.moveNotAllowed, { message: noFeeAgreed });
  }
}

interface Approval {
  readonly amount: number;
  readonly proposal: Proposal | undefined;
  readonly staff: Principal;
}

/**
 * Checks that two people decide a large refund, and records the second one.
 * @returns columns of the approval
 * @throws {ApiError} `4035` without a proposal, and for the person who made it
 */
export async function approveProposal(
  trx: Trx,
  { refund_uid: refundUid, rsvt_uid: targetUid }: RefundRow,
  { amount, proposal, staff: { memberUid: actorUid } }: Approval,
): Promise<{ approved_by?: string }> {
  if (proposal === undefined) {
    if (!isLarge(amount)) return {};
    const message = `${refundApproval.aboveKrw.toLocaleString('ko-KR')}원이 넘는 환불은 한 사람이 제안하고 다른 담당자가 확인합니다.`;
    throw new ApiError(errorCodes.secondPersonRequired, { message });
  }
  if (proposal.byUid === actorUid) {
    const message = '직접 제안하신 환불입니다. 다른 담당자가 확인해야 합니다.';
    throw new ApiError(errorCodes.secondPersonRequired, { message });
  }
  const detail = { refundUid, amount, fault: proposal.isFault, proposedBy: proposal.byUid };
  await writeAudit(trx, { actorUid, action: 'refund.approve', targetType: 'TRAVEL', targetUid, detail });
  return { approved_by: actorUid };
}

interface ProposalMove {
  readonly memo: string | undefined;
  readonly staff: Principal;
}

/** Proposes a refund to a colleague. @throws {ApiError} `4000` without a reason, `4405` for one that is decided or proposed */
export async function proposeRefund(
  trx: Trx,
  asked: RefundRow,
  { isFault, memo, staff: { memberUid: actorUid, now } }: ProposalMove & { readonly isFault: boolean },
): Promise<void> {
  if (memo === undefined) throw fieldError('memo', '사유를 입력해 주세요.');
  requireNoProposal(asked, now);
  const { refund_uid: refundUid, rsvt_uid: targetUid } = asked;
  const proposal = { proposed_by: actorUid, proposed_at: now, proposed_memo: memo, proposed_fault: isFault };
  await changeAsked(trx, refundUid, { ...proposal, returned_by: null, returned_memo: null });
  const detail = { refundUid, fault: isFault, memo };
  await writeAudit(trx, { actorUid, action: 'refund.propose', targetType: 'TRAVEL', targetUid, detail });
}

/**
 * Sends a proposal back with a reason; its proposer withdraws it in the same way.
 * @returns true if the refund ends with it, because no member has asked for it
 * @throws {ApiError} `4000` without a reason, `4405` for a refund without a proposal
 */
export async function returnProposal(
  trx: Trx,
  asked: RefundRow,
  { memo, staff: { memberUid: actorUid, now } }: ProposalMove,
): Promise<boolean> {
  if (memo === undefined) throw fieldError('memo', '사유를 입력해 주세요.');
  if (asked.proposed_by === null) throw new ApiError(errorCodes.moveNotAllowed);
  const { refund_uid: refundUid, rsvt_uid: targetUid, by_staff: isByStaff, proposed_by: proposedBy } = asked;
  const none = { proposed_by: null, proposed_at: null, proposed_memo: null, proposed_fault: false };
  const end = isByStaff ? { state: 'REFUSED' as const, done_at: now } : {};
  await changeAsked(trx, refundUid, { ...none, ...end, returned_by: actorUid, returned_memo: memo });
  const detail = { refundUid, memo, proposedBy };
  await writeAudit(trx, { actorUid, action: 'refund.return', targetType: 'TRAVEL', targetUid, detail });
  return isByStaff;
}

const changeAsked = (trx: Trx, refundUid: string, change: Partial<Omit<RefundRow, 'pieces'>>) =>
  makeMove({ from: ['ASKED'], to: 'ASKED', by: ['STAFF'] }, ({ from }) =>
    trx
      .updateTable('refund')
      .set(change)
      .where('refund_uid', '=', refundUid)
      .where('state', 'in', from)
      .returning('refund_uid')
      .executeTakeFirst(),
  );
