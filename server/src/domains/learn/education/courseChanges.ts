import type { CourseForm } from '@haesol/contracts/learn';
import { localFormats } from '../../../mail/texts/localFormats.ts';
import { toChangeLines } from '../../common/timeline/changeLine.ts';

/** Facts whose change is announced to attendees: place, time and fee. */
export interface CourseFacts {
  readonly place: string | null;
  readonly start_dt: string;
  readonly end_dt: string;
  readonly sessions: readonly { readonly date: string; readonly from: string; readonly to: string }[];
  readonly fee: number;
}

const { day, period } = localFormats('ko');
const toPeriod = (start: string, end: string) => (start === end ? day(start) : period(start, end));
const toLesson = ({ date, from, to }: CourseFacts['sessions'][number]) => `${day(date)} ${from}~${to}`;
const toFee = (fee: number) => (fee === 0 ? '무료' : `${fee.toLocaleString('ko-KR')}원`);

/** @returns the lessons ordered by time, each as one text */
const toLessons = (sessions: CourseFacts['sessions']) =>
  sessions
    .toSorted((one, other) => `${one.date} ${one.from}`.localeCompare(`${other.date} ${other.from}`))
    .map(toLesson);

/** @returns one line for each changed fact; empty if attendees need no notification */
export function listCourseChanges(before: CourseFacts, form: CourseForm): string[] {
  const lessons = toLessons(form.sessions);
  const hasSameLessons = toLessons(before.sessions).join() === lessons.join();
  return [
    ...toChangeLines('교육 기간', toPeriod(before.start_dt, before.end_dt), toPeriod(form.startDt, form.endDt)),
    ...(hasSameLessons || lessons.length === 0 ? [] : [`교육 일정: ${lessons.join(', ')}`]),
    ...toChangeLines('장소', before.place ?? '온라인', form.place ?? '온라인'),
    ...toChangeLines('교육비', toFee(before.fee), toFee(form.fee)),
  ];
}
