import { errorCodes, officeAreas } from '@haesol/contracts/common';
import type { adminSaveRights } from '@haesol/contracts/release';
import { writeAudit } from '../../db/audit/auditLog.ts';
import { ApiError, fieldError } from '../../http/apiError.ts';
import type { Call } from '../../http/plugins/route.ts';
import { giveRight, lockMemberByEmail, readAreas, readRights, setArea, takeRight } from './repository.ts';

/** Sets a member's rights; each change is an entry in the audit log. @throws {ApiError} `4040` */
export function saveRights({
  body: { userId, rights, ...wantedAreas },
  member: admin,
  request,
  write,
}: Pick<Call<typeof adminSaveRights>, 'body' | 'member' | 'request' | 'write'>) {
  return write(async (trx) => {
    const found = await lockMemberByEmail(trx, userId);
    if (found === undefined) throw new ApiError(errorCodes.notFound);
    const { member_uid: memberUid, email, name, role } = found;
    const before = await readRights(trx, memberUid);
    const wanted = [...new Set(rights)].sort();
    const audit = (action: string, detail: Readonly<Record<string, unknown>>) =>
      writeAudit(trx, {
        actorUid: admin.memberUid,
        action,
        targetType: 'member',
        targetUid: memberUid,
        detail,
        requestId: request.id,
        ip: request.ip,
      });
    const note = (action: string, right: string) => audit(action, { right });
    for (const right of wanted.filter((one) => !before.includes(one))) {
      await giveRight(trx, memberUid, right, admin.now);
      await note('rights.give', right);
    }
    for (const right of before.filter((one) => !wanted.includes(one))) {
      await takeRight(trx, memberUid, right);
      await note('rights.take', right);
    }
    const areas = await readAreas(trx, memberUid);
    for (const area of officeAreas) {
      const { [area]: from } = areas;
      const { [area]: level = from } = wantedAreas;
      if (level === from) continue;
      if (role !== 'STAFF') throw fieldError(area, '업무 권한은 담당자 계정에만 줄 수 있습니다.');
      await setArea(trx, { memberUid, area, level, now: admin.now });
      await audit('rights.area', { area, from, to: level });
      areas[area] = level;
    }
    return { userId: email, name, role, rights: wanted, ...areas };
  });
}
