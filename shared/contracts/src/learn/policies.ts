import type { ApplicationState } from './apply.ts';
import { applyDraftDays } from './applyDrafts.ts';
import type { EduAudience, EduKind, EduLevel } from './edu.ts';
import type { EnrollState } from './enroll.ts';

export const learnPolicy = {
  /** Hours for which a freed seat is held for the waiting member to whom it is offered. */
  offerHours: 24,
  /** Working days within which staff contact an applicant. */
  contactDays: 3,
  /** Weeks after the last day of applications within which applicants of a programme learn the result. */
  resultWeeks: 2,
};

/** Fills `{{offerHours}}` and `{{draftDays}}` into a text. */
export const fillLearnNumbers = (
  text: string,
  { offerHours }: Pick<typeof learnPolicy, 'offerHours'> = learnPolicy,
): string => text.replaceAll('{{offerHours}}', String(offerHours)).replaceAll('{{draftDays}}', String(applyDraftDays));

/** Labels of application states on pages and in mails. */
export const applicationStateNames: Readonly<Record<ApplicationState, string>> = {
  DRAFT: '작성 중',
  SUBMITTED: '접수',
  REVIEWING: '검토중',
  SUPPLEMENT: '보완요청',
  MATCHED: '위원배정',
  SELECTED: '선정',
  REJECTED: '미선정',
  IN_PROGRESS: '수행중',
  REPORTING: '결과보고',
  DONE: '완료',
  WITHDRAWN: '철회',
};

/** Labels of enrolment states on pages and in spreadsheets. */
export const enrollStateNames: Readonly<Record<EnrollState, string>> = {
  APPLIED: '신청완료',
  WAITLIST: '대기',
  OFFERED: '자리 제안',
  APPROVED: '수강확정',
  REJECTED: '미선정',
  LEARNING: '수강중',
  COMPLETED: '수료',
  INCOMPLETE: '미수료',
  CANCELLED: '신청취소',
};

/** Labels of the kinds of courses on pages, in mails and in the office. */
export const eduKindNames: Readonly<Record<EduKind, string>> = {
  COURSE: '교육',
  FIELD: '현장실습',
  SAFETY: '장비 안전교육',
};

export const eduLevelNames: Readonly<Record<EduLevel, string>> = { INTRO: '입문', MIDDLE: '중급', DEEP: '심화' };

/** Returns the classes of members that may apply for a new course; safety training is for all who use the equipment. */
export function classesOfCourse({ aud, kind }: { readonly aud: EduAudience; readonly kind: EduKind }): string[] {
  if (kind === 'SAFETY') return [];
  return aud === 'STUDENT' ? ['STUDENT'] : ['COMPANY', 'GENERAL', 'FACULTY'];
}
