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
import { peopleOf } from './people.ts';
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
    unmasks: ['NAME'],
    people: { of: peopleOf.questions, uid: ({ qnaUid }) => qnaUid },
    columns: [
      ['제목', ({ title }) => title, 'title'],
      ['구분', ({ categoryNm }) => categoryNm, 'category'],
      ['상태', ({ answerState }) => answerNames[answerState], 'state'],
      ['비공개', ({ privateYn }) => privateYn, 'title'],
      ['작성자', ({ writerNm }, person) => person?.name ?? writerNm, 'writer'],
      ['담당', ({ assigneeNm }) => assigneeNm, 'assignee'],
      ['등록일시', ({ createdDt }) => toTime(createdDt), 'created'],
    ],
  }),

  applications: defineSheet({
    fileNm: '신청',
    list: ({ context, staff, query }) =>
      listStaffApplications(context.db, z.parse(adminApplications.query, query), all, staff.memberUid),
    unmasks: ['NAME'],
    people: { of: peopleOf.applications, uid: ({ aplUid }) => aplUid },
    columns: [
      ['접수번호', ({ aplNo }) => aplNo, 'title'],
      ['종류', ({ kind }) => kindNames[kind] ?? kind, 'category'],
      ['제목', ({ title }) => title, 'title'],
      ['상태', ({ state }) => applicationStateNames[state], 'state'],
      ['신청자', ({ applicantNm }, person) => person?.name ?? applicantNm, 'member'],
      ['기업', ({ companyNm }) => companyNm, 'member'],
      ['담당', ({ assigneeNm }) => assigneeNm, 'assignee'],
      ['접수일시', ({ submittedDt }) => toTime(submittedDt), 'wait'],
      ['보완 기한', ({ dueDt }) => dueDt, 'due'],
    ],
  }),

  enrolments: defineSheet({
    fileNm: '수강신청',
    async list({ context, staff, query }) {
      const { eduUid } = z.parse(adminEnrolments.params, query);
      await createEnrollRepository(context.db).requireCourse(eduUid);
      const { state, paid, searchKeyword, sort } = z.parse(adminEnrolments.query, query);
      const page = { ...all, now: staff.now, staffUid: staff.memberUid };
      return listCourseEnrolments(context, { eduUid, state, paid, searchKeyword, sort }, page);
    },
    unmasks: ['NAME'],
    people: { of: peopleOf.enrolments, uid: ({ aplUid }) => aplUid },
    columns: [
      ['신청번호', ({ aplNo }) => aplNo, 'name'],
      ['성명', ({ attendeeNm }, person) => person?.name ?? toMaskedName(attendeeNm), 'name'],
      ['상태', ({ state }) => enrollStateNames[state], 'state'],
      ['대기 순서', ({ waitNo }) => waitNo, 'state'],
      ['소속', ({ affiliation }) => affiliation, 'affiliation'],
      ['수강료(원)', ({ fee = 0 }) => fee, 'paid'],
      ['납부일시', ({ paidDt = null }) => toTime(paidDt), 'paid'],
      ['출석한 차시', ({ attended }) => attended.length, 'attended'],
      ['진도율', ({ progressPct }) => progressPct, 'attended'],
      ['수료증 번호', ({ certNo }) => certNo, 'name'],
      ['신청일시', ({ appliedDt }) => toTime(appliedDt), 'applied'],
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
    unmasks: ['NAME'],
    people: { of: peopleOf.enrolments, uid: ({ aplUid }) => aplUid },
    columns: [
      ['과정', ({ eduNm }) => eduNm, 'course'],
      ['신청번호', ({ aplNo }) => aplNo, 'course'],
      ['성명', ({ attendeeNm }, person) => person?.name ?? toMaskedName(attendeeNm), 'member'],
      ['상태', ({ state }) => enrollStateNames[state], 'state'],
      ['소속', ({ affiliation }) => affiliation, 'affiliation'],
      ['수강료(원)', ({ fee = 0 }) => fee, 'paid'],
      ['납부일시', ({ paidDt = null }) => toTime(paidDt), 'paid'],
      ['담당', ({ assigneeNm }) => assigneeNm ?? null, 'assignee'],
      ['신청일시', ({ appliedDt }) => toTime(appliedDt), 'applied'],
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
    unmasks: ['NAME'],
    people: { of: peopleOf.bookings, uid: ({ rsvUid }) => rsvUid },
    columns: [
      ['예약번호', ({ rsvNo }) => rsvNo, 'eqNm'],
      ['장비', ({ eqNm }) => eqNm, 'eqNm'],
      ['예약자', ({ memberNm }, person) => person?.name ?? memberNm, 'member'],
      ['소속', ({ affiliation }) => affiliation, 'member'],
      ['이용일', ({ date }) => date, 'time'],
      ['시작', ({ start }) => start, 'time'],
      ['종료', ({ end }) => end, 'time'],
      ['이용방식', ({ modeCd }, _person, nameOf) => nameOf('EQ_MODE', modeCd), 'mode'],
      ['이용목적', ({ purposeCd }, _person, nameOf) => nameOf('EQ_PURPOSE', purposeCd), 'mode'],
      ['위험물', ({ hazardYn }) => hazardYn, 'mode'],
      ['이용료(원)', ({ amount }) => amount, 'amount'],
      ['상태', ({ state }) => bookingStateNames[state], 'state'],
      ['정산', ({ settleState }) => (settleState === null ? '' : settleNames[settleState]), 'amount'],
      ['세금계산서', ({ tax }) => taxNames[tax.state], 'amount'],
      ['승인번호', ({ tax }) => tax.no, 'amount'],
      ['발행일', ({ tax }) => tax.dt, 'amount'],
      ['담당', ({ assigneeNm }) => assigneeNm, 'assignee'],
      ['신청일시', ({ createdDt }) => toTime(createdDt), 'wait'],
    ],
  }),

  penalties: defineSheet({
    fileNm: '이용제한',
    list: ({ context, staff: { now }, query }) =>
      createStaffRepository(context.db).listPenalties(z.parse(adminPenalties.query, query), { ...all, now }),
    unmasks: ['NAME'],
    people: { of: peopleOf.penalties, uid: ({ penaltyUid }) => penaltyUid },
    columns: [
      ['예약번호', ({ rsvNo }) => rsvNo, 'eqNm'],
      ['장비', ({ eqNm }) => eqNm, 'eqNm'],
      ['회원', ({ memberNm }, person) => person?.name ?? memberNm, 'member'],
      ['미이용 일시', ({ createdDt }) => toTime(createdDt), 'created'],
      ['해제 일시', ({ liftedDt }) => toTime(liftedDt), 'state'],
      ['이용 제한 종료일', ({ suspendedTo }) => suspendedTo ?? null, 'suspendedTo'],
    ],
  }),

  members: defineSheet({
    fileNm: '회원',
    list: ({ context, staff, query }) =>
      listMembers(context.db, { ...z.parse(adminMembers.query, query), staffUid: staff.memberUid }, all),
    unmasks: ['NAME', 'EMAIL'],
    people: { of: peopleOf.members, uid: ({ memberUid }) => memberUid },
    columns: [
      ['이름', ({ memberNm }, person) => person?.name ?? memberNm, 'member'],
      ['이메일', ({ email }, person) => person?.email ?? email, 'member'],
      ['구분', ({ classNm }) => classNm, 'class'],
      ['소속', ({ affiliation }) => affiliation, 'affiliation'],
      ['상태', ({ state }) => memberNames[state], 'state'],
      ['담당', ({ assigneeNm }) => assigneeNm, 'assignee'],
      ['가입일시', ({ joinedDt }) => toTime(joinedDt), 'joined'],
      ['마지막 접속', ({ lastLoginDt }) => toTime(lastLoginDt), 'state'],
    ],
  }),

  companies: defineSheet({
    fileNm: '기업',
    list: ({ context, query }) => listCompanies(context.db, z.parse(adminCompanies.query, query), all),
    unmasks: ['NAME'],
    people: { of: peopleOf.companies, uid: ({ bizNo }) => bizNo },
    columns: [
      ['기업명', ({ companyNm }) => companyNm, 'company'],
      ['사업자등록번호', ({ bizNo }) => toBizNoText(bizNo), 'bizNo'],
      ['담당자', ({ managerNm }, person) => person?.name ?? managerNm, 'manager'],
      ['회원', ({ memberCnt }) => memberCnt, 'members'],
      ['확인 대기', ({ waitCnt }) => waitCnt, 'state'],
      ['등록일시', ({ joinedDt }) => toTime(joinedDt), 'joined'],
    ],
  }),

  mail: defineSheet({
    fileNm: '메일',
    list: ({ context, query }) => listMails(context.db, z.parse(adminMails.query, query), all),
    unmasks: ['EMAIL'],
    people: { of: peopleOf.mails, uid: ({ mailUid }) => mailUid },
    columns: [
      ['제목', ({ subject }) => subject, 'subject'],
      ['받는 사람', ({ to }, person) => person?.email ?? to, 'to'],
      ['상태', ({ state }) => mailNames[state], 'state'],
      ['만든 일시', ({ createdDt }) => toTime(createdDt), 'created'],
      ['보낸 일시', ({ sentDt }) => toTime(sentDt), 'state'],
    ],
  }),

  audit: defineSheet({
    fileNm: '감사기록',
    list: ({ context, query }) => listAudit(context.db, z.parse(adminAudit.query, query), all),
    unmasks: ['NAME'],
    people: { of: peopleOf.members, uid: ({ targetUid }) => targetUid },
    columns: [
      ['일시', ({ at }) => toTime(at), 'at'],
      ['한 사람', ({ actorNm }) => actorNm, 'actor'],
      ['한 일', ({ action }) => toAuditActionName(action), 'action'],
      ['대상', ({ targetNm, targetUid }, person) => person?.name ?? targetNm ?? targetUid, 'action'],
      ['대상 번호', ({ targetUid }) => targetUid, 'action'],
      ['내용', ({ detail }) => inSeoul(detail), 'detail'],
      ['접속 주소', ({ ip }) => ip, 'ip'],
    ],
  }),

  access: defineSheet({
    fileNm: '접속기록',
    list: ({ context, query }) => listAccess(context.db, z.parse(adminAccessLog.query, query), all),
    unmasks: ['NAME'],
    people: { of: peopleOf.members, uid: ({ memberUid }) => memberUid },
    columns: [
      ['일시', ({ at }) => toTime(at), 'at'],
      ['본 사람', ({ actorNm }) => actorNm, 'actor'],
      ['한 일', ({ action }) => toAuditActionName(action), 'whose'],
      ['회원', ({ memberNm }, person) => person?.name ?? memberNm, 'whose'],
      ['목록·과정', ({ target }) => target, 'whose'],
      ['목적', ({ purposeCd }) => purposeCd, 'purpose'],
      ['목적 내용', ({ memo }) => memo, 'purpose'],
      ['항목', ({ items }) => items.join(', '), 'purpose'],
      ['건수', ({ rowCnt }) => rowCnt, 'whose'],
      ['접속 주소', ({ ip }) => ip, 'ip'],
    ],
  }),
};
