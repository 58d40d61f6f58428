import * as z from 'zod/mini';
import { instant, uid, yn } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { contentLang, date } from '../common/values.ts';
import { bookedPerson, passportName } from './booker.ts';
import {
  details,
  orderKinds,
  orderQuote,
  orderStates,
  paymentProviders,
  peopleForm,
  reservationStates,
} from './order.ts';
import { ageGroups } from './policies.ts';

/**
 * Payment of an order: `NONE` not started · `OPEN` in the provider's window · `AUTHORIZED` returned from it, to be confirmed ·
 * `CHECKING` no answer of the provider yet, the server polls · `APPROVED` · `DECLINED` · `CLOSED` by the member.
 */
export const payStates = ['NONE', 'OPEN', 'AUTHORIZED', 'CHECKING', 'APPROVED', 'DECLINED', 'CLOSED'] as const;
export type PayState = (typeof payStates)[number];

const orderParams = z.object({ orderUid: z.string() });

export const orderGet = defineEndpoint({
  name: 'order.get',
  method: 'GET',
  path: '/api/v1/order/{orderUid}',
  access: 'buyer',
  language: 'header',
  params: orderParams,
  response: z.extend(orderQuote, {
    orderUid: z.string(),
    /** First order of those that are paid together; null: this one is paid alone. Absent from responses of the previous server release. */
    purchaseUid: z._default(z.nullable(z.string()), null),
    /** `Y` for the order of the difference of a change; once paid, its reservation is the changed one. Absent from responses of the previous server release. */
    changeYn: z._default(yn, 'N'),
    orderNo: z.string(),
    kind: z.enum(orderKinds),
    state: z.enum(orderStates),
    payState: z.enum(payStates),
    /** For `AUTHORIZED`: input of `reserve.create` and `pass.buy`. */
    payKey: z.nullable(z.string()),
    expireDt: instant,
    leftSec: z.int(),
    rsvtUid: z.string(),
    rsvtNo: z.string(),
    rsvtSttsCd: z.enum(reservationStates),
    gdsUid: z.nullable(z.string()),
    gdsNm: z.string(),
    /** Language of the name. Absent from responses of the previous server release. */
    lang: z._default(contentLang, 'ko'),
    thumbUrl: z.string(),
    thumbAlt: z.string(),
    /** Chosen option; null for passes. */
    goods: z.nullable(
      z.object({
        goodsDtlId: z.string(),
        options: z.array(
          z.object({
            optionNm: z.string(),
            count: z.int(),
            priceSn: z.int(),
            ageGroup: z.enum(ageGroups),
            ageFrom: z.nullable(z.int()),
            ageTo: z.nullable(z.int()),
          }),
        ),
        useDate: date,
        useTime: z.nullable(z.string()),
        /** Departure of a stay; null for others. */
        departDate: z.nullable(date),
      }),
    ),
    pass: z.nullable(z.object({ gdsDtlUid: z.string(), passCnt: z.int() })),
    couponUid: z.nullable(z.string()),
    promoCode: z.nullable(z.string()),
    /** Guests of a room as entered, of tickets by their prices; null for passes. */
    people: z.nullable(peopleForm),
    booker: z.nullable(bookedPerson),
    /** Null without one. Absent from responses of the previous server release. */
    passport: z.optional(z.nullable(passportName)),
    /** `Y`: the ticket needs the booker's name in the passport. Absent from responses of the previous server release. */
    passportYn: z.optional(yn),
    requestMemo: z.string(),
    provider: z.enum(paymentProviders),
  }),
  summary: 'An order of the member with its amounts, and how far its payment is.',
});
export type Order = z.output<typeof orderGet.response>;

export const orderRemove = defineEndpoint({
  name: 'order.remove',
  method: 'DELETE',
  path: '/api/v1/order/{orderUid}',
  access: 'buyer',
  language: 'header',
  params: orderParams,
  response: z.object({ orderUid: z.string(), state: z.enum(orderStates) }),
  summary: 'Gives up an order that is not paid; stock, coupon, code and points are free at once.',
});

export const payWindow = defineEndpoint({
  name: 'pay.window',
  method: 'POST',
  path: '/api/v1/pay/window',
  access: 'buyer',
  language: 'header',
  body: z.strictObject({ orderUid: uid, ...details }),
  response: z.object({
    /** Redirect address: the provider's window, which returns to `/travel/payment?orderUid=…`. */
    url: z.string(),
  }),
  summary: "Opens the provider's window for an order; an earlier window of the order ends.",
});

/** Outcomes that the built-in mock provider can simulate. */
export const mockOutcomes = ['APPROVE', 'DECLINE', 'TIMEOUT', 'UNKNOWN', 'CLOSE'] as const;
export type MockOutcome = (typeof mockOutcomes)[number];

export const payMockAuthorize = defineEndpoint({
  name: 'pay.mockAuthorize',
  method: 'POST',
  path: '/api/v1/pay/mock/authorize',
  access: 'buyer',
  language: 'header',
  body: z.strictObject({ orderUid: uid, outcome: z._default(z.enum(mockOutcomes), 'APPROVE') }),
  response: z.object({ payKey: z.string() }),
  summary: 'What the window of the built-in provider does, in one call; there is none beside another provider.',
});

export const payWebhookToss = defineEndpoint({
  name: 'pay.webhookToss',
  method: 'POST',
  path: '/api/v1/pay/webhook/toss',
  access: 'public',
  language: 'none',
  response: z.object({}),
  summary: 'Hint that a payment has changed; nothing of it is believed, the payment is read from the provider.',
});
