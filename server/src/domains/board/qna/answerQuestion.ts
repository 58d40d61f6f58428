import type { SameAnswer } from '@haesol/contracts/board';
import { errorCodes } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireRev } from '../../../http/versions.ts';
import { toOwnQuestionPath } from '../../../mail/pagePaths.ts';
import { toNews } from '../../../mail/texts/news.ts';
import { detachFiles, setAttachments } from '../../common/files/attachments.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { rememberMove, takeBack, undoDelaySec } from '../../common/office/moveUndo.ts';
import { fillName, toMaskedName } from '../../common/text/maskedName.ts';
import { qnaChanges } from './changes.ts';
import { createQnaRepository } from './repository.ts';
import { findSameTitle } from './sameAnswer.ts';

export interface NewAnswer {
  readonly qnaUid: string;
  readonly content: string;
  readonly fileUids: readonly string[];
  /** Question or FAQ entry that has been answered already. */
  readonly same?: SameAnswer | undefined;
  /** Version that staff saw. */
  readonly rev?: number | undefined;
  readonly staff: Principal;
}

/** Adds an answer of staff and notifies the author of the question. @throws {ApiError} `4040`, `4405` for another version */
export async function answerQuestion(
  { db, mails }: AppContext,
  trx: Trx,
  { qnaUid, content, fileUids, same, rev, staff }: NewAnswer,
): Promise<{ answerUid: string }> {
  const questions = createQnaRepository(db);
  const question = await questions.lockQna(trx, qnaUid);
  if (question === undefined) throw new ApiError(errorCodes.notFound);
  await requireRev(trx, { table: 'qna', uid: qnaUid, rev, now: staff.now });
  if (same !== undefined && (same.uid === qnaUid || (await findSameTitle(trx, same)) === undefined))
    throw fieldError('same', '답변이 있는 공개 문의를 선택해 주세요.');
  // All visitors read the answer to a public question.
  const name = question.private ? question.name : toMaskedName(question.name);
  const answerUid = await questions.addAnswer(trx, qnaUid, fillName(content, name), same, staff);
  const answer = { refType: 'QNA_ANSWER', refUid: answerUid, ownerUid: staff.memberUid, now: staff.now };
  await setAttachments(trx, { ...answer, kind: 'attach', field: 'fileUids', fileUids });
  const detail = { from: question.answer_state, to: 'ANSWERED' };
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'qna.answer', targetUid: qnaUid, detail });
  const locale = question.locale ?? 'ko';
  const told = await notifyMember(trx, {
    delaySec: undoDelaySec,
    memberUid: question.writer_uid,
    kind: 'QNA_ANSWER',
    title: toNews('문의에 답변이 등록되었습니다.', locale),
    text: question.title,
    link: toOwnQuestionPath(qnaUid),
    now: staff.now,
    mail: mails.questionAnswered({ to: question.email, title: question.title, qnaUid, locale }),
  });
  const { answer_state: state, reopened, reopened_at: reopenedAt } = question;
  const before = { answerUid, state, reopened, reopenedAt: reopenedAt?.toISOString() ?? null };
  await rememberMove(trx, { queue: 'qna', refUid: qnaUid, staff, before, told });
  return { answerUid };
}

/** Takes an answer back; its files are uploads again. @throws {ApiError} as {@link takeBack} */
export async function undoAnswer(trx: Trx, qnaUid: string, staff: Principal): Promise<void> {
  await takeBack(trx, { queue: 'qna', refUid: qnaUid, staff }, async (before) => {
    const answerUid = String(before.answerUid);
    await detachFiles(trx, 'QNA_ANSWER', answerUid);
    await qnaChanges.removeAnswer(trx, answerUid);
    await qnaChanges.restoreState(trx, qnaUid, before);
  });
}
