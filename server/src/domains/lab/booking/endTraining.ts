import { errorCodes } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { toBookingPagePath } from '../../../mail/pagePaths.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { getDevice } from '../equipment/device.ts';
import { createTrainings } from './trainings.ts';

interface EndedTraining {
  readonly eqUid: string;
  readonly memberUid: string;
  /** Reason, for the member. */
  readonly memo: string;
  readonly staff: Principal;
}

/** Removes a safety training and tells its member; bookings stay. @throws {ApiError} `4040` without a training */
export async function endTraining(
  { mails }: Pick<AppContext, 'mails'>,
  trx: Trx,
  { eqUid, memberUid, memo, staff: { memberUid: actorUid, now } }: EndedTraining,
) {
  const { eqNm } = await getDevice(trx, eqUid, 'ALL');
  const removed = await createTrainings(trx).removeTraining(memberUid, eqUid);
  if (removed === undefined) throw new ApiError(errorCodes.notFound);
  const { name, email: to } = await trx
    .selectFrom('member')
    .select(['name', 'email'])
    .where('member_uid', '=', memberUid)
    .executeTakeFirstOrThrow();
  const path = toBookingPagePath(eqUid);
  await notifyMember(trx, {
    memberUid,
    kind: 'EQU_NEWS',
    title: '장비 안전교육 이수 기록이 종료되었습니다.',
    text: eqNm,
    link: path,
    now,
    mail: mails.trainingEnded({ to, name, eqNm, memo, path }),
  });
  const detail = { eqUid, completedDt: removed.completed_on, validDt: removed.valid_until, memo };
  await writeAudit(trx, { actorUid, action: 'equipment.endTraining', targetUid: memberUid, detail });
  return {};
}
