import type { CourseForm } from '@haesol/contracts/learn';
import { aCourseForm } from '../enrolment/testCourse.ts';
import { type CourseFacts, listCourseChanges } from './courseChanges.ts';

const before: CourseFacts = {
  place: '교육실',
  start_dt: '2026-12-14',
  end_dt: '2026-12-15',
  sessions: [{ date: '2026-12-14', from: '10:00', to: '12:00' }],
  fee: 0,
};
const form = aCourseForm();

describe('course changes that are announced to attendees', () => {
  it('do not include other texts, seats or names of lessons', () => {
    const [lesson] = form.sessions;
    const renamed = lesson === undefined ? [] : [{ ...lesson, no: 3, title: '새 이름' }];

    expect(listCourseChanges(before, { ...form, title: '심화', capacity: 9, sessions: renamed })).toEqual([]);
  });

  it.each<[Partial<CourseForm>, string[]]>([
    [
      { startDt: '2026-12-13' },
      ['교육 기간: 2026. 12. 13.(일) ~ 2026. 12. 15.(화) (변경 전: 2026. 12. 14.(월) ~ 2026. 12. 15.(화))'],
    ],
    [{ endDt: '2026-12-14' }, ['교육 기간: 2026. 12. 14.(월) (변경 전: 2026. 12. 14.(월) ~ 2026. 12. 15.(화))']],
    [
      { sessions: [{ no: 1, date: '2026-12-15', from: '09:00', to: '11:30', title: '순서' }] },
      ['교육 일정: 2026. 12. 15.(화) 09:00~11:30'],
    ],
    [{ place: null }, ['장소: 온라인 (변경 전: 교육실)']],
    [{ fee: 30_000 }, ['교육비: 30,000원 (변경 전: 무료)']],
  ])('are listed for %j', (change, lines) => {
    expect(listCourseChanges(before, { ...form, ...change })).toEqual(lines);
  });
});
