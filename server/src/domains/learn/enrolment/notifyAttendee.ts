import { toFileText } from '@haesol/contracts/common';
import type { EnrollState } from '@haesol/contracts/learn';
import type { AppContext } from '../../../context.ts';
import type { Trx } from '../../../db/schema.ts';
import type { Principal } from '../../../http/context.ts';
import type { Mail } from '../../../mail/mail.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { toMyEducationPath } from '../../../mail/pagePaths.ts';
import { localFormats } from '../../../mail/texts/localFormats.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { addNotification, type NewNotification } from '../../common/notifications/repository.ts';
import { createEnrollRepository, type EnrolmentRow } from './repository.ts';
import { openEnrollStates } from './rules.ts';

type Attendee = Pick<
  EnrolmentRow,
  'offer_exp' | 'apl_uid' | 'member_uid' | 'email' | 'attendee_nm' | 'title' | 'wait_no'
>;

/** Notification title for each state that is set by others. */
const bellTitles: Readonly<Record<EnrollState, string>> = {
  APPLIED: '교육 신청이 접수되었습니다.',
  OFFERED: '대기하시던 교육에 자리가 났습니다.',
  WAITLIST: '자리를 받을 시간이 지나 대기 순서가 뒤로 옮겨졌습니다.',
  APPROVED: '교육 수강이 확정되었습니다.',
  REJECTED: '교육 수강생으로 선정되지 않았습니다.',
  LEARNING: '교육이 시작되었습니다.',
  COMPLETED: '교육을 수료했습니다.',
  INCOMPLETE: '교육을 수료하지 못했습니다.',
  CANCELLED: '교육 신청이 취소되었습니다.',
};

/** Returns a time as day and minute in Asia/Seoul. */
const toMinuteText = localFormats('ko').moment;

/** Builds the notification and mail about the state of an enrolment. */
export function toTold(
  { mails }: Pick<AppContext, 'mails'>,
  row: Attendee & { readonly email: string },
  state: EnrollState,
  memo: string | undefined,
): Pick<NewNotification, 'title' | 'text' | 'link'> & { readonly mail: Mail } {
  const { apl_uid: aplUid, email, attendee_nm: name, title } = row;
  const until = state === 'OFFERED' && row.offer_exp !== null ? toMinuteText(row.offer_exp) : undefined;
  return {
    title: bellTitles[state],
    text: until === undefined ? title : `${title} · ${until}까지 수락해 주세요.`,
    link: toMyEducationPath(aplUid),
    mail:
      state === 'WAITLIST'
        ? mails.seatPassed({ to: email, name, title, aplUid })
        : mails.enrolment({ to: email, name, title, aplUid, state, memo, until }),
  };
}

const receiptTitles = {
  APPLIED: '교육 신청이 접수되었습니다.',
  WAITLIST: '교육 대기 신청이 접수되었습니다.',
  CANCELLED: '교육 신청이 취소되었습니다.',
} as const;

/** Sends a receipt to the attendee after applying, waiting or cancelling: by bell and mail. */
export async function sendReceipt(
  { mails }: AppContext,
  trx: Trx,
  row: Attendee & Pick<EnrolmentRow, 'apl_no'>,
  state: keyof typeof receiptTitles,
  now: Date,
): Promise<void> {
  const { apl_uid: aplUid, member_uid: memberUid, email, attendee_nm: name, title, wait_no: waitNo } = row;
  if (email === null || memberUid === null) return;
  await addNotification(trx, {
    memberUid,
    kind: 'EDU_MOVE',
    title: receiptTitles[state],
    text: `${title} · ${row.apl_no}`,
    link: toMyEducationPath(aplUid),
    locale: 'ko',
    now,
  });
  const files = state === 'CANCELLED' ? [] : await createEnrollRepository(trx).listFiles([aplUid]);
  const fileTexts = files.map(({ org_nm: orgNm, size }) => toFileText({ orgNm, size }));
  await enqueueMail(trx, mails.enrolment({ to: email, name, title, aplUid, state, waitNo, files: fileTexts }));
}

/** Notifies a colleague, also by mail, of an enrolment by the person in charge. */
export async function notifyColleague(
  { mails }: AppContext,
  trx: Trx,
  row: Attendee & { readonly member_uid: string; readonly email: string },
  by: Principal,
): Promise<void> {
  const { apl_uid: aplUid, member_uid: memberUid, email, attendee_nm: name, title } = row;
  await notifyMember(trx, {
    memberUid,
    kind: 'EDU_MOVE',
    title: '기업 담당자가 교육을 신청했습니다.',
    text: title,
    link: toMyEducationPath(aplUid),
    now: by.now,
    mail: mails.enrolledByCompany({ to: email, name, title, aplUid, byNm: by.name }),
  });
}

/** Notifies enrolled and waiting attendees, also by mail, of a new time, place or fee. */
export async function notifyOfChange(
  { mails }: Pick<AppContext, 'mails'>,
  trx: Trx,
  eduUid: string,
  { facts, now }: { readonly facts: readonly string[]; readonly now: Date },
): Promise<void> {
  if (facts.length === 0) return;
  for (const row of await createEnrollRepository(trx).listInStates(eduUid, openEnrollStates)) {
    const { apl_uid: aplUid, member_uid: memberUid, email: to, attendee_nm: name, title } = row;
    if (memberUid === null || to === null) continue;
    await notifyMember(trx, {
      memberUid,
      kind: 'EDU_MOVE',
      title: '신청하신 교육의 안내가 변경되었습니다.',
      text: title,
      link: toMyEducationPath(aplUid),
      now,
      mail: mails.courseChanged({ to, name, title, aplUid, facts }),
    });
  }
}
