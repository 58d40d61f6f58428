import type { QnaForm } from '@haesol/contracts/board';
import { errorCodes } from '@haesol/contracts/common';
import type { Db, Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { toPublicQuestionPath } from '../../../mail/pagePaths.ts';
import { removeAttachments, setAttachments } from '../../common/files/attachments.ts';
import { lockMembers } from '../../common/members/lockMembers.ts';
import { hideNotifications } from '../../common/notifications/repository.ts';
import { createQnaRepository } from './repository.ts';
import { lockedTitle } from './rules.ts';

async function setFiles(trx: Trx, qnaUid: string, form: QnaForm, { memberUid, now }: Principal): Promise<void> {
  const question = { refType: 'QNA', refUid: qnaUid, ownerUid: memberUid, now };
  await setAttachments(trx, { ...question, kind: 'image', field: 'imageUids', fileUids: form.imageUids });
  await setAttachments(trx, { ...question, kind: 'attach', field: 'fileUids', fileUids: form.fileUids });
}

/** Adds a question with its files and deletes the draft. @throws {ApiError} `4011` for a member who has left meanwhile */
export async function addQuestion(db: Db, trx: Trx, form: QnaForm, member: Principal): Promise<{ qnaUid: string }> {
  const questions = createQnaRepository(db);
  await lockMembers(trx, member.memberUid);
  const qnaUid = await questions.addQna(trx, form, member, member.now);
  await setFiles(trx, qnaUid, form, member);
  await questions.removeDraft(trx, member.memberUid);
  return { qnaUid };
}

/** @throws {ApiError} `4601` for an answered question, `4011` for a member who has left meanwhile */
export async function changeQuestion(
  db: Db,
  trx: Trx,
  { qnaUid, form, member }: { readonly qnaUid: string; readonly form: QnaForm; readonly member: Principal },
): Promise<{ qnaUid: string }> {
  await lockMembers(trx, member.memberUid);
  if (!(await createQnaRepository(db).changeQna(trx, qnaUid, form, member.now))) {
    throw new ApiError(errorCodes.alreadyAnswered);
  }
  await setFiles(trx, qnaUid, form, member);
  // Hides the title in notifications of members who commented while it was public. Those of the author link to another page.
  if (form.privateYn === 'Y') await hideNotifications(trx, toPublicQuestionPath(qnaUid), lockedTitle);
  return { qnaUid };
}

/** @throws {ApiError} `4601` for an answered question */
export async function removeQuestion(db: Db, trx: Trx, qnaUid: string, now: Date): Promise<void> {
  if (!(await createQnaRepository(db).removeQna(trx, qnaUid, now))) throw new ApiError(errorCodes.alreadyAnswered);
  await removeAttachments(trx, 'QNA', qnaUid, now);
}
