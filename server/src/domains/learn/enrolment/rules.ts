import type { EduState, EnrollState } from '@haesol/contracts/learn';
import { addDays, toSeoulDate } from '../../../db/seoulTime.ts';
import type { Moves } from '../../common/timeline/moves.ts';

/** State machine of an enrolment. Applying is not a move: it inserts the row as `APPLIED` or `WAITLIST`. */
export const enrollMoves = {
  approve: { from: ['APPLIED'], to: 'APPROVED', by: ['STAFF'] },
  reject: { from: ['APPLIED', 'WAITLIST'], to: 'REJECTED', by: ['STAFF'] },
  promote: { from: ['WAITLIST'], to: 'APPLIED', by: ['SYSTEM'] },
  cancel: { from: ['APPLIED', 'APPROVED', 'WAITLIST'], to: 'CANCELLED', by: ['MEMBER'] },
  cancelCourse: { from: ['APPLIED', 'APPROVED', 'WAITLIST'], to: 'CANCELLED', by: ['STAFF'] },
  start: { from: ['APPROVED'], to: 'LEARNING', by: ['SYSTEM'] },
  /** Staff moved a begun course to a later day. */
  postpone: { from: ['LEARNING'], to: 'APPROVED', by: ['SYSTEM'] },
  closeWaitingList: { from: ['WAITLIST'], to: 'REJECTED', by: ['SYSTEM'] },
  /** The course ended before staff decided. */
  closeUnanswered: { from: ['APPLIED'], to: 'REJECTED', by: ['SYSTEM'] },
  complete: { from: ['LEARNING'], to: 'COMPLETED', by: ['STAFF'] },
  endIncomplete: { from: ['LEARNING'], to: 'INCOMPLETE', by: ['STAFF'] },
} as const satisfies Moves<EnrollState>;

/** States of an open enrolment. */
export const openEnrollStates = [
  'APPLIED',
  'WAITLIST',
  'APPROVED',
  'LEARNING',
] as const satisfies readonly EnrollState[];

/** States that occupy a seat of the course. */
export const seatStates: readonly EnrollState[] = ['APPLIED', 'APPROVED', 'LEARNING', 'COMPLETED', 'INCOMPLETE'];

/** Returns true while the course accepts applications, including those for the waiting list. */
export function takesApplications(state: EduState): boolean {
  return state === 'OPEN' || state === 'FULL';
}

/** Returns the free places of the waiting list; 0 from the first day on, when it is closed. */
export function countWaitingPlaces(
  course: { readonly start_dt: string; readonly wait_capacity: number; readonly wait_cnt: number },
  now: Date,
): number {
  return toSeoulDate(now) < course.start_dt ? Math.max(0, course.wait_capacity - course.wait_cnt) : 0;
}

/** Returns the last day on which a member can cancel: the day before the course. */
export function toCancelUntil(startDt: string): string {
  return addDays(startDt, -1);
}

export function isCancellable(state: EnrollState, startDt: string, today: string): boolean {
  return (enrollMoves.cancel.from as readonly EnrollState[]).includes(state) && today <= toCancelUntil(startDt);
}

/** Lessons are open to attendees with a confirmed seat. */
export function mayEnterLessons(state: EnrollState): boolean {
  return state === 'APPROVED' || state === 'LEARNING';
}

/** Splits a group between seats and waiting list; undefined if they do not fit. */
export function dividePlaces(
  people: number,
  left: { readonly seats: number; readonly waiting: number },
  mayWait: boolean,
): { readonly seated: number; readonly waiting: number } | undefined {
  const seated = Math.min(people, Math.max(0, left.seats));
  const waiting = people - seated;
  if (waiting === 0) return { seated, waiting };
  return mayWait && waiting <= left.waiting ? { seated, waiting } : undefined;
}

interface Timetable {
  readonly start_dt: string;
  readonly sessions: readonly {
    readonly no: number;
    readonly date: string;
    readonly from: string;
    readonly to: string;
  }[];
}

/** Lists the lessons of a course by time. Without a timetable: one, the whole first day with an empty `from`. */
export function listLessons({ start_dt, sessions }: Timetable) {
  if (sessions.length === 0) return [{ date: start_dt, from: '', to: '24:00' }];
  return sessions.toSorted((a, b) => `${a.date} ${a.from}`.localeCompare(`${b.date} ${b.from}`));
}

/** Returns true for a lesson that is over; one of an online course lasts the whole day. */
export function isLessonOver(
  { date, to }: { readonly date: string; readonly to: string },
  isOnline: boolean,
  now: { readonly date: string; readonly time: string },
): boolean {
  return date < now.date || (date === now.date && !isOnline && to < now.time);
}
