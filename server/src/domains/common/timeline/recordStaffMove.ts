import type { TimelineKind } from '@haesol/contracts/common';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import type { Principal } from '../../../http/context.ts';
import type { Mail } from '../../../mail/mail.ts';
import { notifyMember, type Told } from '../notifications/notifyMember.ts';
import type { NewNotification } from '../notifications/repository.ts';
import { addEntry, type EntryFacts } from './repository.ts';

export interface StaffMove extends Omit<EntryFacts, 'now'> {
  readonly staff: Principal;
  /** Action in the audit log. @default the move of the kind */
  readonly action?: string;
  /** State before, for the audit log. */
  readonly before: string;
  /** Further values of the audit log. */
  readonly changes?: Readonly<Record<string, unknown>>;
  /** Notification (title, text, link) and mail for the member. */
  readonly told: Pick<NewNotification, 'title' | 'text' | 'link'> & { readonly mail: Mail };
  /** Seconds until mail and message leave. @default 0 */
  readonly delaySec?: number | undefined;
}

const moveActions: Readonly<Record<TimelineKind, string>> = {
  TECH: 'application.move',
  ASSN: 'application.move',
  COLLABO: 'application.move',
  EDU: 'enrolment.move',
  EQU: 'booking.move',
  TRAVEL: 'reservation.move',
};

/** Records a staff move in its transaction: timeline, audit log, notification and mail. @returns ids of the step and of what the member was told */
export async function recordStaffMove(
  trx: Trx,
  { staff, told, before, changes, action, delaySec, ...entry }: StaffMove,
): Promise<Told & { readonly entryUid: string }> {
  const { kind, refUid, memberUid, state } = entry;
  const entryUid = await addEntry(trx, { ...entry, mover: 'STAFF', staffUid: staff.memberUid, now: staff.now });
  await writeAudit(trx, {
    actorUid: staff.memberUid,
    action: action ?? moveActions[kind],
    targetType: kind,
    targetUid: refUid,
    detail: { from: before, to: state, ...changes },
  });
  const ids = await notifyMember(trx, { memberUid, kind: `${kind}_MOVE`, now: staff.now, delaySec, ...told });
  return { ...ids, entryUid };
}
