import { addWorkingDays, type Holidays, toSeoulDate } from '../common/seoul.ts';
import { classConfirmDays } from '../identity/policies.ts';
import { labPolicy } from '../lab/policies.ts';
import { learnPolicy } from '../learn/policies.ts';
import { travelPolicy } from '../travel/policies.ts';
import type { OfficeQueue } from './office.ts';
import type { AssignedQueue } from './officeQueue.ts';

/** Time within which the office answers: whole working days after the day on which the wait began, or hours. */
export type Promised = { readonly days: number } | { readonly hours: number };

/** Promised times by queue; the others have no promise. Those without a policy of their own are the office's own rule. */
export const promises = {
  QNA: { days: 2 },
  INQUIRY: { days: 1 },
  ENROLMENT: { days: 2 },
  APPLICATION: { days: learnPolicy.contactDays },
  BOOKING: { days: labPolicy.answerDays },
  ORDER: { hours: travelPolicy.answerHours },
  REFUND: { days: travelPolicy.refundWorkDays },
  REVIEW: { days: 3 },
  MEMBER: { days: classConfirmDays },
} as const satisfies Readonly<Partial<Record<OfficeQueue, Promised>>>;
export type PromisedQueue = keyof typeof promises;

/** Queues of the counts by their names in paths. */
export const promisedQueueOf = {
  qna: 'QNA',
  inquiries: 'INQUIRY',
  enrolments: 'ENROLMENT',
  applications: 'APPLICATION',
  reservations: 'BOOKING',
  orders: 'ORDER',
  refunds: 'REFUND',
  reviews: 'REVIEW',
  members: 'MEMBER',
} as const satisfies Readonly<Record<AssignedQueue, PromisedQueue>>;

const hourMs = 3_600_000;

/**
 * Returns the end of the promised time, in milliseconds since the epoch: a promise of days ends with its last day in Seoul.
 * @param since start of the wait
 */
export function promisedUntil(queue: PromisedQueue, since: number, holidays: Holidays): number {
  const promised: Promised = promises[queue];
  if ('hours' in promised) return since + promised.hours * hourMs;
  const lastDay = addWorkingDays(toSeoulDate(since), promised.days, holidays);
  return Date.parse(`${lastDay}T24:00:00+09:00`);
}
