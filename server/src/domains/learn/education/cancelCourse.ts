import { errorCodes } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { toMyEducationPath } from '../../../mail/pagePaths.ts';
import { makeMove } from '../../common/timeline/moves.ts';
import { recordStaffMove } from '../../common/timeline/recordStaffMove.ts';
import { createEnrollRepository, type EnrolmentRow } from '../enrolment/repository.ts';
import { enrollMoves } from '../enrolment/rules.ts';

interface Cancellation {
  /** Reason, shown to the attendees. */
  readonly memo: string;
  readonly staff: Principal;
}

async function cancelOne({ mails }: AppContext, trx: Trx, row: EnrolmentRow, { memo, staff }: Cancellation) {
  const { apl_uid: aplUid, member_uid: memberUid, email: to, attendee_nm: name, title } = row;
  const enrolments = createEnrollRepository(trx);
  await makeMove(enrollMoves.cancelCourse, (states) => enrolments.change(aplUid, states, staff.now));
  if (memberUid === null || to === null) return;
  const mail = mails.courseCancelled({ to, name, title, aplUid, memo });
  const told = { title: '신청하신 교육이 폐강되었습니다.', text: title, link: toMyEducationPath(aplUid), mail };
  const move = { before: row.state, state: 'CANCELLED', memo } as const;
  await recordStaffMove(trx, { kind: 'EDU', refUid: aplUid, memberUid, ...move, staff, told });
}

/**
 * Cancels a course that has not begun, and its enrolments and waiting list.
 * @returns number of cancelled enrolments
 * @throws {ApiError} `4040`, also for a cancelled course; `4405` from the first day on
 */
export async function cancelCourse(
  context: AppContext,
  trx: Trx,
  eduUid: string,
  cancellation: Cancellation,
): Promise<number> {
  const { memberUid: actorUid, now } = cancellation.staff;
  const enrolments = createEnrollRepository(trx);
  const course = await enrolments.lockCourse(eduUid, now);
  if (course === undefined) throw new ApiError(errorCodes.notFound);
  if (toSeoulDate(now) >= course.start_dt) throw new ApiError(errorCodes.moveNotAllowed);
  const rows = await enrolments.listInStates(eduUid, enrollMoves.cancelCourse.from);
  for (const row of rows) await cancelOne(context, trx, row, cancellation);
  await trx
    .updateTable('edu')
    .set({ deleted_at: now, applied_cnt: 0, wait_cnt: 0 })
    .where('edu_uid', '=', eduUid)
    .execute();
  await writeAudit(trx, { actorUid, action: 'edu.cancel', targetType: 'EDU', targetUid: eduUid });
  return rows.length;
}
