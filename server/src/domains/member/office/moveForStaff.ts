import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import type { Principal } from '../../../http/context.ts';
import { endMemberSessions, type MemberMove, moveMember } from '../../identity/membership/moveMember.ts';

type StaffMemberMove = Omit<MemberMove, 'now'> & { readonly staff: Principal };

/** Moves a member and records it in the audit log. */
export async function moveMemberForStaff(
  context: AppContext,
  trx: Trx,
  memberUid: string,
  { staff, ...move }: StaffMemberMove,
) {
  const { from, ...moved } = await moveMember(context, trx, memberUid, { ...move, now: staff.now });
  const detail = { from, to: move.to, memo: move.memo ?? null };
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'member.move', targetUid: memberUid, detail });
  return moved;
}

/** Signs a member out everywhere and records it in the audit log. */
export async function endSessionsForStaff(trx: Trx, memberUid: string, staff: Principal): Promise<void> {
  await endMemberSessions(trx, memberUid, staff.now);
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'member.endSessions', targetUid: memberUid });
}
