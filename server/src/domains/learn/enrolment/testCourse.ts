import { randomUUID } from 'node:crypto';
import type { CourseForm, EnrollForm } from '@haesol/contracts/learn';
import { addDays, seoulInstant, toSeoulDate } from '../../../db/seoulTime.ts';
import type { TestApp } from '../../../testing/testApp.ts';

export interface CourseFacts {
  readonly capacity?: number;
  readonly waitCapacity?: number;
  /** Days from today to the first day of the course. */
  readonly startsIn?: number;
  readonly classes?: readonly string[];
  /** In won. */
  readonly fee?: number;
}

/** Database and clock of a test, or of a site with several processes. */
interface Place {
  readonly db: TestApp['db'];
  readonly context: { readonly clock: { now(): Promise<Date> } };
}

/** Adds a course with open applications from yesterday to the day before it begins, and two lessons. For tests. */
export async function addCourse({ db, context }: Place, facts: CourseFacts = {}): Promise<string> {
  const { capacity = 2, waitCapacity = 2, startsIn = 10, classes = ['COMPANY', 'GENERAL', 'FACULTY'], fee = 0 } = facts;
  const eduUid = `T${randomUUID().slice(0, 8)}`;
  const today = toSeoulDate(await context.clock.now());
  const [start, end] = [addDays(today, startsIn), addDays(today, startsIn + 1)];
  const base = { fee, thumb_url: '/art/edu/inspection.svg', thumb_alt: '그림', search: '시험', chosung: 'ㅅㅎ' };
  const texts = {
    title: '시험 과정',
    summary: '요약',
    html: '<p>요약</p>',
    lecturer: '강사',
    criteria: '출석',
    contact: '팀',
  };
  await db
    .insertInto('edu')
    .values({
      ...base,
      ...texts,
      edu_uid: eduUid,
      type_cd: 'BLENDED',
      field_cd: 'SMART',
      aud: 'WORKER',
      place: '교육실',
      online_url: 'https://learn.haesol.example/secret',
      apply_from: seoulInstant(addDays(today, -1)),
      apply_to: seoulInstant(start, '00:00'),
      start_dt: start,
      end_dt: end,
      hours: 8,
      capacity,
      wait_capacity: waitCapacity,
      class_allow: [...classes],
      sessions: JSON.stringify([
        { no: 1, date: start, from: '10:00', to: '12:00', title: '첫째' },
        { no: 2, date: end, from: '10:00', to: '12:00', title: '둘째' },
      ]),
      created_at: seoulInstant(today),
    })
    .execute();
  return eduUid;
}

/** Application for oneself. */
export const anApplication = (change: Partial<EnrollForm> = {}) => ({
  agreePrivacy: true,
  attendeeCd: 'SELF',
  applicantNm: '한가람',
  email: 'han@company.example',
  tel: ['010', '0000', '1001'],
  affiliation: '다온푸드텍',
  position: '과장',
  motive: '현장에 쓰고 싶습니다.',
  proofCd: 'MAIL',
  proofEmail: 'han@company.example',
  ...change,
});

/** Valid course form with one lesson and no restrictions. @param change overrides */
export const aCourseForm = (change: Partial<CourseForm> = {}): CourseForm => ({
  title: '로봇 도입 실무',
  summary: '도입 순서를 배웁니다.',
  html: '<p>도입 순서</p>',
  typeCd: 'GROUP',
  fieldCd: 'SMART',
  aud: 'WORKER',
  kind: 'COURSE',
  levelCd: null,
  preparation: null,
  place: '교육실',
  onlineUrl: null,
  lecturer: '강주은 교수',
  criteria: '출석 80% 이상',
  contact: '인재양성팀 099-700-1030',
  applyFrom: '2026-11-01T09:00:00+09:00',
  applyTo: '2026-12-10T18:00:00+09:00',
  startDt: '2026-12-14',
  endDt: '2026-12-15',
  hours: 8,
  capacity: 1,
  waitCapacity: 2,
  fee: 0,
  classCds: [],
  deviceUids: [],
  sessions: [{ no: 1, date: '2026-12-14', from: '10:00', to: '12:00', title: '순서' }],
  thumbUrl: '/art/edu/inspection.svg',
  thumbAlt: '검사 카메라 그림',
  fileUids: [],
  ...change,
});
