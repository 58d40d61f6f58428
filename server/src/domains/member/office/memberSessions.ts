import { errorCodes } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { endMemberSession } from '../../identity/membership/moveMember.ts';
import { toDeviceName, toMaskedIp } from '../../identity/session/deviceView.ts';
import { createAuthRepository } from '../../identity/session/repository.ts';

/** Lists the live sessions of a member. Those of staff are no business of this page. @throws {ApiError} `4040` */
export async function listMemberSessions({ db }: Pick<AppContext, 'db'>, memberUid: string, now: Date) {
  const member = await db
    .selectFrom('member')
    .select('role')
    .where('member_uid', '=', memberUid)
    .where('state', '<>', 'LEFT')
    .executeTakeFirst();
  if (member === undefined) throw new ApiError(errorCodes.notFound);
  const rows = member.role === 'MEMBER' ? await createAuthRepository(db).listSessions(memberUid, now) : [];
  const list = rows.map(({ id, ua, ip, last_seen_at }) => ({
    id,
    device: toDeviceName(ua),
    ip: toMaskedIp(ip),
    lastDt: toSeoulInstant(last_seen_at),
  }));
  return { list };
}

/** Signs a member out on one device and records it in the audit log. @throws {ApiError} `4040` */
export async function endSessionForStaff(
  trx: Trx,
  params: { readonly memberUid: string; readonly sessionUid: string },
  staff: Principal,
): Promise<void> {
  const memberUid = requireUuid(params.memberUid);
  await endMemberSession(trx, { memberUid, sessionUid: requireUuid(params.sessionUid), now: staff.now });
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'member.endSession', targetUid: memberUid });
}
