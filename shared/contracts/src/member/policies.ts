import { classConfirmDays } from '../identity/policies.ts';
import { labPolicy } from '../lab/policies.ts';
import { learnPolicy } from '../learn/policies.ts';
import { travelPolicy } from '../travel/policies.ts';
import type { OfficeQueue } from './office.ts';

/** Working days within which the site promises an answer, by queue; the others have no promise. */
export const promisedDays: Readonly<Partial<Record<OfficeQueue, number>>> = {
  APPLICATION: learnPolicy.contactDays,
  BOOKING: labPolicy.answerDays,
  REFUND: travelPolicy.refundWorkDays,
  MEMBER: classConfirmDays,
};
