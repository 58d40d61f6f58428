import type { Comment, CommentReply } from '@haesol/contracts/board';
import type { Page } from '@haesol/contracts/common';
import { type Selectable, sql } from 'kysely';
import { brandTextsIn } from '../../../brand/brand.ts';
import type { Database, Db, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import { toProfileUrl } from '../../common/members/profileUrl.ts';
import { toMaskedName } from '../../common/text/maskedName.ts';
import { isOwn, type Reader } from '../qna/rules.ts';

export type CommentRow = Selectable<Database['comment']>;

export interface NewComment {
  readonly refType: string;
  readonly refUid: string;
  /** Parent of this reply, on either level. */
  readonly parent: CommentRow | undefined;
  readonly writer: { readonly memberUid: string; readonly name: string; readonly isStaff: boolean };
  readonly content: string;
  readonly now: Date;
}

/** Stored for replies to staff. Members cannot use it (`isStaffName` of the contract). */
const staffMention = '산학협력단';
/** Returns the name that is shown instead of those of staff. */
const toOfficeName = () => brandTextsIn('ko').office;

function toWriterName(row: CommentRow, reader: Reader): string {
  if (row.staff) return toOfficeName();
  return isOwn(row, reader) ? row.writer_nm : toMaskedName(row.writer_nm);
}

function toMentionName(name: string | null): string | null {
  if (name === staffMention) return toOfficeName();
  return name === null ? null : toMaskedName(name);
}

type ListedRow = CommentRow & { readonly profile_file_uid: string | null };

/** Selects comments with the profile pictures of their writers. */
const selectComments = (db: Db) =>
  db
    .selectFrom('comment as c')
    .leftJoin('member as m', 'm.member_uid', 'c.writer_uid')
    .selectAll('c')
    .select('m.profile_file_uid');

function toReply(row: ListedRow, reader: Reader): CommentReply {
  const isGone = row.deleted_at !== null;
  return {
    cmtUid: row.cmt_uid,
    parentUid: row.parent_uid,
    depth: row.depth,
    writerNm: isGone ? '' : toWriterName(row, reader),
    // A face beside a masked name would name the person.
    profileUrl: isGone || row.staff || !isOwn(row, reader) ? null : toProfileUrl(row.profile_file_uid),
    staffYn: row.staff ? 'Y' : 'N',
    mineYn: !isGone && isOwn(row, reader) ? 'Y' : 'N',
    content: isGone ? '' : row.content,
    mentionNm: toMentionName(row.mention_nm),
    deletedYn: isGone ? 'Y' : 'N',
    editedYn: row.edited_at === null ? 'N' : 'Y',
    createdDt: toSeoulInstant(row.created_at),
  };
}

/** SQL condition: visible comments of the first level; a deleted one stays while it has replies. */
const isShownRoot = sql<boolean>`(c.depth = 1 and (c.deleted_at is null
  or exists (select 1 from comment r where r.parent_uid = c.cmt_uid and r.deleted_at is null)))`;

async function listComments(
  db: Db,
  { refType, refUid }: Pick<NewComment, 'refType' | 'refUid'>,
  reader: Reader,
  { limit, offset }: Page,
): Promise<{ list: Comment[]; cnt_total: number; liveCnt: number }> {
  const comments = db.selectFrom('comment as c').where('c.ref_type', '=', refType).where('c.ref_uid', '=', refUid);
  const counts = await comments
    .select([
      sql<number>`count(*) filter (where ${isShownRoot})::int`.as('total'),
      sql<number>`count(*) filter (where c.deleted_at is null)::int`.as('live'),
    ])
    .executeTakeFirstOrThrow();
  const roots = await selectComments(db)
    .where('c.ref_type', '=', refType)
    .where('c.ref_uid', '=', refUid)
    .where(isShownRoot)
    .orderBy('c.created_at')
    .orderBy('c.cmt_uid')
    .limit(limit)
    .offset(offset)
    .execute();
  const replies = await selectComments(db)
    .where(sql<boolean>`c.parent_uid = any(${roots.map((root) => root.cmt_uid)}::uuid[])`)
    .where('c.deleted_at', 'is', null)
    .orderBy('c.created_at')
    .orderBy('c.cmt_uid')
    .execute();
  const list = roots.map((root) => ({
    ...toReply(root, reader),
    replies: replies.filter((row) => row.parent_uid === root.cmt_uid).map((row) => toReply(row, reader)),
  }));
  return { list, cnt_total: counts.total, liveCnt: counts.live };
}

export function createCommentRepository(db: Db) {
  return {
    listComments: (refType: string, refUid: string, reader: Reader, page: Page) =>
      listComments(db, { refType, refUid }, reader, page),

    findComment: (cmtUid: string): Promise<CommentRow | undefined> =>
      db
        .selectFrom('comment')
        .selectAll()
        .where('cmt_uid', '=', cmtUid)
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),

    /** Inserts a comment. A reply to a reply has the same parent as that one and mentions its author. */
    async addComment(trx: Trx, { refType, refUid, parent, writer, content, now }: NewComment): Promise<string> {
      const cmtUid = createUid();
      const rootUid = parent === undefined ? null : (parent.parent_uid ?? parent.cmt_uid);
      const mention =
        parent === undefined || parent.depth === 1 ? null : parent.staff ? staffMention : parent.writer_nm;
      await trx
        .insertInto('comment')
        .values({
          cmt_uid: cmtUid,
          ref_type: refType,
          ref_uid: refUid,
          parent_uid: rootUid,
          depth: rootUid === null ? 1 : 2,
          mention_nm: mention,
          writer_uid: writer.memberUid,
          writer_nm: writer.name,
          staff: writer.isStaff,
          content,
          created_at: now,
        })
        .execute();
      return cmtUid;
    },

    async changeComment(trx: Trx, cmtUid: string, content: string, now: Date): Promise<void> {
      await trx
        .updateTable('comment')
        .set({ content, edited_at: now })
        .where('cmt_uid', '=', cmtUid)
        .where('deleted_at', 'is', null)
        .where('content', '<>', content)
        .execute();
    },

    async removeComment(trx: Trx, cmtUid: string, now: Date): Promise<void> {
      await trx
        .updateTable('comment')
        .set({ deleted_at: now })
        .where('cmt_uid', '=', cmtUid)
        .where('deleted_at', 'is', null)
        .execute();
    },
  };
}
