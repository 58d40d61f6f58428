import type {
  Mover,
  NamedDocument,
  StaffTimelineEntry,
  TimelineKind,
  timelineEntryTypes,
} from '@haesol/contracts/common';
import type { Kysely } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Database, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import { setAttachments } from '../files/attachments.ts';
import { createFileLinks } from '../files/fileLinks.ts';

/** Reference type that attaches files to an entry by its uid. */
const fileRefType = 'TIMELINE';

export interface EntryFacts {
  readonly kind: TimelineKind;
  readonly refUid: string;
  /** Applicant. */
  readonly memberUid: string;
  /** `CHANGE`: a date changed and the state stays. @default 'MOVE' */
  readonly type?: (typeof timelineEntryTypes)[number] | 'CHANGE';
  /** State after this step. */
  readonly state: string;
  readonly memo?: string | undefined;
  /** Deadline of a request. */
  readonly dueDt?: string | undefined;
  /** Named documents of a request, or of its answer. */
  readonly documents?: readonly NamedDocument[];
  /** Uploads of this step, and their owner. */
  readonly files?: { readonly fileUids: readonly string[]; readonly ownerUid: string } | undefined;
  readonly now: Date;
}

type EntryMover =
  | { readonly mover: Exclude<Mover, 'STAFF'>; readonly staffUid?: undefined }
  | { readonly mover: 'STAFF'; readonly staffUid: string };

export type NewEntry = EntryFacts & EntryMover;

/**
 * Adds a step in the transaction of its change.
 * @throws {ApiError} `4000` for files that are not the owner's
 */
export async function addEntry(trx: Trx, entry: NewEntry): Promise<string> {
  const entryUid = createUid();
  await trx
    .insertInto('timeline_entry')
    .values({
      entry_uid: entryUid,
      kind: entry.kind,
      ref_uid: entry.refUid,
      member_uid: entry.memberUid,
      type: entry.type ?? 'MOVE',
      state: entry.state,
      mover: entry.mover,
      staff_uid: entry.staffUid ?? null,
      memo: entry.memo ?? null,
      due_dt: entry.dueDt ?? null,
      documents: JSON.stringify(entry.documents ?? []),
      at: entry.now,
    })
    .execute();
  if (entry.files !== undefined && entry.files.fileUids.length > 0) {
    const { fileUids, ownerUid } = entry.files;
    const attached = { refType: fileRefType, refUid: entryUid, kind: 'attach', field: 'fileUids' } as const;
    await setAttachments(trx, { ...attached, fileUids, ownerUid, now: entry.now });
  }
  return entryUid;
}

/**
 * Lists the steps of an application, oldest first, with signed links to their files.
 * @param staffUid reader in the office, who also sees which staff member made a step; members never do. See `createFileLinks`
 */
export async function listEntries(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  {
    kind,
    refUid,
    now,
    staffUid,
  }: {
    readonly kind: TimelineKind;
    readonly refUid: string;
    readonly now: Date;
    readonly staffUid?: string | undefined;
  },
): Promise<StaffTimelineEntry[]> {
  const links = createFileLinks(secrets, staffUid);
  const rows = await db
    .selectFrom('timeline_entry as e')
    .leftJoin('member as s', 's.member_uid', 'e.staff_uid')
    .select(['e.entry_uid', 'e.type', 'e.state', 'e.mover', 'e.memo', 'e.due_dt', 'e.documents', 'e.at', 's.name'])
    .where('e.kind', '=', kind)
    .where('e.ref_uid', '=', refUid)
    .orderBy('e.at')
    .orderBy('e.entry_uid')
    .execute();
  if (rows.length === 0) return [];
  const files = await db
    .selectFrom('file')
    .select(['file_uid', 'org_nm', 'ext', 'mime', 'size', 'ref_uid'])
    .where('ref_type', '=', fileRefType)
    .where(
      'ref_uid',
      'in',
      rows.map(({ entry_uid }) => entry_uid),
    )
    .where('removed_at', 'is', null)
    .orderBy('seq')
    .execute();
  return rows.map((row) => ({
    entryUid: row.entry_uid,
    ...(row.type === 'CHANGE' ? ({ type: 'MOVE', changeYn: 'Y' } as const) : { type: row.type }),
    state: row.state,
    by: row.mover,
    ...(staffUid !== undefined && row.name !== null && { byNm: row.name }),
    dt: toSeoulInstant(row.at),
    memo: row.memo,
    dueDt: row.due_dt,
    ...(row.documents.length > 0 && { documents: row.documents }),
    files: files.filter(({ ref_uid }) => ref_uid === row.entry_uid).map((file) => links.toFileRef(file, now)),
  }));
}

/** Erases texts and files of a leaving member's steps; the states stay. */
export async function eraseEntries(trx: Kysely<Database>, memberUid: string, now: Date): Promise<void> {
  const own = trx.selectFrom('timeline_entry').where('member_uid', '=', memberUid);
  await trx
    .updateTable('file')
    .set({ removed_at: now })
    .where('ref_type', '=', fileRefType)
    .where(
      'ref_uid',
      'in',
      own.select((eb) => eb.cast<string>('entry_uid', 'text').as('ref_uid')),
    )
    .where('removed_at', 'is', null)
    .execute();
  await trx
    .updateTable('timeline_entry')
    .set({ memo: null, documents: '[]' })
    .where('member_uid', '=', memberUid)
    .execute();
}

/** Returns all steps of a member's applications, for the data export. */
export async function exportEntries(db: Kysely<Database>, memberUid: string) {
  const rows = await db
    .selectFrom('timeline_entry')
    .select(['kind', 'ref_uid', 'type', 'state', 'mover', 'memo', 'due_dt', 'documents', 'at'])
    .where('member_uid', '=', memberUid)
    .orderBy('at')
    .orderBy('entry_uid')
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: toSeoulInstant(at) }));
}
