import { errorCodes } from '@haesol/contracts/common';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireRev } from '../../../http/versions.ts';
import { putBack } from './repository.ts';

interface Reopening {
  readonly inquiryUid: string;
  readonly memo?: string | undefined;
  /** Version that staff saw. */
  readonly rev?: number | undefined;
  readonly staff: Principal;
}

/** Puts an answered inquiry back into the queue. @throws {ApiError} `4040`, `4405` for one that waits */
export async function reopenInquiry(trx: Trx, { inquiryUid, memo, rev, staff }: Reopening) {
  const known = await trx
    .selectFrom('inquiry')
    .select('inquiry_uid')
    .where('inquiry_uid', '=', inquiryUid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (known === undefined) throw new ApiError(errorCodes.notFound);
  await requireRev(trx, { table: 'inquiry', uid: inquiryUid, rev, now: staff.now });
  if (!(await putBack(trx, inquiryUid, staff.now))) throw new ApiError(errorCodes.moveNotAllowed);
  const detail = { memo: memo ?? null };
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'inquiry.reopen', targetUid: inquiryUid, detail });
  return { inquiryUid, answerState: 'WAIT' as const };
}
