import { errorCodes } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { getBooking } from './findBooking.ts';
import { notifyNews } from './notifyNews.ts';
import { createStaffRepository } from './staffRepository.ts';

/**
 * Lifts a no-show, which ends the suspension that it caused, and tells its member.
 * @throws {ApiError} `4035` for a member of the own team, `4040` for a lifted one
 */
export async function liftPenalty(
  context: AppContext,
  trx: Trx,
  penaltyUid: string,
  { memo, staff }: { readonly memo: string; readonly staff: Principal },
) {
  const records = createStaffRepository(trx);
  if (await records.isOfOwnTeam(penaltyUid, staff.memberUid)) {
    const message = '같은 소속 회원의 기록입니다. 다른 담당자가 해제해야 합니다.';
    throw new ApiError(errorCodes.secondPersonRequired, { message });
  }
  const lifted = await records.liftPenalty(penaltyUid, memo, staff.now);
  if (lifted === undefined) throw new ApiError(errorCodes.notFound);
  const news = '미이용 기록이 취소되었습니다.';
  await notifyNews(context, trx, await getBooking(trx, lifted.rsv_uid), { news, memo, staff });
  const detail = { from: 'COUNTED', to: 'LIFTED', memo };
  await writeAudit(trx, {
    actorUid: staff.memberUid,
    action: 'equipment.liftPenalty',
    targetUid: penaltyUid,
    detail,
  });
  return { penaltyUid, liftedDt: toSeoulInstant(staff.now) };
}
