import { adminQnaList } from '@haesol/contracts/board';
import { adminCompanies, adminMembers, toBizNoText } from '@haesol/contracts/identity';
import { adminBookings, adminPenalties, bookingStateNames } from '@haesol/contracts/lab';
import {
  adminAllEnrolments,
  adminApplications,
  adminEnrolments,
  applicationStateNames,
  enrollStateNames,
} from '@haesol/contracts/learn';
import { adminAccessLog, adminAudit, adminMails, toAuditActionName } from '@haesol/contracts/member';
import * as z from 'zod/mini';
import { toSeoulInstant } from '../../../../db/seoulTime.ts';
import { listStaffQuestions } from '../../../board/qna/staffQuestions.ts';
import { toMaskedName } from '../../../common/text/maskedName.ts';
import { createStaffRepository } from '../../../lab/booking/staffRepository.ts';
import { listStaffApplications } from '../../../learn/applications/staffApplications.ts';
import { listAllEnrolments, listCourseEnrolments } from '../../../learn/enrolment/listEnrolments.ts';
import { createEnrollRepository } from '../../../learn/enrolment/repository.ts';
import { listAccess } from '../accessLog.ts';
import { listAudit } from '../audit.ts';
import { listCompanies } from '../companies.ts';
import { listMembers } from '../members.ts';
import { listMails } from '../system.ts';
import { defineSheet, maxRows, toTime } from './sheet.ts';

const all = { limit: maxRows, offset: 0 };
const answerNames = { WAIT: '답변대기', ANSWERED: '답변완료' } as const;
const settleNames = { UNPAID: '미정산', PAID: '정산완료' } as const;
const taxNames = { NONE: '', ASKED: '요청', ISSUED: '발행' } as const;
const kindNames: Readonly<Record<string, string>> = { TECH: '기술자문', ASSN: '공동과제', COLLABO: '공유·협업' };
const memberNames = { PENDING_CLASS: '확인대기', ACTIVE: '이용중', LOCKED: '제한', DORMANT: '휴면' } as const;
/** Writes the times of a recorded detail, which are in UTC, as those of other columns. */
const inSeoul = (detail: string): string =>
  detail.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (time) => toTime(toSeoulInstant(new Date(time))));

const mailNames = { WAIT: '보내는 중', SENT: '보냄', FAILED: '실패' } as const;

