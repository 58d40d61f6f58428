import { type AreaRights, type FileKind, hasAreaRight, type OfficeArea, officeAreas } from '@haesol/contracts/common';
import { type RawBuilder, sql } from 'kysely';
import { lockName } from '../../../db/nameLock.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { restorableTypes } from './attachments.ts';
import type { FileFacts } from './fileLinks.ts';
import { isPictureShown, isPictureUnused } from './pictureUses.ts';

export interface FileRow extends FileFacts {
  /** Key in the file store, or `sample/…` for files that are generated on request. */
  readonly path: string;
}

/** File with what it belongs to. */
export interface AttachedFile extends FileRow {
  readonly ref_type: string | null;
  readonly ref_uid: string | null;
  readonly owner_uid: string | null;
}

/** Reader: a member, staff with the right of an area, or the holder of a signed link. */
export interface Viewer {
  readonly memberUid: string | null;
  readonly areas: AreaRights;
  readonly isSigned: boolean;
  readonly now: Date;
}

export interface NewFile extends FileRow {
  readonly kind: FileKind;
  readonly sha256: string;
  /** Null for an upload during sign-up. */
  readonly ownerUid: string | null;
  readonly now: Date;
}

/**
 * SQL condition: the resource of a file decides who may read it, at every read. An upload that is not attached belongs to its
 * owner; a signed link opens no file of a deleted resource.
 */
function mayRead({ memberUid, areas, isSigned, now }: Viewer): RawBuilder<boolean> {
  const may = (...any: readonly OfficeArea[]) => any.some((area) => hasAreaRight(areas, area, 'READ'));
  return sql<boolean>`f.removed_at is null and case f.ref_type
    when 'POST' then exists (select 1 from post p
      where p.post_uid = f.ref_uid and p.deleted_at is null
      and (p.created_at <= ${now} or ${isSigned} or ${may('content')}))
    when 'QNA' then exists (select 1 from qna q where q.qna_uid::text = f.ref_uid and q.deleted_at is null
      and (not q.private or ${isSigned} or ${may('board')} or q.writer_uid = ${memberUid}::uuid))
    when 'QNA_ANSWER' then exists (select 1 from qna_answer a join qna q on q.qna_uid = a.qna_uid
      where a.answer_uid::text = f.ref_uid and q.deleted_at is null
      and (not q.private or ${isSigned} or ${may('board')} or q.writer_uid = ${memberUid}::uuid))
    when 'PROFILE' then exists (select 1 from member m
      where m.profile_file_uid = f.file_uid and m.state <> 'LEFT')
    when 'APPLICATION' then exists (select 1 from application a where a.apl_uid::text = f.ref_uid
      and (${isSigned} or a.member_uid = ${memberUid}::uuid or (${may('learn')} and a.state <> 'DRAFT')))
    when 'APPLY_NOTICE' then exists (select 1 from apply_notice n where n.notice_uid = f.ref_uid and n.deleted_at is null
      and (n.publish_at <= ${now} or ${isSigned} or ${may('learn')}))
    when 'SHARING' then exists (select 1 from sharing s where s.share_uid = f.ref_uid and s.deleted_at is null
      and (s.publish_at <= ${now} or ${isSigned} or ${may('content')}))
    when 'EDU' then exists (select 1 from edu e where e.edu_uid = f.ref_uid and e.deleted_at is null
      and (e.publish_at <= ${now} or ${isSigned} or ${may('learn')}))
    when 'ENROLL' then ${isSigned} or ${may('learn')} or f.owner_uid = ${memberUid}::uuid
    when 'TIMELINE' then ${isSigned} or ${may('learn', 'lab', 'travel')} or exists (select 1 from timeline_entry t
      where t.entry_uid::text = f.ref_uid and t.member_uid = ${memberUid}::uuid)
    when 'REVIEW' then exists (select 1 from review r where r.review_uid::text = f.ref_uid and r.deleted_at is null
      and (r.hidden_at is null or ${isSigned} or ${may('travel')} or r.member_uid = ${memberUid}::uuid))
    when 'INQUIRY' then exists (select 1 from inquiry i where i.inquiry_uid::text = f.ref_uid and i.deleted_at is null
      and (${isSigned} or ${may('travel')} or i.member_uid = ${memberUid}::uuid))
    when 'INQUIRY_ANSWER' then exists (select 1 from inquiry i where i.deleted_at is null
      and (i.inquiry_uid::text = f.ref_uid or i.inquiry_uid in (select p.inquiry_uid from inquiry_post p
        where p.post_uid::text = f.ref_uid))
      and (${isSigned} or ${may('travel')} or i.member_uid = ${memberUid}::uuid))
    when 'JOIN' then ${isSigned}
    when 'PICTURE' then ${may(...officeAreas)} or ${isPictureShown(now)}
    when 'EQU' then ${isSigned} or ${may('lab')} or f.owner_uid = ${memberUid}::uuid
    when 'EQU_HAZARD' then ${isSigned} or ${may('lab')} or f.owner_uid = ${memberUid}::uuid
    else f.ref_type is null and (${isSigned} or ${may(...officeAreas)} or f.owner_uid = ${memberUid}::uuid) end`;
}

async function addFile(trx: Trx, file: NewFile): Promise<void> {
  const { ownerUid, now, ...facts } = file;
  await trx
    .insertInto('file')
    .values({ ...facts, owner_uid: ownerUid, created_at: now })
    .execute();
}

