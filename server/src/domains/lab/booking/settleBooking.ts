import { errorCodes } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireRev } from '../../../http/versions.ts';
import { getBooking } from './findBooking.ts';
import { notifyNews } from './notifyNews.ts';
import { createStaffRepository } from './staffRepository.ts';

/** Notification text of a settlement. */
const settleNews = {
  PAID: '장비 이용료 정산이 완료되었습니다.',
  UNPAID: '장비 이용료 정산이 미정산으로 변경되었습니다.',
} as const;

export interface Settlement {
  readonly settleState: keyof typeof settleNews;
  readonly rev?: number | undefined;
  readonly staff: Principal;
}

/** Records whether a used booking is paid, and tells the member. @throws {ApiError} `4405` for one that was not used */
export async function settleBooking(
  context: AppContext,
  trx: Trx,
  rsvUid: string,
  { settleState, rev, staff }: Settlement,
) {
  await requireRev(trx, { table: 'equipment_rsv', uid: rsvUid, rev, now: staff.now });
  const before = await createStaffRepository(trx).settle(rsvUid, settleState, staff.now);
  const booking = await getBooking(trx, rsvUid);
  // Idempotent: the same settlement again sends no notification.
  if (before === undefined && booking.settle_state === settleState) return { rsvUid, settleState };
  if (before === undefined) throw new ApiError(errorCodes.moveNotAllowed);
  await notifyNews(context, trx, booking, { news: settleNews[settleState], staff });
  const detail = { from: before.settle_state, to: settleState };
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'equipment.settle', targetUid: rsvUid, detail });
  return { rsvUid, settleState };
}