/** Lists of questions, courses, applications, equipment, members and the system. */
export const boardSheets = {
  qna: defineSheet({
    fileNm: '문의',
    list: ({ context, staff, query }) => listStaffQuestions(context.db, z.parse(adminQnaList.query, query), all, staff),
    columns: [
      ['제목', ({ title }) => title],
      ['구분', ({ categoryNm }) => categoryNm],
      ['상태', ({ answerState }) => answerNames[answerState]],
      ['비공개', ({ privateYn }) => privateYn],
      ['작성자', ({ writerNm }) => writerNm],
      ['담당', ({ assigneeNm }) => assigneeNm],
      ['등록일시', ({ createdDt }) => toTime(createdDt)],
    ],
  }),

  applications: defineSheet({
    fileNm: '신청',
    list: ({ context, staff, query }) =>
      listStaffApplications(context.db, z.parse(adminApplications.query, query), all, staff.memberUid),
    columns: [
      ['접수번호', ({ aplNo }) => aplNo],
      ['종류', ({ kind }) => kindNames[kind] ?? kind],
      ['제목', ({ title }) => title],
      ['상태', ({ state }) => applicationStateNames[state]],
      ['신청자', ({ applicantNm }) => applicantNm],
      ['기업', ({ companyNm }) => companyNm],
      ['담당', ({ assigneeNm }) => assigneeNm],
      ['접수일시', ({ submittedDt }) => toTime(submittedDt)],
      ['보완 기한', ({ dueDt }) => dueDt],
    ],
  }),

  enrolments: defineSheet({
    fileNm: '수강신청',
    async list({ context, staff, query }) {
      const { eduUid } = z.parse(adminEnrolments.params, query);
      await createEnrollRepository(context.db).requireCourse(eduUid);
      const { state, searchKeyword, sort } = z.parse(adminEnrolments.query, query);
      const page = { ...all, now: staff.now, staffUid: staff.memberUid };
      return listCourseEnrolments(context, { eduUid, state, searchKeyword, sort }, page);
    },
    columns: [
      ['신청번호', ({ aplNo }) => aplNo],
      ['성명', ({ attendeeNm }) => toMaskedName(attendeeNm)],
      ['상태', ({ state }) => enrollStateNames[state]],
      ['대기 순서', ({ waitNo }) => waitNo],
      ['소속', ({ affiliation }) => affiliation],
      ['출석한 차시', ({ attended }) => attended.length],
      ['진도율', ({ progressPct }) => progressPct],
      ['수료증 번호', ({ certNo }) => certNo],
      ['신청일시', ({ appliedDt }) => toTime(appliedDt)],
    ],
  }),

  allEnrolments: defineSheet({
    fileNm: '수강신청',
    list: ({ context, staff, query }) =>
      listAllEnrolments(context, z.parse(adminAllEnrolments.query, query), {
        ...all,
        now: staff.now,
        staffUid: staff.memberUid,
      }),
    columns: [
      ['과정', ({ eduNm }) => eduNm],
      ['신청번호', ({ aplNo }) => aplNo],
      ['성명', ({ attendeeNm }) => toMaskedName(attendeeNm)],
      ['상태', ({ state }) => enrollStateNames[state]],
      ['소속', ({ affiliation }) => affiliation],
      ['담당', ({ assigneeNm }) => assigneeNm ?? null],
      ['신청일시', ({ appliedDt }) => toTime(appliedDt)],
    ],
  }),

  bookings: defineSheet({
    fileNm: '장비예약',
    codes: ['EQ_MODE', 'EQ_PURPOSE'],
    list: ({ context, staff, query }) =>
      createStaffRepository(context.db).listBookings(
        { ...z.parse(adminBookings.query, query), staffUid: staff.memberUid },
        { ...all, now: staff.now },
      ),
    columns: [
      ['예약번호', ({ rsvNo }) => rsvNo],
      ['장비', ({ eqNm }) => eqNm],
      ['예약자', ({ memberNm }) => memberNm],
      ['소속', ({ affiliation }) => affiliation],
      ['이용일', ({ date }) => date],
      ['시작', ({ start }) => start],
      ['종료', ({ end }) => end],
      ['이용방식', ({ modeCd }, nameOf) => nameOf('EQ_MODE', modeCd)],
      ['이용목적', ({ purposeCd }, nameOf) => nameOf('EQ_PURPOSE', purposeCd)],
      ['위험물', ({ hazardYn }) => hazardYn],
      ['이용료(원)', ({ amount }) => amount],
      ['상태', ({ state }) => bookingStateNames[state]],
      ['정산', ({ settleState }) => (settleState === null ? '' : settleNames[settleState])],
      ['세금계산서', ({ tax }) => taxNames[tax.state]],
      ['승인번호', ({ tax }) => tax.no],
      ['발행일', ({ tax }) => tax.dt],
      ['담당', ({ assigneeNm }) => assigneeNm],
      ['신청일시', ({ createdDt }) => toTime(createdDt)],
    ],
  }),

  penalties: defineSheet({
    fileNm: '이용제한',
    list: ({ context, staff: { now }, query }) =>
      createStaffRepository(context.db).listPenalties(z.parse(adminPenalties.query, query), { ...all, now }),
    columns: [
      ['예약번호', ({ rsvNo }) => rsvNo],
      ['장비', ({ eqNm }) => eqNm],
      ['회원', ({ memberNm }) => memberNm],
      ['미이용 일시', ({ createdDt }) => toTime(createdDt)],
      ['해제 일시', ({ liftedDt }) => toTime(liftedDt)],
      ['이용 제한 종료일', ({ suspendedTo }) => suspendedTo ?? null],
    ],
  }),

  members: defineSheet({
    fileNm: '회원',
    list: ({ context, staff, query }) =>
      listMembers(context.db, { ...z.parse(adminMembers.query, query), staffUid: staff.memberUid }, all),
    columns: [
      ['이름', ({ memberNm }) => memberNm],
      ['이메일', ({ email }) => email],
      ['구분', ({ classNm }) => classNm],
      ['소속', ({ affiliation }) => affiliation],
      ['상태', ({ state }) => memberNames[state]],
      ['담당', ({ assigneeNm }) => assigneeNm],
      ['가입일시', ({ joinedDt }) => toTime(joinedDt)],
      ['마지막 접속', ({ lastLoginDt }) => toTime(lastLoginDt)],
    ],
  }),

  companies: defineSheet({
    fileNm: '기업',
    list: ({ context, query }) => listCompanies(context.db, z.parse(adminCompanies.query, query), all),
    columns: [
      ['기업명', ({ companyNm }) => companyNm],
      ['사업자등록번호', ({ bizNo }) => toBizNoText(bizNo)],
      ['담당자', ({ managerNm }) => managerNm],
      ['회원', ({ memberCnt }) => memberCnt],
      ['확인 대기', ({ waitCnt }) => waitCnt],
      ['등록일시', ({ joinedDt }) => toTime(joinedDt)],
    ],
  }),

  mail: defineSheet({
    fileNm: '메일',
    list: ({ context, query }) => listMails(context.db, z.parse(adminMails.query, query), all),
    columns: [
      ['제목', ({ subject }) => subject],
      ['받는 사람', ({ to }) => to],
      ['상태', ({ state }) => mailNames[state]],
      ['만든 일시', ({ createdDt }) => toTime(createdDt)],
      ['보낸 일시', ({ sentDt }) => toTime(sentDt)],
    ],
  }),

  audit: defineSheet({
    fileNm: '감사기록',
    list: ({ context, query }) => listAudit(context.db, z.parse(adminAudit.query, query), all),
    columns: [
      ['일시', ({ at }) => toTime(at)],
      ['한 사람', ({ actorNm }) => actorNm],
      ['한 일', ({ action }) => toAuditActionName(action)],
      ['대상', ({ targetNm, targetUid }) => targetNm ?? targetUid],
      ['대상 번호', ({ targetUid }) => targetUid],
      ['내용', ({ detail }) => inSeoul(detail)],
      ['접속 주소', ({ ip }) => ip],
    ],
  }),

  access: defineSheet({
    fileNm: '접속기록',
    list: ({ context, query }) => listAccess(context.db, z.parse(adminAccessLog.query, query), all),
    columns: [
      ['일시', ({ at }) => toTime(at)],
      ['본 사람', ({ actorNm }) => actorNm],
      ['한 일', ({ action }) => toAuditActionName(action)],
      ['회원', ({ memberNm }) => memberNm],
      ['목록·과정', ({ target }) => target],
      ['목적', ({ purposeCd }) => purposeCd],
      ['목적 내용', ({ memo }) => memo],
      ['항목', ({ items }) => items.join(', ')],
      ['건수', ({ rowCnt }) => rowCnt],
      ['접속 주소', ({ ip }) => ip],
    ],
  }),
};
