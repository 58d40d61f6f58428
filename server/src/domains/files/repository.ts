import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../db/schema.ts';
import type { FileFacts } from './fileLinks.ts';

export interface FileRow extends FileFacts {
  /** Key of the store, or `sample/…` for what is made when it is asked for. */
  readonly path: string;
}

/** Who reads: a member, staff, or somebody who holds a signed link. */
export interface Viewer {
  readonly memberUid: string | null;
  readonly isStaff: boolean;
  readonly isSigned: boolean;
  readonly now: Date;
}

export interface NewFile extends FileRow {
  readonly kind: string;
  readonly sha256: string;
  /** Null: of somebody who is signing up. */
  readonly ownerUid: string | null;
  readonly now: Date;
}

const columns = sql`f.file_uid, f.org_nm, f.ext, f.mime, f.size, f.path`;

/**
 * Who may read a file follows from the thing it hangs on, asked at every read. What hangs on nothing yet is its
 * owner's; a link opens nothing whose thing is gone.
 */
function mayRead({ memberUid, isStaff, isSigned, now }: Viewer): RawBuilder<boolean> {
  return sql<boolean>`f.removed_at is null and case f.ref_type
    when 'POST' then exists (select 1 from post p
      where p.post_uid = f.ref_uid and p.deleted_at is null and p.created_at <= ${now})
    when 'QNA' then exists (select 1 from qna q where q.qna_uid::text = f.ref_uid and q.deleted_at is null
      and (not q.private or ${isSigned} or ${isStaff} or q.writer_uid = ${memberUid}::uuid))
    when 'PROFILE' then exists (select 1 from member m
      where m.profile_file_uid = f.file_uid and m.state <> 'LEFT')
    when 'JOIN' then ${isSigned}
    else f.ref_type is null and (${isSigned} or ${isStaff} or f.owner_uid = ${memberUid}::uuid) end`;
}

async function addFile(trx: Trx, file: NewFile): Promise<void> {
  await sql`insert into file (file_uid, org_nm, ext, mime, size, sha256, path, kind, owner_uid, created_at)
    values (${file.file_uid}, ${file.org_nm}, ${file.ext}, ${file.mime}, ${file.size}, ${file.sha256},
      ${file.path}, ${file.kind}, ${file.ownerUid}, ${file.now})`.execute(trx);
}

export function createFileRepository(db: Db) {
  return {
    async findReadable(fileUid: string, viewer: Viewer): Promise<FileRow | undefined> {
      const { rows } = await sql<FileRow>`select ${columns} from file f
        where f.file_uid = ${fileUid} and ${mayRead(viewer)}`.execute(db);
      return rows[0];
    },

    async listReadable(refType: string, refUid: string, viewer: Viewer): Promise<FileRow[]> {
      const { rows } = await sql<FileRow>`select ${columns} from file f
        where f.ref_type = ${refType} and f.ref_uid = ${refUid} and ${mayRead(viewer)}
        order by f.kind desc, f.seq`.execute(db);
      return rows;
    },

    async countDownload(fileUids: readonly string[]): Promise<void> {
      await sql`update file set download_cnt = download_cnt + 1 where file_uid = any(${fileUids}::uuid[])`.execute(db);
    },

    /** @returns false when the member's space is full; parallel uploads are counted one after the other */
    async addFiles(trx: Trx, files: readonly NewFile[], quotaBytes: number): Promise<boolean> {
      const [first] = files;
      if (first === undefined) return true;
      await sql`select pg_advisory_xact_lock(hashtextextended(${`file ${first.ownerUid}`}, 0))`.execute(trx);
      const { rows } = await sql<{ used: string }>`select coalesce(sum(size), 0) as used from file
        where owner_uid = ${first.ownerUid} and removed_at is null`.execute(trx);
      const added = files.reduce((sum, { size }) => sum + size, 0);
      if (Number(rows[0]?.used ?? 0) + added > quotaBytes) return false;
      for (const file of files) await addFile(trx, file);
      return true;
    },

    /** Waits for the account of a newcomer in the place of an earlier picture. */
    async keepJoinPicture(trx: Trx, files: readonly NewFile[], newcomer: string, now: Date): Promise<void> {
      await sql`update file set removed_at = ${now}
        where ref_type = 'JOIN' and ref_uid = ${newcomer} and removed_at is null`.execute(trx);
      for (const file of files) {
        await addFile(trx, file);
        await sql`update file set ref_type = 'JOIN', ref_uid = ${newcomer} where file_uid = ${file.file_uid}`.execute(
          trx,
        );
      }
    },

    /** An upload of one's own that hangs on nothing. */
    async takeBack(trx: Trx, fileUid: string, ownerUid: string, now: Date): Promise<'done' | 'attached' | 'missing'> {
      const { rows } = await sql<{ free: boolean }>`select ref_type is null as free from file
        where file_uid = ${fileUid} and owner_uid = ${ownerUid} and removed_at is null for update`.execute(trx);
      const [row] = rows;
      if (row === undefined) return 'missing';
      if (!row.free) return 'attached';
      await sql`update file set removed_at = ${now} where file_uid = ${fileUid}`.execute(trx);
      return 'done';
    },

    /** Removes rows that nobody may read any more and uploads that no form was saved with. @returns their keys */
    async removeOrphans(uploadedBefore: Date): Promise<string[]> {
      const { rows } = await sql<{ path: string }>`delete from file
        where removed_at is not null
          or ((ref_type is null or ref_type = 'JOIN') and created_at < ${uploadedBefore})
        returning path`.execute(db);
      return rows.map((row) => row.path).filter((path) => !path.startsWith('sample/'));
    },
  };
}

export type FileRepository = ReturnType<typeof createFileRepository>;
