import * as z from 'zod/mini';
import { clampedInt, queryText } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { contentLang, date, refundRule } from '../common/values.ts';
import { dayKinds } from './policies.ts';

const stockStates = ['OPEN', 'FEW', 'FULL', 'CLOSED'] as const;
export type StockState = (typeof stockStates)[number];

export const goodsInfoGet = defineEndpoint({
  name: 'reserve.goodsInfo',
  method: 'GET',
  path: '/api/v1/reserve/goods-info',
  access: 'optional',
  language: 'header',
  query: z.object({
    goodsCnt: clampedInt({ min: 1, max: 6, fallback: 1 }),
    goodsDtlId: queryText(64),
    languageCd: queryText(),
    /** 0: the first price of the option. */
    priceSn: clampedInt({ min: 0, max: 100, fallback: 0 }),
  }),
  response: z.object({
    gdsUid: z.string(),
    gdsNm: z.string(),
    lang: contentLang,
    goodsDtlId: z.string(),
    optionNm: z.string(),
    priceNm: z.string(),
    unitPrice: z.int(),
    goodsCnt: z.int(),
    amount: z.int(),
    /** Days on which it is sold, closed days between them included. */
    dates: z.array(
      z.object({
        date,
        /** Null: not counted. */
        remain: z.nullable(z.int()),
        state: z.enum(stockStates),
        /** Reason of a closed day; empty for others. */
        why: z.string(),
        kind: z.enum(dayKinds),
        price: z.int(),
        /** Times of this day with their seats; past ones are `CLOSED`. */
        times: z.array(z.object({ time: z.string(), remain: z.int(), state: z.enum(stockStates) })),
      }),
    ),
    /** Times of the day, `HH:mm`; empty for whole days. */
    times: z.array(z.string()),
    maxCnt: z.int(),
    /** Shortest stay of a room; null for tickets. */
    minNights: z.nullable(z.int()),
    refundRules: z.array(refundRule),
    notice: z.string(),
  }),
  summary: 'An option of goods with its price and the days that are left.',
});
export type GoodsInfo = z.output<typeof goodsInfoGet.response>;
