import { errorCodes } from '@haesol/contracts/common';
import { feeStates, type PaidMove } from '@haesol/contracts/learn';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { nextRev, requireRev } from '../../../http/versions.ts';
import { createEnrollRepository } from './repository.ts';

interface FeeMove {
  readonly to: PaidMove;
  readonly rev: number | undefined;
  readonly staff: Principal;
}

/** Records that the fee of an enrolment is paid, or takes that back. @throws {ApiError} `4040`, `4405` without a fee that is due, or again */
export async function payFee(trx: Trx, aplUid: string, { to, rev, staff }: FeeMove): Promise<void> {
  const { memberUid: actorUid, now } = staff;
  const found = await createEnrollRepository(trx).find(aplUid);
  if (found === undefined) throw new ApiError(errorCodes.notFound);
  await requireRev(trx, { table: 'enroll', uid: aplUid, rev, now });
  if (found.fee === 0) throw new ApiError(errorCodes.moveNotAllowed, { message: '수강료가 없는 교육입니다.' });
  const changed = await trx
    .updateTable('enroll')
    .set({ paid_at: to === 'PAID' ? now : null, updated_at: now, ...nextRev })
    .where('apl_uid', '=', aplUid)
    .where('paid_at', to === 'PAID' ? 'is' : 'is not', null)
    .$if(to === 'PAID', (query) => query.where('state', 'in', feeStates))
    .returning('apl_uid')
    .executeTakeFirst();
  if (changed === undefined) throw new ApiError(errorCodes.moveNotAllowed);
  const detail = { from: to === 'PAID' ? 'UNPAID' : 'PAID', to };
  await writeAudit(trx, { actorUid, action: 'enrolment.fee', targetUid: aplUid, detail });
}
