import { errorCodes } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import type { Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { toOwnQuestionPath } from '../../../mail/pagePaths.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { createQnaRepository } from './repository.ts';

/** Adds an answer of staff and notifies the author of the question. @throws {ApiError} `4040` */
export async function answerQuestion(
  { db, mails }: AppContext,
  trx: Trx,
  { qnaUid, content, staff }: { readonly qnaUid: string; readonly content: string; readonly staff: Principal },
): Promise<{ answerUid: string }> {
  const questions = createQnaRepository(db);
  const question = await questions.lockQna(trx, qnaUid);
  if (question === undefined) throw new ApiError(errorCodes.notFound);
  const answerUid = await questions.addAnswer(trx, qnaUid, content, staff.memberUid, staff.now);
  await notifyMember(trx, {
    memberUid: question.writer_uid,
    kind: 'QNA_ANSWER',
    title: '문의에 답변이 등록되었습니다.',
    text: question.title,
    link: toOwnQuestionPath(qnaUid),
    now: staff.now,
    mail: mails.questionAnswered({ to: question.email, title: question.title, qnaUid }),
  });
  return { answerUid };
}
