import { type EduState, type EnrollState, learnPolicy } from '@haesol/contracts/learn';
import { addDays, seoulInstant, toSeoulDate } from '../../../db/seoulTime.ts';
import type { Moves } from '../../common/timeline/moves.ts';

/** State machine of an enrolment. Applying is not a move: it inserts the row as `APPLIED` or `WAITLIST`. */
export const enrollMoves = {
  approve: { from: ['APPLIED'], to: 'APPROVED', by: ['STAFF'] },
  reject: { from: ['APPLIED', 'WAITLIST', 'OFFERED'], to: 'REJECTED', by: ['STAFF'] },
  offer: { from: ['WAITLIST'], to: 'OFFERED', by: ['STAFF', 'SYSTEM'] },
  accept: { from: ['OFFERED', 'WAITLIST'], to: 'APPLIED', by: ['MEMBER'] },
  pass: { from: ['OFFERED'], to: 'WAITLIST', by: ['MEMBER', 'SYSTEM'] },
  cancel: { from: ['APPLIED', 'APPROVED', 'WAITLIST', 'OFFERED'], to: 'CANCELLED', by: ['MEMBER'] },
  cancelCourse: { from: ['APPLIED', 'APPROVED', 'WAITLIST', 'OFFERED'], to: 'CANCELLED', by: ['STAFF'] },
  start: { from: ['APPROVED'], to: 'LEARNING', by: ['SYSTEM'] },
  /** Staff moved a begun course to a later day. */
  postpone: { from: ['LEARNING'], to: 'APPROVED', by: ['SYSTEM'] },
  closeWaitingList: { from: ['WAITLIST', 'OFFERED'], to: 'REJECTED', by: ['SYSTEM'] },
  /** The course ended before staff decided. */
  closeUnanswered: { from: ['APPLIED'], to: 'REJECTED', by: ['SYSTEM'] },
  complete: { from: ['LEARNING'], to: 'COMPLETED', by: ['STAFF'] },
  endIncomplete: { from: ['LEARNING'], to: 'INCOMPLETE', by: ['STAFF'] },
} as const satisfies Moves<EnrollState>;

/** States of an open enrolment. */
export const openEnrollStates = [
  'APPLIED',
  'WAITLIST',
  'OFFERED',
  'APPROVED',
  'LEARNING',
] as const satisfies readonly EnrollState[];

/** States that occupy a seat of the course. */
export const seatStates: readonly EnrollState[] = [
  'APPLIED',
  'OFFERED',
  'APPROVED',
  'LEARNING',
  'COMPLETED',
  'INCOMPLETE',
];

/** States that occupy a place of the waiting list; an offered seat keeps it, so that the member can let the seat pass. */
export const waitingStates: readonly EnrollState[] = ['WAITLIST', 'OFFERED'];

/** Returns the end of an offer: after the hours of the policy, at the latest at the beginning of the course. */
export function toOfferEnd(startDt: string, now: Date, { offerHours } = learnPolicy): Date {
  return new Date(Math.min(now.getTime() + offerHours * 3_600_000, seoulInstant(startDt).getTime()));
}

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

/** Returns true while a member can take an offered seat, or a free one that all others let pass. */
export function isAcceptable(
  row: {
    readonly state: EnrollState;
    readonly offer_exp: Date | null;
    readonly has_seats: boolean;
    readonly start_dt: string;
  },
  now: Date,
): boolean {
  if (toSeoulDate(now) >= row.start_dt) return false;
  return row.state === 'OFFERED'
    ? row.offer_exp !== null && row.offer_exp > now
    : row.state === 'WAITLIST' && row.has_seats;
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
