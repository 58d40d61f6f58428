import * as z from 'zod/mini';
import { email } from '../common/common.ts';
import { toPrintedNumber } from '../common/commonForm.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { memberText } from '../common/memberText.ts';
import { certSendMail } from '../identity/cert.ts';
import { ticket } from '../identity/member.ts';

export const guestFindOrder = defineEndpoint({
  name: 'guest.findOrder',
  method: 'POST',
  path: '/api/v1/guest/find-order',
  access: 'public',
  language: 'header',
  summary:
    'Mails a code to the buyer of an order without an account; the answer is the same for every number and address.',
  body: z.strictObject({
    /** Number of the booking or of the order, as in its mails. */
    no: z.pipe(
      memberText({
        max: 30,
        empty: '예약번호를 입력해 주세요.',
        tooLong: '예약번호가 올바르지 않습니다.',
        hasLines: false,
      }),
      z.transform(toPrintedNumber),
    ),
    email,
  }),
  response: certSendMail.response,
});

/** Form for the mail address of a buyer without an account. */
export const guestMailForm = z.pick(guestFindOrder.body, { email: true });

export const guestOrderClaim = defineEndpoint({
  name: 'guest.claimOrders',
  method: 'POST',
  path: '/api/v1/guest/claim',
  access: 'member',
  language: 'header',
  summary: 'Moves the orders of a buyer without an account to the member who has proven the same mail address.',
  /** From `cert.check` with the purpose `GUEST`. */
  body: z.strictObject({ certToken: ticket }),
  response: z.object({
    /** Orders that moved. */
    count: z.int(),
  }),
});
