import { errorCodes } from '@haesol/contracts/common';
import { type RetentionRule, retentionRuleKeys } from '@haesol/contracts/member';
import { writeAudit } from '../../../../db/audit/auditLog.ts';
import { describedSql, int4, oneOf, timestamptz } from '../../../../db/describedSql.ts';
import type { Trx } from '../../../../db/schema.ts';
import { toSeoulInstant } from '../../../../db/seoulTime.ts';
import { ApiError } from '../../../../http/apiError.ts';
import type { Principal } from '../../../../http/context.ts';
import { requireUuid } from '../../../../http/requireUuid.ts';
import { eraseGuest, removeGuest } from '../../../travel/guest/expiredGuests.ts';
import { eraseInquiry } from '../../../travel/inquiry/expiredInquiries.ts';
import { expiredData } from './expiredData.ts';

const destroy: Readonly<Record<RetentionRule, (trx: Trx, uid: string, now: Date) => Promise<void>>> = {
  INQUIRY: eraseInquiry,
  GUEST: eraseGuest,
  GUEST_MAIL: removeGuest,
};

/** Locks the rows that the rules read, so that a guest does not come back meanwhile. */
async function lockData(trx: Trx, uid: string): Promise<void> {
  await trx.selectFrom('member').select('member_uid').where('member_uid', '=', uid).forUpdate().execute();
  await trx.selectFrom('inquiry').select('inquiry_uid').where('inquiry_uid', '=', uid).forUpdate().execute();
}

/**
 * Destroys personal data past its retention in the version that was proposed.
 * @throws {ApiError} `4405` for data that is destroyed, or whose period has begun again
 */
export async function destroyData(
  trx: Trx,
  uid: string,
  { rev, staff: { memberUid: actorUid, now } }: { readonly rev: number | undefined; readonly staff: Principal },
): Promise<void> {
  await lockData(trx, requireUuid(uid));
  const [data] = await describedSql('retention.find', {
    rule: oneOf(...retentionRuleKeys),
    due_at: timestamptz,
    rev: int4,
  })`select d.rule, d.due_at, d.rev from (${expiredData}) d where d.uid = ${uid}::uuid`.execute(trx);
  if (data === undefined || (rev !== undefined && rev !== data.rev)) {
    const message = '이미 파기했거나 보유 기간이 다시 시작된 정보입니다.';
    throw new ApiError(errorCodes.moveNotAllowed, { message });
  }
  await destroy[data.rule](trx, uid, now);
  const detail = { rule: data.rule, dueDt: toSeoulInstant(data.due_at) };
  await writeAudit(trx, { actorUid, action: 'retention.destroy', targetUid: uid, detail });
}
