import { commentsCreate, commentsList, commentsRemove, commentsUpdate } from '@haesol/contracts/board';
import { errorCodes, hasAreaRight, toPage } from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import { route } from '../../../http/plugins/route.ts';
import { lockMembers } from '../../common/members/lockMembers.ts';
import { getReadableQuestion } from '../qna/findQuestion.ts';
import { isOwn, type Reader, toReader } from '../qna/rules.ts';
import { addComment } from './addComment.ts';
import { type CommentRow, createCommentRepository } from './repository.ts';

const uuid = z.uuid();

export default async function commentRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, limits } = context;
  const comments = createCommentRepository(db);

  /** Returns a comment of a question that the requester may read. @throws {ApiError} `4040`, `4031` */
  async function getReadableComment(cmtUid: string, reader: Reader): Promise<CommentRow> {
    const comment = z.safeParse(uuid, cmtUid).success ? await comments.findComment(cmtUid) : undefined;
    if (comment === undefined) throw new ApiError(errorCodes.notFound);
    await getReadableQuestion(db, comment.ref_uid, reader);
    return comment;
  }

  route(app, context, commentsList, async ({ member, query }) => {
    const { refType, refUid } = query;
    const reader = toReader(member);
    await getReadableQuestion(db, refUid, reader);
    return comments.listComments(refType, refUid, reader, toPage(query));
  });

  route(app, context, commentsCreate, async ({ member, body: { refType, refUid, parentUid, content }, write }) => {
    const reader = toReader(member);
    const question = await getReadableQuestion(db, refUid, reader);
    const parent = parentUid === undefined ? undefined : await getReadableComment(parentUid, reader);
    if (parent !== undefined && parent.ref_uid !== refUid) throw new ApiError(errorCodes.notFound);
    await limits.acquire('comment', member.memberUid, member.now);
    return write((trx) => addComment(context, trx, { refType, question, parent, content, member }));
  });

  route(app, context, commentsUpdate, async ({ member, params, body, write }) => {
    const reader = toReader(member);
    const comment = await getReadableComment(params.cmtUid, reader);
    if (!isOwn(comment, reader)) throw new ApiError(errorCodes.notAuthor);
    return write(async (trx) => {
      await lockMembers(trx, member.memberUid);
      await comments.changeComment(trx, comment.cmt_uid, body.content, member.now);
      return {};
    });
  });

  route(app, context, commentsRemove, async ({ member, params, write }) => {
    const reader = toReader(member);
    const comment = await getReadableComment(params.cmtUid, reader);
    if (!isOwn(comment, reader) && !hasAreaRight(member.areas, 'board', 'MOVE'))
      throw new ApiError(errorCodes.notAuthor);
    return write(async (trx) => {
      await comments.removeComment(trx, comment.cmt_uid, member.now);
      return {};
    });
  });
}
