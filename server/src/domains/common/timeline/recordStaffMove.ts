import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import type { Principal } from '../../../http/context.ts';
import type { Mail } from '../../../mail/mail.ts';
import { tellMember } from '../notifications/notifyMember.ts';
import type { NewNotification } from '../notifications/repository.ts';
import { addEntry, type NewEntry } from './repository.ts';

export interface StaffMove extends Omit<NewEntry, 'mover' | 'now'> {
  readonly staff: Principal;
  /** In the audit. @default 'application.move' */
  readonly action?: string;
  /** How the member is told: title, text and link of the bell, and the mail. */
  readonly told: Pick<NewNotification, 'title' | 'text' | 'link'> & { readonly letter: Mail };
}

/** After a staff move: the step in the timeline, the audit entry, the bell and the mail, in the move's transaction. */
export async function recordStaffMove(
  trx: Trx,
  { staff, told, action = 'application.move', ...entry }: StaffMove,
): Promise<void> {
  const { kind, refUid, memberUid, state } = entry;
  await addEntry(trx, { ...entry, mover: 'STAFF', now: staff.now });
  await writeAudit(trx, {
    actorUid: staff.memberUid,
    action,
    targetType: kind,
    targetUid: refUid,
    detail: { state },
  });
  await tellMember(trx, { memberUid, kind: `${kind}_MOVE`, now: staff.now, ...told });
}
