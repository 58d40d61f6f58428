import { errorCodes } from '@haesol/contracts/common';
import type { adminSaveRights } from '@haesol/contracts/release';
import { writeAudit } from '../../db/audit/auditLog.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Call } from '../../http/plugins/route.ts';
import { giveRight, lockMemberByEmail, readRights, takeRight } from './repository.ts';

/** Sets a member's rights; each change is an entry in the audit log. @throws {ApiError} `4040` */
export function saveRights({
  body: { userId, rights },
  member: admin,
  request,
  write,
}: Pick<Call<typeof adminSaveRights>, 'body' | 'member' | 'request' | 'write'>) {
  return write(async (trx) => {
    const found = await lockMemberByEmail(trx, userId);
    if (found === undefined) throw new ApiError(errorCodes.notFound);
    const { member_uid: memberUid, email, name } = found;
    const before = await readRights(trx, memberUid);
    const wanted = [...new Set(rights)].sort();
    const note = (action: string, right: string) =>
      writeAudit(trx, {
        actorUid: admin.memberUid,
        action,
        targetType: 'member',
        targetUid: memberUid,
        detail: { right },
        requestId: request.id,
        ip: request.ip,
      });
    for (const right of wanted.filter((one) => !before.includes(one))) {
      await giveRight(trx, memberUid, right, admin.now);
      await note('rights.give', right);
    }
    for (const right of before.filter((one) => !wanted.includes(one))) {
      await takeRight(trx, memberUid, right);
      await note('rights.take', right);
    }
    return { userId: email, name, rights: wanted };
  });
}
