import { hasAreaRight } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import type { Trx } from '../../../db/schema.ts';
import type { Principal } from '../../../http/context.ts';
import { toOwnQuestionPath, toPublicQuestionPath } from '../../../mail/pagePaths.ts';
import { lockMembers } from '../../common/members/lockMembers.ts';
import { addNotification } from '../../common/notifications/repository.ts';
import { createQnaRepository, type QnaDetailRow } from '../qna/repository.ts';
import { mayRead } from '../qna/rules.ts';
import { type CommentRow, createCommentRepository } from './repository.ts';

interface NewComment {
  readonly refType: string;
  readonly question: QnaDetailRow;
  /** Parent of the reply. */
  readonly parent: CommentRow | undefined;
  readonly content: string;
  readonly member: Principal;
}

/** Lists the recipients: authors of the parent comment and of the question, once each, without the author of this comment. */
function listRecipients({ question, parent, member }: NewComment) {
  const ofQuestion = { kind: 'QNA_COMMENT', title: '문의에 댓글이 등록되었습니다.', memberUid: question.writer_uid };
  // The question may have become private since the parent comment, so that its author may not read the title.
  const mayParentRead =
    parent !== undefined && mayRead(question, { memberUid: parent.writer_uid, isStaff: parent.staff });
  const ofParent = { kind: 'QNA_REPLY', title: '댓글에 답글이 등록되었습니다.' };
  const all = mayParentRead ? [{ ...ofParent, memberUid: parent.writer_uid }, ofQuestion] : [ofQuestion];
  return all.filter(
    ({ memberUid }, at) =>
      memberUid !== member.memberUid && all.findIndex((other) => other.memberUid === memberUid) === at,
  );
}

/** Adds a comment, reopens the question for staff and notifies the recipients. */
export async function addComment({ db }: AppContext, trx: Trx, comment: NewComment): Promise<{ cmtUid: string }> {
  const { refType, question, parent, content, member } = comment;
  const { qna_uid: qnaUid, writer_uid: authorUid, title } = question;
  const { memberUid, name, now } = member;
  const writer = { memberUid, name, isStaff: hasAreaRight(member.areas, 'board', 'MOVE') };
  await lockMembers(trx, memberUid);
  const newComment = { refType, refUid: qnaUid, parent, writer, content, now };
  const cmtUid = await createCommentRepository(db).addComment(trx, newComment);
  await createQnaRepository(db).reopen(trx, qnaUid, memberUid, now);
  for (const recipient of listRecipients(comment)) {
    const link = recipient.memberUid === authorUid ? toOwnQuestionPath(qnaUid) : toPublicQuestionPath(qnaUid);
    await addNotification(trx, { ...recipient, text: title, link, locale: 'ko', now });
  }
  return { cmtUid };
}