function selectReadable(db: Db, viewer: Viewer) {
  return db
    .selectFrom('file as f')
    .select(['f.file_uid', 'f.org_nm', 'f.ext', 'f.mime', 'f.size', 'f.path'])
    .select(['f.ref_type', 'f.ref_uid', 'f.owner_uid'])
    .where(mayRead(viewer));
}

export function createFileRepository(db: Db) {
  return {
    ...fileChanges,

    findReadable: (fileUid: string, viewer: Viewer): Promise<AttachedFile | undefined> =>
      selectReadable(db, viewer).where('f.file_uid', '=', fileUid).executeTakeFirst(),

    /** Finds a picture that staff have uploaded, saved with an entry or not, and tells whether the site shows it. */
    findPicture: (fileUid: string, now: Date): Promise<(FileRow & { readonly is_shown: boolean }) | undefined> =>
      db
        .selectFrom('file as f')
        .select(['f.file_uid', 'f.org_nm', 'f.ext', 'f.mime', 'f.size', 'f.path'])
        .select(sql<boolean>`coalesce(f.ref_type = 'PICTURE' and ${isPictureShown(now)}, false)`.as('is_shown'))
        .where('f.file_uid', '=', fileUid)
        .where('f.kind', '=', 'image')
        .where('f.removed_at', 'is', null)
        .where(
          sql<boolean>`(f.ref_type = 'PICTURE' or f.ref_type is null and exists
            (select 1 from member m where m.member_uid = f.owner_uid and m.role <> 'MEMBER'))`,
        )
        .executeTakeFirst(),

    listReadable: (refType: string, refUid: string, viewer: Viewer): Promise<AttachedFile[]> =>
      selectReadable(db, viewer)
        .where('f.ref_type', '=', refType)
        .where('f.ref_uid', '=', refUid)
        .orderBy('f.kind', 'desc')
        .orderBy('f.seq')
        .execute(),

    async countDownload(fileUids: readonly string[]): Promise<void> {
      await db
        .updateTable('file')
        .set((eb) => ({ download_cnt: eb('download_cnt', '+', 1) }))
        .where(sql<boolean>`file_uid = any(${fileUids}::uuid[])`)
        .execute();
    },

    /** Deletes rows of removed files and of uploads that were never attached. @returns their keys in the store */
    async removeOrphans(uploadedBefore: Date): Promise<string[]> {
      const rows = await db
        .deleteFrom('file')
        .where(
          // Files of what staff can put back stay for a while.
          sql<boolean>`((removed_at is not null
              and not (ref_type = any(${[...restorableTypes]}::text[]) and removed_at > ${uploadedBefore}))
            or (${isPictureUnused} and created_at < ${uploadedBefore})
            or ((ref_type is null or ref_type = 'JOIN') and created_at < ${uploadedBefore} and not ${isInDraft}))`,
        )
        .returning('path')
        .execute();
      return rows.map((row) => row.path).filter((path) => !path.startsWith('sample/'));
    },
  };
}

/** SQL condition: named by its owner's draft of a question, and kept as long as that. */
const isInDraft = sql<boolean>`exists (select 1 from qna_draft d where d.member_uid = file.owner_uid
  and coalesce(d.payload -> 'imageUids', '[]') || coalesce(d.payload -> 'fileUids', '[]') @> to_jsonb(file.file_uid::text))`;

/** Changes of files, each within a transaction. */
const fileChanges = {
  /** Adds files; parallel uploads are counted one after the other. @returns false if the member's quota is used up */
  async addFiles(trx: Trx, files: readonly NewFile[], quotaBytes: number): Promise<boolean> {
    const [first] = files;
    if (first === undefined) return true;
    await lockName(trx, `file ${first.ownerUid}`);
    const { used } = await trx
      .selectFrom('file')
      .select(sql<string>`coalesce(sum(size), 0)`.as('used'))
      .where('owner_uid', '=', first.ownerUid)
      .where('removed_at', 'is', null)
      // Pictures of the site are not the person's own.
      .where(sql<boolean>`ref_type is distinct from 'PICTURE'`)
      .executeTakeFirstOrThrow();
    const added = files.reduce((sum, { size }) => sum + size, 0);
    if (Number(used) + added > quotaBytes) return false;
    for (const file of files) await addFile(trx, file);
    return true;
  },

  /** Stores a picture for an account that is being created, instead of an earlier one. */
  async keepJoinPicture(trx: Trx, files: readonly NewFile[], newcomer: string, now: Date): Promise<void> {
    await trx
      .updateTable('file')
      .set({ removed_at: now })
      .where('ref_type', '=', 'JOIN')
      .where('ref_uid', '=', newcomer)
      .where('removed_at', 'is', null)
      .execute();
    for (const file of files) {
      await addFile(trx, file);
      await trx
        .updateTable('file')
        .set({ ref_type: 'JOIN', ref_uid: newcomer })
        .where('file_uid', '=', file.file_uid)
        .execute();
    }
  },

  /** Removes the member's own upload if it is not attached. */
  async takeBack(trx: Trx, fileUid: string, ownerUid: string, now: Date): Promise<'done' | 'attached' | 'missing'> {
    const row = await trx
      .selectFrom('file')
      .select('ref_type')
      .where('file_uid', '=', fileUid)
      .where('owner_uid', '=', ownerUid)
      .where('removed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return 'missing';
    if (row.ref_type !== null) return 'attached';
    await trx.updateTable('file').set({ removed_at: now }).where('file_uid', '=', fileUid).execute();
    return 'done';
  },
};

export type FileRepository = ReturnType<typeof createFileRepository>;
