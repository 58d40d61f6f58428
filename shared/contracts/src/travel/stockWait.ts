import * as z from 'zod/mini';
import { emptyObject, instant } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { contentLang, date } from '../common/values.ts';
import { useTimeText } from './order.ts';
import { orderLimits } from './orderLimits.ts';

/** Limits of waits for sold-out days and hours. */
export const waitLimits = { waits: 10, offerHours: 6 } as const;

const place = {
  goodsDtlId: z.string().check(z.minLength(1), z.maxLength(64)),
  useDate: z.iso.date({ error: '이용일을 선택해 주세요.' }),
  /** `HH:mm`; absent for whole days. */
  useTime: z.optional(useTimeText),
};

export const stockWaitAdd = defineEndpoint({
  name: 'reserve.wait',
  method: 'POST',
  path: '/api/v1/reserve/waitlist',
  access: 'member',
  language: 'header',
  body: z.strictObject({ ...place, count: z.int().check(z.gte(1), z.lte(orderLimits.count)) }),
  response: z.object({ waitUid: z.string(), waitNo: z.int() }),
  summary: 'Waits for pieces of a sold-out day or hour.',
});

const stockWait = z.object({
  waitUid: z.string(),
  gdsUid: z.string(),
  gdsNm: z.string(),
  lang: contentLang,
  goodsDtlId: z.string(),
  optionNm: z.string(),
  useDate: date,
  useTime: z.nullable(z.string()),
  count: z.int(),
  /** Position in the queue of the day or hour. */
  waitNo: z.int(),
  /** Until then the pieces are kept for the member; null without an offer. */
  offerExpDt: z.nullable(instant),
});
export type StockWait = z.output<typeof stockWait>;

export const stockWaits = defineEndpoint({
  name: 'reserve.waits',
  method: 'GET',
  path: '/api/v1/reserve/waitlist',
  access: 'member',
  language: 'header',
  response: z.object({
    /** The earliest day first; at most ten. */
    list: z.array(stockWait),
  }),
  summary: 'Sold-out days and hours that the member waits for.',
});

const ofWait = {
  access: 'member',
  language: 'header',
  params: z.object({ waitUid: z.string() }),
  response: emptyObject,
} as const;

export const stockWaitRemove = defineEndpoint({
  ...ofWait,
  name: 'reserve.stopWaiting',
  method: 'DELETE',
  path: '/api/v1/reserve/waitlist/{waitUid}',
  summary: 'Ends the wait; pieces of an offer go to the next one.',
});

export const stockWaitPass = defineEndpoint({
  ...ofWait,
  name: 'reserve.passPieces',
  method: 'POST',
  path: '/api/v1/reserve/waitlist/{waitUid}/pass',
  summary: 'Lets offered pieces pass to the next one; the wait goes on behind the others.',
});
