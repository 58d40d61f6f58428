import type { Comment, CommentReply } from '@haesol/shared/contracts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/schema.ts';
import { createUid } from '../../db/uuid.ts';
import { toSeoulInstant } from '../../seoulTime.ts';
import { isOwn, type Reader, toMaskedName } from '../qna/rules.ts';

export interface CommentRow {
  readonly cmt_uid: string;
  readonly ref_type: string;
  readonly ref_uid: string;
  readonly parent_uid: string | null;
  readonly depth: number;
  readonly mention_nm: string | null;
  readonly writer_uid: string;
  readonly writer_nm: string;
  readonly staff: boolean;
  readonly content: string;
  readonly created_at: Date;
  readonly edited_at: Date | null;
  readonly deleted_at: Date | null;
}

export interface NewComment {
  readonly refType: string;
  readonly refUid: string;
  /** What it answers, of either level. */
  readonly parent: CommentRow | undefined;
  readonly writer: { readonly memberUid: string; readonly name: string; readonly isStaff: boolean };
  readonly content: string;
  readonly now: Date;
}

const columns = sql`cmt_uid, ref_type, ref_uid, parent_uid, depth, mention_nm, writer_uid, writer_nm, staff, content,
  created_at, edited_at, deleted_at`;

/** Staff write for the office, which nobody masks. */
const officeName = '산학협력단';
const toShownName = (name: string, isNamed: boolean) => (isNamed || name === officeName ? name : toMaskedName(name));

function toWriterName(row: CommentRow, reader: Reader): string {
  return row.staff ? officeName : toShownName(row.writer_nm, reader.isStaff || isOwn(row, reader));
}

function toReply(row: CommentRow, reader: Reader): CommentReply {
  const isGone = row.deleted_at !== null;
  return {
    cmtUid: row.cmt_uid,
    parentUid: row.parent_uid,
    depth: row.depth === 1 ? 1 : 2,
    writerNm: isGone ? '' : toWriterName(row, reader),
    staffYn: row.staff ? 'Y' : 'N',
    mineYn: !isGone && isOwn(row, reader) ? 'Y' : 'N',
    content: isGone ? '' : row.content,
    mentionNm: row.mention_nm === null ? null : toShownName(row.mention_nm, reader.isStaff),
    deletedYn: isGone ? 'Y' : 'N',
    editedYn: row.edited_at === null ? 'N' : 'Y',
    createdDt: toSeoulInstant(row.created_at),
  };
}

export function createCommentRepository(db: Db) {
  return {
    /** A deleted comment stays as long as a reply to it stands. */
    async listComments(
      refType: string,
      refUid: string,
      reader: Reader,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<{ list: Comment[]; cnt_total: number; liveCnt: number }> {
      const ref = sql`c.ref_type = ${refType} and c.ref_uid = ${refUid}`;
      const stands = sql`${ref} and c.depth = 1 and (c.deleted_at is null
        or exists (select 1 from comment r where r.parent_uid = c.cmt_uid and r.deleted_at is null))`;
      const { rows: counts } = await sql<{ total: number; live: number }>`
        select count(*) filter (where ${stands})::int as total, count(*) filter (where c.deleted_at is null)::int as live
        from comment c where ${ref}`.execute(db);
      const { rows: roots } = await sql<CommentRow>`select ${columns} from comment c where ${stands}
        order by created_at, cmt_uid limit ${limit} offset ${offset}`.execute(db);
      const { rows: replies } = await sql<CommentRow>`select ${columns} from comment
        where parent_uid = any(${roots.map((root) => root.cmt_uid)}::uuid[]) and deleted_at is null
        order by created_at, cmt_uid`.execute(db);
      const list = roots.map((root) => ({
        ...toReply(root, reader),
        replies: replies.filter((row) => row.parent_uid === root.cmt_uid).map((row) => toReply(row, reader)),
      }));
      return { list, cnt_total: counts[0]?.total ?? 0, liveCnt: counts[0]?.live ?? 0 };
    },

    async findComment(cmtUid: string): Promise<CommentRow | undefined> {
      const { rows } = await sql<CommentRow>`select ${columns} from comment
        where cmt_uid = ${cmtUid} and deleted_at is null`.execute(db);
      return rows[0];
    },

    /** A reply to a reply stands beside it and names its writer. */
    async addComment(trx: Trx, { refType, refUid, parent, writer, content, now }: NewComment): Promise<string> {
      const cmtUid = createUid();
      const rootUid = parent === undefined ? null : (parent.parent_uid ?? parent.cmt_uid);
      const mention = parent === undefined || parent.depth === 1 ? null : parent.staff ? officeName : parent.writer_nm;
      await sql`insert into comment (cmt_uid, ref_type, ref_uid, parent_uid, depth, mention_nm, writer_uid, writer_nm,
          staff, content, created_at)
        values (${cmtUid}, ${refType}, ${refUid}, ${rootUid}, ${rootUid === null ? 1 : 2}, ${mention},
          ${writer.memberUid}, ${writer.name}, ${writer.isStaff}, ${content}, ${now})`.execute(trx);
      return cmtUid;
    },

    async changeComment(trx: Trx, cmtUid: string, content: string, now: Date): Promise<void> {
      await sql`update comment set content = ${content}, edited_at = ${now}
        where cmt_uid = ${cmtUid} and deleted_at is null and content <> ${content}`.execute(trx);
    },

    async removeComment(trx: Trx, cmtUid: string, now: Date): Promise<void> {
      await sql`update comment set deleted_at = ${now} where cmt_uid = ${cmtUid} and deleted_at is null`.execute(trx);
    },
  };
}
