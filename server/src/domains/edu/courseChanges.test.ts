import type { CourseForm } from '@haesol/shared/contracts';
import { type CourseFacts, listCourseChanges } from './courseChanges.ts';

const before: CourseFacts = {
  place: '교육실',
  start_dt: '2026-12-14',
  end_dt: '2026-12-15',
  sessions: [{ date: '2026-12-14', from: '10:00', to: '12:00' }],
  fee: 0,
};
const form: CourseForm = {
  title: '로봇 도입 실무',
  summary: '도입 순서를 배웁니다.',
  html: '<p>도입 순서</p>',
  typeCd: 'GROUP',
  fieldCd: 'SMART',
  aud: 'WORKER',
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
};

describe('changes of a course that attendees are told', () => {
  it('are none for other texts, seats or names of lessons', () => {
    const [lesson] = form.sessions;
    const renamed = lesson === undefined ? [] : [{ ...lesson, no: 3, title: '새 이름' }];

    expect(listCourseChanges(before, { ...form, title: '심화', capacity: 9, sessions: renamed })).toEqual([]);
  });

  it.each<[Partial<CourseForm>, string[]]>([
    [{ startDt: '2026-12-13' }, ['교육 기간: 2026-12-13 ~ 2026-12-15 (변경 전: 2026-12-14 ~ 2026-12-15)']],
    [{ endDt: '2026-12-14' }, ['교육 기간: 2026-12-14 (변경 전: 2026-12-14 ~ 2026-12-15)']],
    [
      { sessions: [{ no: 1, date: '2026-12-15', from: '09:00', to: '11:30', title: '순서' }] },
      ['교육 일정: 2026-12-15 09:00~11:30'],
    ],
    [{ place: null }, ['장소: 온라인 (변경 전: 교육실)']],
    [{ fee: 30_000 }, ['교육비: 30,000원 (변경 전: 무료)']],
  ])('are named for %j', (change, lines) => {
    expect(listCourseChanges(before, { ...form, ...change })).toEqual(lines);
  });
});
