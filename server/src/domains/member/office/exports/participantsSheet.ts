import { adminEnrolments, type EnrollNeed, enrollStateNames } from '@haesol/contracts/learn';
import * as z from 'zod/mini';
import { listCourseEnrolments } from '../../../learn/enrolment/listEnrolments.ts';
import { createEnrollRepository } from '../../../learn/enrolment/repository.ts';
import { toMaskedEnrolment } from '../../../learn/enrolment/toMaskedEnrolment.ts';
import { defineSheet, maxRows, seesPeople, toTime } from './sheet.ts';

const proofNames = { INSURANCE: '고용보험 가입확인서', MAIL: '회사메일' } as const;
const needNames: Readonly<Record<EnrollNeed, string>> = { WHEELCHAIR: '휠체어', CAPTION: '문자통역', MEAL: '식사' };

/** Participants of a course in the order of their seats, with all that they sent; masked, except for staff with the right `privacy`. */
export const participantsSheet = defineSheet({
  fileNm: '참가자',
  unmasks: ['NAME', 'TEL', 'EMAIL'],
  async list({ context, staff, query }) {
    const { eduUid } = z.parse(adminEnrolments.params, query);
    await createEnrollRepository(context.db).requireCourse(eduUid);
    const { state } = z.parse(adminEnrolments.query, query);
    const page = { limit: maxRows, offset: 0, now: staff.now, staffUid: staff.memberUid };
    const found = await listCourseEnrolments(context, { eduUid, state }, page);
    if (seesPeople(staff)) return found;
    return { ...found, list: found.list.map((row) => toMaskedEnrolment(row, false)) };
  },
  columns: [
    ['신청번호', ({ aplNo }) => aplNo],
    ['성명', ({ attendeeNm }) => attendeeNm],
    ['신청자명', ({ applicantNm = '' }) => applicantNm],
    ['상태', ({ state }) => enrollStateNames[state]],
    ['대기 순서', ({ waitNo }) => waitNo],
    ['이메일', ({ email }) => email],
    ['연락처', ({ tel }) => tel],
    ['소속', ({ affiliation }) => affiliation],
    ['직위', ({ position }) => position],
    ['참가 동기', ({ motive }) => motive],
    ['재직확인', ({ proofCd }) => (proofCd === null ? null : proofNames[proofCd])],
    ['회사메일', ({ proofEmail }) => proofEmail],
    [
      '편의 요청',
      ({ needs, needsText }) => [...needs.map((need) => needNames[need]), needsText].filter(Boolean).join(', '),
    ],
    ['출석한 차시', ({ attended }) => attended.join(' ')],
    ['진도율', ({ progressPct }) => progressPct],
    ['점수', ({ score }) => score],
    ['수료증 번호', ({ certNo }) => certNo],
    ['신청일시', ({ appliedDt }) => toTime(appliedDt)],
  ],
});
