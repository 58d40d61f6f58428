import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import type { Principal } from '../../../http/context.ts';
import type { Mail } from '../../../mail/mail.ts';
import { notifyMember } from '../notifications/notifyMember.ts';
import type { NewNotification } from '../notifications/repository.ts';
import { addEntry, type NewEntry } from './repository.ts';

export interface StaffMove extends Omit<NewEntry, 'mover' | 'now'> {
  readonly staff: Principal;
  /** Action in the audit log. @default 'application.move' */
  readonly action?: string;
  /** Notification (title, text, link) and mail for the member. */
  readonly told: Pick<NewNotification, 'title' | 'text' | 'link'> & { readonly mail: Mail };
}

/** Records a staff move in its transaction: timeline, audit log, notification and mail. */
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
  await notifyMember(trx, { memberUid, kind: `${kind}_MOVE`, now: staff.now, ...told });
}
