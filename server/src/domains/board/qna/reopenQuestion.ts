import { errorCodes } from '@haesol/contracts/common';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireRev } from '../../../http/versions.ts';

export interface Reopening {
  readonly qnaUid: string;
  readonly memo?: string | undefined;
  /** Version that staff saw. */
  readonly rev?: number | undefined;
  readonly staff: Principal;
}

/** Puts an answered question back into the queue. @throws {ApiError} `4405` for one that waits */
export async function reopenQuestion(trx: Trx, { qnaUid, memo, rev, staff }: Reopening) {
  await requireRev(trx, { table: 'qna', uid: qnaUid, rev, now: staff.now });
  const { numUpdatedRows } = await trx
    .updateTable('qna')
    .set({ answer_state: 'WAIT', reopened: true, reopened_at: staff.now })
    .where('qna_uid', '=', qnaUid)
    .where('answer_state', '=', 'ANSWERED')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(errorCodes.moveNotAllowed);
  const detail = { memo: memo ?? null };
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'qna.reopen', targetUid: qnaUid, detail });
  return { qnaUid, answerState: 'WAIT' as const };
}
