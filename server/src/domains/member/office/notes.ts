import { randomUUID } from 'node:crypto';
import { errorCodes } from '@haesol/contracts/common';
import type { NoteKind, OfficeNote } from '@haesol/contracts/member';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireUuid } from '../../../http/requireUuid.ts';

interface NotedItem {
  readonly ref: NoteKind;
  readonly uid: string;
}

/** Lists the notes of an item, the earliest first. */
export async function listNotes(db: Db, { ref, uid }: NotedItem, staff: Principal): Promise<OfficeNote[]> {
  const rows = await db
    .selectFrom('office_note as n')
    .innerJoin('member as m', 'm.member_uid', 'n.member_uid')
    .select(['n.note_uid', 'n.content', 'n.member_uid', 'n.created_at', 'm.name'])
    .where('n.ref', '=', ref)
    .where('n.uid', '=', requireUuid(uid))
    .orderBy('n.created_at')
    .orderBy('n.note_uid')
    .execute();
  return rows.map((row) => ({
    noteUid: row.note_uid,
    content: row.content,
    writerNm: row.name,
    ownYn: row.member_uid === staff.memberUid ? 'Y' : 'N',
    createdDt: toSeoulInstant(row.created_at),
  }));
}

/** Adds a note, whose text stays out of the audit log: it goes with the note. */
export async function addNote(trx: Trx, { ref, uid }: NotedItem, content: string, { memberUid, now }: Principal) {
  const noteUid = randomUUID();
  const item = { ref, uid: requireUuid(uid) };
  await trx
    .insertInto('office_note')
    .values({ note_uid: noteUid, ...item, member_uid: memberUid, content, created_at: now })
    .execute();
  await writeAudit(trx, { actorUid: memberUid, action: 'note.add', targetUid: item.uid, detail: { ref } });
  return { noteUid };
}

/** Deletes an own note. @throws {ApiError} `4040`, also for a note of another */
export async function removeNote(trx: Trx, { ref, uid }: NotedItem, noteUid: string, { memberUid }: Principal) {
  const item = { ref, uid: requireUuid(uid) };
  const { numDeletedRows } = await trx
    .deleteFrom('office_note')
    .where('note_uid', '=', requireUuid(noteUid))
    .where('ref', '=', item.ref)
    .where('uid', '=', item.uid)
    .where('member_uid', '=', memberUid)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError(errorCodes.notFound);
  await writeAudit(trx, { actorUid: memberUid, action: 'note.remove', targetUid: item.uid, detail: { ref } });
  return {};
}

/** Deletes the notes at a member who leaves and at the member's items. */
export async function removeNotesAbout(db: Db, memberUid: string): Promise<void> {
  await db
    .deleteFrom('office_note')
    .where((eb) =>
      eb.or([
        eb('uid', '=', memberUid),
        eb('uid', 'in', eb.selectFrom('qna').select('qna_uid').where('writer_uid', '=', memberUid)),
        eb('uid', 'in', eb.selectFrom('inquiry').select('inquiry_uid').where('member_uid', '=', memberUid)),
        eb('uid', 'in', eb.selectFrom('application').select('apl_uid').where('member_uid', '=', memberUid)),
        eb('uid', 'in', eb.selectFrom('equipment_rsv').select('rsv_uid').where('member_uid', '=', memberUid)),
        eb('uid', 'in', eb.selectFrom('enroll').select('apl_uid').where('member_uid', '=', memberUid)),
        eb('uid', 'in', eb.selectFrom('orders').select('order_uid').where('member_uid', '=', memberUid)),
      ]),
    )
    .execute();
}
