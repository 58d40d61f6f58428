import { errorCodes } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { toOwnQuestionPath } from '../../../mail/pagePaths.ts';
import { toNews } from '../../../mail/texts/news.ts';
import { setAttachments } from '../../common/files/attachments.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { requireRev } from '../../common/office/versions.ts';
import { fillName, toMaskedName } from '../../common/text/maskedName.ts';
import { createQnaRepository } from './repository.ts';

export interface NewAnswer {
  readonly qnaUid: string;
  readonly content: string;
  readonly fileUids: readonly string[];
  /** Version that staff saw. */
  readonly rev?: number | undefined;
  readonly staff: Principal;
}

/** Adds an answer of staff and notifies the author of the question. @throws {ApiError} `4040`, `4405` for another version */
export async function answerQuestion(
  { db, mails }: AppContext,
  trx: Trx,
  { qnaUid, content, fileUids, rev, staff }: NewAnswer,
): Promise<{ answerUid: string }> {
  const questions = createQnaRepository(db);
  const question = await questions.lockQna(trx, qnaUid);
  if (question === undefined) throw new ApiError(errorCodes.notFound);
  await requireRev(trx, { table: 'qna', uid: qnaUid, rev, now: staff.now });
  // All visitors read the answer to a public question.
  const name = question.private ? question.name : toMaskedName(question.name);
  const answerUid = await questions.addAnswer(trx, qnaUid, fillName(content, name), staff.memberUid, staff.now);
  const answer = { refType: 'QNA_ANSWER', refUid: answerUid, ownerUid: staff.memberUid, now: staff.now };
  await setAttachments(trx, { ...answer, kind: 'attach', field: 'fileUids', fileUids });
  const detail = { from: question.answer_state, to: 'ANSWERED' };
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'qna.answer', targetUid: qnaUid, detail });
  const locale = question.locale ?? 'ko';
  await notifyMember(trx, {
    memberUid: question.writer_uid,
    kind: 'QNA_ANSWER',
    title: toNews('문의에 답변이 등록되었습니다.', locale),
    text: question.title,
    link: toOwnQuestionPath(qnaUid),
    now: staff.now,
    mail: mails.questionAnswered({ to: question.email, title: question.title, qnaUid, locale }),
  });
  return { answerUid };
}
