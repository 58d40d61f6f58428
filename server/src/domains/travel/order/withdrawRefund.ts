import { errorCodes } from '@haesol/contracts/common';
import type { ReservationState } from '@haesol/contracts/travel';
import type { Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import { dropRequest, lockOrder } from './decideRefund.ts';
import { findProposal, type RefundRow } from './refundProposals.ts';

const tooLate = '거둘 수 있는 취소 요청이 없습니다. 담당자가 이미 처리했을 수 있습니다.';

/** Returns true while a request for a refund can be withdrawn: the member has made it, and staff have not begun to decide it. */
export const isWithdrawable = (refund: RefundRow, now: Date): boolean =>
  refund.state === 'ASKED' && !refund.by_staff && findProposal(refund, now) === undefined;

/**
 * Withdraws a member's request for a refund: the reservation is as it was before. Its history keeps both steps.
 * @throws {ApiError} `4040`, also for a reservation of another member, `4405` without a request that staff have not begun to decide
 */
export async function withdrawRefund(
  trx: Trx,
  rsvtUid: string,
  { memberUid, now }: Principal,
): Promise<{ rsvtUid: string; rsvtSttsCd: ReservationState }> {
  const ofOwn = trx
    .selectFrom('reservation')
    .where('rsvt_uid', '=', requireUuid(rsvtUid))
    .where('member_uid', '=', memberUid);
  const own = await ofOwn.select('order_uid').executeTakeFirst();
  if (own === undefined) throw new ApiError(errorCodes.notFound);
  await lockOrder(trx, own.order_uid);
  const asked = await trx
    .selectFrom('refund')
    .selectAll()
    .where('rsvt_uid', '=', rsvtUid)
    .where('state', 'in', ['ASKED', 'SENDING'])
    .executeTakeFirst();
  if (asked === undefined || !isWithdrawable(asked, now)) {
    throw new ApiError(errorCodes.moveNotAllowed, { message: tooLate });
  }
  await dropRequest(trx, asked, now);
  await trx.deleteFrom('refund').where('refund_uid', '=', asked.refund_uid).execute();
  const { stts_cd: rsvtSttsCd } = await ofOwn.select('stts_cd').executeTakeFirstOrThrow();
  await addEntry(trx, { kind: 'TRAVEL', refUid: rsvtUid, memberUid, state: 'ASK_WITHDRAWN', mover: 'MEMBER', now });
  return { rsvtUid, rsvtSttsCd };
}
