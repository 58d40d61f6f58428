import { randomUUID } from 'node:crypto';
import type { EnrollForm } from '@haesol/shared/contracts';
import { addDays, seoulInstant, toSeoulDate } from '../../seoulTime.ts';
import type { TestApp } from '../../testing.ts';

export interface CourseFacts {
  readonly capacity?: number;
  readonly waitCapacity?: number;
  /** Days from today to the first day of the course. */
  readonly startsIn?: number;
  readonly classes?: readonly string[];
}

/** Database and clock of a test, or of a site of several processes. */
interface Place {
  readonly db: TestApp['db'];
  readonly context: { readonly clock: { now(): Promise<Date> } };
}

/** Adds a course that takes applications from yesterday to the day before it begins, in two lessons. For tests. */
export async function addCourse({ db, context }: Place, facts: CourseFacts = {}): Promise<string> {
  const { capacity = 2, waitCapacity = 2, startsIn = 10, classes = ['COMPANY', 'GENERAL', 'FACULTY'] } = facts;
  const eduUid = `T${randomUUID().slice(0, 8)}`;
  const today = toSeoulDate(await context.clock.now());
  const [start, end] = [addDays(today, startsIn), addDays(today, startsIn + 1)];
  const base = { fee: 0, thumb_url: '/art/edu/inspection.svg', thumb_alt: '그림', search: '시험', chosung: 'ㅅㅎ' };
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

/** An application for oneself. */
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
  ...change,
});
