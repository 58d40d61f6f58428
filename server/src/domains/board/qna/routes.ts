import {
  adminQnaGet,
  adminQnaList,
  adminQnaMove,
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
} from '@haesol/contracts/board';
import { errorCodes, toPage } from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { route } from '../../../http/plugins/route.ts';
import { lockMembers } from '../../common/members/lockMembers.ts';
import { toAssignable } from '../../common/office/assignments.ts';
import { countView } from '../posts/views.ts';
import { answerQuestion } from './answerQuestion.ts';
import { getOwnQuestion, getQuestion, getReadableQuestion } from './findQuestion.ts';
import { readQuestion } from './questionView.ts';
import { readDraft } from './readDraft.ts';
import { reopenQuestion } from './reopenQuestion.ts';
import { createQnaRepository, toQna } from './repository.ts';
import { toReader } from './rules.ts';
import { listStaffQuestions } from './staffQuestions.ts';
import { addQuestion, changeQuestion, removeQuestion } from './writeQuestion.ts';

export default async function qnaRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { clock, db, limits } = context;
  const questions = createQnaRepository(db);

  route(app, context, qnaList, async ({ member, query }) => {
    const { mine, ...filter } = query;
    if (mine === 'Y' && member === undefined) throw new ApiError(errorCodes.signInRequired);
    const now = await clock.now();
    const reader = toReader(member);
    const { rows, total } = await questions.listQna({ ...filter, mine: mine === 'Y' }, toPage(query), reader);
    return { list: rows.map(({ row, no }) => toQna(row, no, reader, now)), cnt_total: total };
  });

  route(app, context, qnaSimilar, async ({ query: { q } }) => ({ list: await questions.listSimilar(q) }));

  route(app, context, qnaGet, async ({ member, params: { qnaUid }, request }) => {
    const now = await clock.now();
    const reader = toReader(member);
    const row = await getReadableQuestion(db, qnaUid, reader);
    if (!reader.isStaff) {
      await countView(context, request, { table: 'qna', column: 'qna_uid', uid: row.qna_uid, now });
    }
    return readQuestion(context, await getQuestion(db, qnaUid), reader, now);
  });

  route(app, context, qnaCreate, async ({ member, body, write }) => {
    await limits.acquire('question', member.memberUid, member.now);
    return write((trx) => addQuestion(db, trx, body, member));
  });

  route(app, context, qnaUpdate, async ({ member, params, body: form, write }) => {
    const { qna_uid: qnaUid } = await getOwnQuestion(db, params.qnaUid, member);
    return write((trx) => changeQuestion(db, trx, { qnaUid, form, member }));
  });

  route(app, context, qnaRemove, async ({ member, params, write }) => {
    const { qna_uid: qnaUid } = await getOwnQuestion(db, params.qnaUid, member);
    return write(async (trx) => {
      await removeQuestion(db, trx, qnaUid, member.now);
      return {};
    });
  });

  installDrafts(app, context);
  installStaff(app, context);
}

function installStaff(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, adminQnaList, ({ member, query }) => listStaffQuestions(db, query, toPage(query), member));

  route(app, context, adminQnaGet, async ({ member, params }) => {
    const row = await getQuestion(db, params.qnaUid);
    const question = await readQuestion(context, row, toReader(member), member.now);
    return { ...question, ...toAssignable(row, member.memberUid), memberUid: row.writer_uid };
  });

  route(app, context, qnaAnswer, async ({ member: staff, params, body, write }) => {
    const { qna_uid: qnaUid } = await getQuestion(db, params.qnaUid);
    return write((trx) => answerQuestion(context, trx, { ...body, qnaUid, staff }));
  });

  route(app, context, adminQnaMove, async ({ member: staff, params, body, write }) => {
    const { qna_uid: qnaUid } = await getQuestion(db, params.qnaUid);
    return write((trx) => reopenQuestion(trx, { ...body, qnaUid, staff }));
  });
}

/** Endpoints of the member's only draft of a question. */
function installDrafts(app: FastifyInstance, context: AppContext): void {
  const questions = createQnaRepository(context.db);

  route(app, context, qnaDraftGet, async ({ member }) => readDraft(context, member));

  route(app, context, qnaDraftSave, ({ member: { memberUid, now }, body, write }) =>
    write(async (trx) => {
      await lockMembers(trx, memberUid);
      await questions.saveDraft(trx, memberUid, body, now);
      return { savedDt: toSeoulInstant(now) };
    }),
  );

  route(app, context, qnaDraftRemove, async ({ member }) => {
    await questions.removeDraft(context.db, member.memberUid);
    return {};
  });
}
