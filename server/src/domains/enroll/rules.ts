import type { EduState, EnrollState } from '@haesol/shared/contracts';
import { addDays } from '../../seoulTime.ts';
import type { Moves } from '../timeline/moves.ts';

/** State machine of an enrolment. Applying is no move: it makes the row, `APPLIED` or `WAITLIST`. */
export const enrollMoves = {
  approve: { from: ['APPLIED'], to: 'APPROVED', by: ['STAFF'] },
  reject: { from: ['APPLIED', 'WAITLIST'], to: 'REJECTED', by: ['STAFF'] },
  promote: { from: ['WAITLIST'], to: 'APPLIED', by: ['SYSTEM'] },
  cancel: { from: ['APPLIED', 'APPROVED', 'WAITLIST'], to: 'CANCELLED', by: ['MEMBER'] },
  cancelCourse: { from: ['APPLIED', 'APPROVED', 'WAITLIST'], to: 'CANCELLED', by: ['STAFF'] },
  start: { from: ['APPROVED'], to: 'LEARNING', by: ['SYSTEM'] },
  closeWaitingList: { from: ['WAITLIST'], to: 'REJECTED', by: ['SYSTEM'] },
  complete: { from: ['LEARNING'], to: 'COMPLETED', by: ['STAFF'] },
  endIncomplete: { from: ['LEARNING'], to: 'INCOMPLETE', by: ['STAFF'] },
} as const satisfies Moves<EnrollState>;

/** States of an enrolment that is under way: it keeps its member from leaving. */
export const openEnrollStates = [
  'APPLIED',
  'WAITLIST',
  'APPROVED',
  'LEARNING',
] as const satisfies readonly EnrollState[];

/** States that take a seat of the course. */
export const seatStates: readonly EnrollState[] = ['APPLIED', 'APPROVED', 'LEARNING', 'COMPLETED', 'INCOMPLETE'];

/** Members apply while the course takes applications, and wait while it is full. */
export function takesApplications(state: EduState): boolean {
  return state === 'OPEN' || state === 'FULL';
}

/** Last day on which a member cancels: the one before the course. */
export function toCancelUntil(startDt: string): string {
  return addDays(startDt, -1);
}

export function isCancellable(state: EnrollState, startDt: string, today: string): boolean {
  return (enrollMoves.cancel.from as readonly EnrollState[]).includes(state) && today <= toCancelUntil(startDt);
}

/** The lessons of a course are opened by those whose seat is confirmed. */
export function mayEnterLessons(state: EnrollState): boolean {
  return state === 'APPROVED' || state === 'LEARNING';
}

/** Places for people who apply together; undefined where they do not fit in. */
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
