import { errorCodes } from '@haesol/contracts/common';
import { type UndoneQueue, undoSeconds } from '@haesol/contracts/member';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { appNow, beforeAppNow } from '../../../db/expressions.ts';
import type { Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { readRev, requireRev, type SeenItem } from '../../../http/versions.ts';
import { messageJob } from '../../../mail/message/messageOutbox.ts';
import { mailJob } from '../../../mail/outbox.ts';
import type { Told } from '../notifications/notifyMember.ts';

/** Seconds for which mails of a move wait: those of the page, and the way of a late request. */
export const undoDelaySec = undoSeconds + 2;

const tables = {
  reservations: 'equipment_rsv',
  enrolments: 'enroll',
  qna: 'qna',
  inquiries: 'inquiry',
} as const satisfies Readonly<Record<UndoneQueue, SeenItem['table']>>;

/** Values of an item before a move, as JSON. */
export type Before = Readonly<Record<string, boolean | string | null>>;

interface RememberedMove {
  readonly queue: UndoneQueue;
  readonly refUid: string;
  readonly staff: Principal;
  readonly before: Before;
  /** Ids of the notification, the mail, the message and the step of the timeline; undefined for a person without an account. */
  readonly told: (Told & { readonly entryUid?: string }) | undefined;
}

/** Keeps a move for {@link takeBack}, after all its changes: it holds the version that the item has then. */
export async function rememberMove(trx: Trx, { queue, refUid, staff, before, told }: RememberedMove): Promise<void> {
  const move = {
    by_uid: staff.memberUid,
    rev: await readRev(trx, { table: tables[queue], uid: refUid }),
    at: appNow,
    before: JSON.stringify(before),
    entry_uid: told?.entryUid ?? null,
    ntf_uid: told?.ntfUid ?? null,
    mail_uid: told?.mailUid ?? null,
    message_uid: told?.messageUid ?? null,
  };
  await trx
    .insertInto('move_undo')
    .values({ queue, ref_uid: refUid, ...move })
    .onConflict((conflict) => conflict.columns(['queue', 'ref_uid']).doUpdateSet(move))
    .execute();
}

/**
 * Takes the last move of an item back within its seconds: withdraws what the member was told, then the move itself.
 * @param revert restores the item from the values before the move
 * @throws {ApiError} `4405` after its time, for the move of another, of another version, or once its mail is being sent
 */
export async function takeBack(
  trx: Trx,
  { queue, refUid, staff }: Pick<RememberedMove, 'queue' | 'refUid' | 'staff'>,
  revert: (before: Before) => Promise<unknown>,
): Promise<void> {
  const move = await trx
    .deleteFrom('move_undo')
    .where('queue', '=', queue)
    .where('ref_uid', '=', refUid)
    .where('by_uid', '=', staff.memberUid)
    .where('at', '>', beforeAppNow(`${undoDelaySec} seconds`))
    .returningAll()
    .executeTakeFirst();
  if (move === undefined) throw tooLate('되돌릴 수 없는 처리이거나 시간이 지났습니다.');
  await requireRev(trx, { table: tables[queue], uid: refUid, rev: move.rev, now: staff.now });
  await withdrawJob(trx, mailJob, move.mail_uid);
  await withdrawJob(trx, messageJob, move.message_uid);
  await trx.deleteFrom('mail_outbox').where('mail_uid', '=', move.mail_uid).execute();
  await trx.deleteFrom('message_outbox').where('message_uid', '=', move.message_uid).execute();
  await trx.deleteFrom('notification').where('ntf_uid', '=', move.ntf_uid).execute();
  await trx.deleteFrom('timeline_entry').where('entry_uid', '=', move.entry_uid).execute();
  await revert(move.before as Before);
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'office.undo', targetUid: refUid, detail: { queue } });
}

const tooLate = (message: string) => new ApiError(errorCodes.moveNotAllowed, { message });

/** Ends the job of a mail or message. @throws {ApiError} `4405` if a process has begun to send it */
async function withdrawJob(trx: Trx, kind: string, key: string | null): Promise<void> {
  if (key === null) return;
  const { numDeletedRows } = await trx
    .deleteFrom('job')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('locked_until', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw tooLate('안내가 이미 나가서 되돌릴 수 없습니다.');
}
