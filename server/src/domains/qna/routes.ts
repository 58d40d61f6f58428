import {
  errorCodes,
  type QnaDetail,
  type QnaForm,
  qnaAnswer,
  qnaCreate,
  qnaDraftGet,
  qnaDraftRemove,
  qnaDraftSave,
  qnaGet,
  qnaList,
  qnaRemove,
  qnaSimilar,
  qnaUpdate,
} from '@haesol/shared/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext, Principal } from '../../context.ts';
import type { Trx } from '../../db/schema.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { toOwnQuestionPath, toPublicQuestionPath } from '../../pagePaths.ts';
import { ApiError } from '../../plugins/apiError.ts';
import { route } from '../../plugins/route.ts';
import { toSeoulInstant } from '../../seoulTime.ts';
import { removeAttachments, setAttachments } from '../files/attachments.ts';
import { createFileLinks, toPublicFileRef } from '../files/fileLinks.ts';
import { addNotification, hideNotifications } from '../notifications/repository.ts';
import { countView } from '../posts/views.ts';
import { createQnaRepository, type QnaDetailRow, toQna } from './repository.ts';
import { isOwn, lockedTitle, mayRead, type Reader, toReader } from './rules.ts';

const uuid = z.uuid();

export default async function qnaRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { clock, db, letters, limits, secrets } = context;
  const questions = createQnaRepository(db);
  const links = createFileLinks(secrets);

  /** @throws {ApiError} `4040` */
  async function findQuestion(qnaUid: string): Promise<QnaDetailRow> {
    const row = z.safeParse(uuid, qnaUid).success ? await questions.findQna(qnaUid) : undefined;
    if (row === undefined) throw new ApiError(errorCodes.notFound);
    return row;
  }

  /** @throws {ApiError} `4040`, `4032` */
  async function findOwn(qnaUid: string, member: Principal): Promise<QnaDetailRow> {
    const row = await findQuestion(qnaUid);
    if (!isOwn(row, toReader(member))) throw new ApiError(errorCodes.notAuthor);
    return row;
  }

  async function setFiles(trx: Trx, qnaUid: string, form: QnaForm, { memberUid, now }: Principal): Promise<void> {
    const thing = { refType: 'QNA', refUid: qnaUid, ownerUid: memberUid, now };
    await setAttachments(trx, { ...thing, kind: 'image', field: 'imageUids', fileUids: form.imageUids });
    await setAttachments(trx, { ...thing, kind: 'attach', field: 'fileUids', fileUids: form.fileUids });
  }

  async function toDetail(row: QnaDetailRow, reader: Reader, now: Date): Promise<QnaDetail> {
    const files = await questions.listFiles(row.qna_uid);
    const answers = await questions.listAnswers(row.qna_uid);
    const toRef = (file: (typeof files)[number]) => (row.private ? links.toFileRef(file, now) : toPublicFileRef(file));
    return {
      ...toQna(row, row.no, reader, now),
      content: row.content,
      images: files.filter(({ kind }) => kind === 'image').map(toRef),
      files: files.filter(({ kind }) => kind === 'attach').map(toRef),
      bundleUrl: files.length === 0 ? null : links.toBundleUrl('QNA', row.qna_uid, now),
      answers,
      editableYn: isOwn(row, reader) && answers.length === 0 ? 'Y' : 'N',
      refType: row.ref_type,
      refUid: row.ref_uid,
      ...(await questions.findNeighbours(row, reader)),
    };
  }

  route(app, context, qnaList, async ({ member, query }) => {
    const { pageNum, pageSize, searchKeyword, mine, ...filter } = query;
    if (mine === 'Y' && member === undefined) throw new ApiError(errorCodes.signInRequired);
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize, now: await clock.now() };
    return questions.listQna({ ...filter, mine: mine === 'Y', keyword: searchKeyword }, toReader(member), page);
  });

  route(app, context, qnaSimilar, async ({ query: { q } }) => ({ list: await questions.listSimilar(q) }));

  route(app, context, qnaDraftGet, async ({ member }) => {
    const row = await questions.findDraft(member.memberUid);
    return { draft: row?.payload ?? null, savedDt: row === undefined ? null : toSeoulInstant(row.saved_at) };
  });

  route(app, context, qnaDraftSave, async ({ member, body }) => {
    await questions.saveDraft(member.memberUid, body, member.now);
    return { savedDt: toSeoulInstant(member.now) };
  });

  route(app, context, qnaDraftRemove, async ({ member }) => {
    await questions.removeDraft(db, member.memberUid);
    return {};
  });

  route(app, context, qnaGet, async ({ member, params: { qnaUid }, request }) => {
    const now = await clock.now();
    const reader = toReader(member);
    const row = await findQuestion(qnaUid);
    if (!mayRead(row, reader)) throw new ApiError(errorCodes.privatePost);
    await countView(context, request, { table: 'qna', column: 'qna_uid', uid: row.qna_uid, now });
    return toDetail(await findQuestion(qnaUid), reader, now);
  });

  route(app, context, qnaCreate, async ({ member, body, write }) => {
    await limits.take('question', member.memberUid, member.now);
    return write(async (trx) => {
      const qnaUid = await questions.addQna(trx, body, member, member.now);
      await setFiles(trx, qnaUid, body, member);
      await questions.removeDraft(trx, member.memberUid);
      return { qnaUid };
    });
  });

  route(app, context, qnaUpdate, async ({ member, params, body, write }) => {
    const { qna_uid: qnaUid } = await findOwn(params.qnaUid, member);
    return write(async (trx) => {
      if (!(await questions.changeQna(trx, qnaUid, body, member.now))) throw new ApiError(errorCodes.alreadyAnswered);
      await setFiles(trx, qnaUid, body, member);
      // Who commented while it was public was told its title; the writer's own notifications lead to another page.
      if (body.privateYn === 'Y') await hideNotifications(trx, toPublicQuestionPath(qnaUid), lockedTitle);
      return { qnaUid };
    });
  });

  route(app, context, qnaRemove, async ({ member, params, write }) => {
    const { qna_uid: qnaUid } = await findOwn(params.qnaUid, member);
    return write(async (trx) => {
      if (!(await questions.removeQna(trx, qnaUid, member.now))) throw new ApiError(errorCodes.alreadyAnswered);
      await removeAttachments(trx, 'QNA', qnaUid, member.now);
      return {};
    });
  });

  route(app, context, qnaAnswer, async ({ member, params, body, write }) => {
    const { qna_uid: qnaUid } = await findQuestion(params.qnaUid);
    return write(async (trx) => {
      const question = await questions.lockQna(trx, qnaUid);
      if (question === undefined) throw new ApiError(errorCodes.notFound);
      const answerUid = await questions.addAnswer(trx, qnaUid, body.content, member.memberUid, member.now);
      await addNotification(trx, {
        memberUid: question.writer_uid,
        kind: 'QNA_ANSWER',
        title: '문의에 답변이 등록되었습니다.',
        text: question.title,
        link: toOwnQuestionPath(qnaUid),
        now: member.now,
      });
      await enqueueMail(trx, letters.questionAnswered({ to: question.email, title: question.title, qnaUid }));
      return { answerUid };
    });
  });
}
