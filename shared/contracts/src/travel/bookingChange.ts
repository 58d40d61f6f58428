import * as z from 'zod/mini';
import { yn } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { bookerForm } from './booker.ts';
import { chosenTickets, peopleForm, refundStep } from './order.ts';

const wanted = { ...chosenTickets, people: peopleForm };

/** Form of a change: the call without the difference and the decision. */
export const reserveChangeForm = z.strictObject({ ...wanted, user: bookerForm });

export const reserveChange = defineEndpoint({
  name: 'reserve.change',
  method: 'POST',
  path: '/api/v1/reserve/{rsvtUid}/change',
  access: 'buyer',
  language: 'header',
  params: z.object({ rsvtUid: z.string() }),
  body: z.strictObject({
    ...wanted,
    /** Absent from questions for the difference, which does not depend on it; required by a change. */
    user: z.optional(bookerForm),
    /** Difference shown to the member; another one returns `4091`. */
    difference: z.optional(z.int()),
    /** `N` only computes; `Y` changes, or opens an order for the difference. */
    isPay: yn,
  }),
  response: z.object({
    /** Amount that the booking costs afterwards. */
    payAmount: z.int(),
    /** To pay; negative: to be refunded. */
    difference: z.int(),
    /** Points that are returned, because the discounts and points exceed the new price. */
    pointBack: z.int(),
    /** Order of the difference, to be paid; null if nothing is to be paid, or nothing was changed. */
    orderUid: z.nullable(z.string()),
    /** Fees of a cancellation after the change, by day. Absent from responses of the previous server release. */
    refundSteps: z._default(z.array(refundStep), []),
  }),
  summary: 'Changes day, hour, people and names of booked goods while a cancellation is free.',
});
