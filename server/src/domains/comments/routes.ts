import { commentsCreate, commentsList, commentsRemove, commentsUpdate, errorCodes } from '@haesol/shared/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext, Principal } from '../../context.ts';
import type { Trx } from '../../db/schema.ts';
import { toOwnQuestionPath, toPublicQuestionPath } from '../../pagePaths.ts';
import { ApiError } from '../../plugins/apiError.ts';
import { route } from '../../plugins/route.ts';
import { addNotification } from '../notifications/repository.ts';
import { createQnaRepository, type QnaDetailRow } from '../qna/repository.ts';
import { isOwn, mayRead, type Reader, toReader } from '../qna/rules.ts';
import { type CommentRow, createCommentRepository } from './repository.ts';

const uuid = z.uuid();

export default async function commentRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, limits } = context;
  const comments = createCommentRepository(db);
  const questions = createQnaRepository(db);

  /** The question that comments hang on. @throws {ApiError} `4040`, `4031`: what its own call would answer */
  async function findReadable(refUid: string, reader: Reader): Promise<QnaDetailRow> {
    const question = z.safeParse(uuid, refUid).success ? await questions.findQna(refUid) : undefined;
    if (question === undefined) throw new ApiError(errorCodes.notFound);
    if (!mayRead(question, reader)) throw new ApiError(errorCodes.privatePost);
    return question;
  }

  /** A comment that stands, of a question that this person may read. @throws {ApiError} `4040`, `4031` */
  async function findComment(cmtUid: string, reader: Reader): Promise<CommentRow> {
    const comment = z.safeParse(uuid, cmtUid).success ? await comments.findComment(cmtUid) : undefined;
    if (comment === undefined) throw new ApiError(errorCodes.notFound);
    await findReadable(comment.ref_uid, reader);
    return comment;
  }

  async function tell(trx: Trx, question: QnaDetailRow, parent: CommentRow | undefined, member: Principal) {
    const toQuestion = { kind: 'QNA_COMMENT', title: '문의에 댓글이 등록되었습니다.', memberUid: question.writer_uid };
    // A question that was public when they commented may be private now: its title is not theirs to read.
    const mayParentRead =
      parent !== undefined && mayRead(question, { memberUid: parent.writer_uid, isStaff: parent.staff });
    const toParent = mayParentRead
      ? { kind: 'QNA_REPLY', title: '댓글에 답글이 등록되었습니다.', memberUid: parent.writer_uid }
      : undefined;
    const all = toParent === undefined ? [toQuestion] : [toParent, toQuestion];
    const told = all.filter(
      ({ memberUid }, at) =>
        memberUid !== member.memberUid && all.findIndex((one) => one.memberUid === memberUid) === at,
    );
    for (const one of told) {
      const isWriter = one.memberUid === question.writer_uid;
      await addNotification(trx, {
        ...one,
        text: question.title,
        link: isWriter ? toOwnQuestionPath(question.qna_uid) : toPublicQuestionPath(question.qna_uid),
        now: member.now,
      });
    }
  }

  route(app, context, commentsList, async ({ member, query: { refType, refUid, pageNum, pageSize } }) => {
    const reader = toReader(member);
    await findReadable(refUid, reader);
    return comments.listComments(refType, refUid, reader, { limit: pageSize, offset: (pageNum - 1) * pageSize });
  });

  route(app, context, commentsCreate, async ({ member, body: { refType, refUid, parentUid, content }, write }) => {
    const reader = toReader(member);
    const question = await findReadable(refUid, reader);
    const parent = parentUid === undefined ? undefined : await findComment(parentUid, reader);
    if (parent !== undefined && parent.ref_uid !== refUid) throw new ApiError(errorCodes.notFound);
    await limits.take('comment', member.memberUid, member.now);
    const writer = { memberUid: member.memberUid, name: member.name, isStaff: reader.isStaff };
    return write(async (trx) => {
      const cmtUid = await comments.addComment(trx, { refType, refUid, parent, writer, content, now: member.now });
      await questions.reopen(trx, refUid, member.memberUid);
      await tell(trx, question, parent, member);
      return { cmtUid };
    });
  });

  route(app, context, commentsUpdate, async ({ member, params, body, write }) => {
    const comment = await findComment(params.cmtUid, toReader(member));
    if (!isOwn(comment, toReader(member))) throw new ApiError(errorCodes.notAuthor);
    return write(async (trx) => {
      await comments.changeComment(trx, comment.cmt_uid, body.content, member.now);
      return {};
    });
  });

  route(app, context, commentsRemove, async ({ member, params, write }) => {
    const reader = toReader(member);
    const comment = await findComment(params.cmtUid, reader);
    if (!isOwn(comment, reader) && !reader.isStaff) throw new ApiError(errorCodes.notAuthor);
    return write(async (trx) => {
      await comments.removeComment(trx, comment.cmt_uid, member.now);
      return {};
    });
  });
}
