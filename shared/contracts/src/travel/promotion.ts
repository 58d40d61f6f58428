import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { pageQuery, queryText } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { contentLang, date } from '../common/values.ts';

export const promotion = z.object({
  id: z.string(),
  title: z.string(),
  lang: contentLang,
  summary: z.string(),
  thumbUrl: z.string(),
  thumbAlt: z.string(),
  startDt: date,
  endDt: date,
  state: z.enum(['ING', 'SOON', 'END']),
});
promotion.register(z.globalRegistry, { id: 'Promotion' });
export type Promotion = z.output<typeof promotion>;

export const coupon = z.object({
  couponUid: z.optional(z.string()),
  couponPblcnUid: z.string(),
  couponNm: z.string(),
  lang: contentLang,
  kind: z.enum(['activity', 'voucher']),
  discountType: z.enum(['RATE', 'AMOUNT']),
  /** Percent or won, by `discountType`. */
  discount: z.int(),
  minAmount: z.int(),
  /** In won; null: no limit. */
  maxDiscount: z.nullable(z.int()),
  startDt: date,
  endDt: date,
  /** Conditions of use in words, in `targetsLang`, which the previous server release does not send. */
  targets: z.array(z.string()),
  targetsLang: z.optional(contentLang),
  remainCnt: z.int(),
  /** Promotion that it belongs to, or null. */
  promotionId: z.nullable(z.string()),
});
coupon.register(z.globalRegistry, { id: 'Coupon' });
export type Coupon = z.output<typeof coupon>;

export const promotionList = defineEndpoint({
  name: 'promotion.list',
  method: 'GET',
  path: '/api/v1/stickyArea/promotion/list',
  access: 'public',
  language: 'content',
  query: z.object({
    ...pageQuery(12),
    searchFilter: choice(['ALL', 'ING', 'SOON', 'END'], 'ALL'),
    searchKeyword: queryText(),
  }),
  response: listOf(promotion),
  summary: 'Lists promotions: running, coming and past ones.',
});

const promotionDetail = z.extend(promotion, { html: z.string(), coupons: z.array(coupon) });
export type PromotionDetail = z.output<typeof promotionDetail>;

export const promotionGet = defineEndpoint({
  name: 'promotion.get',
  method: 'GET',
  path: '/api/v1/stickyArea/promotion/{id}',
  access: 'public',
  language: 'content',
  params: z.object({ id: z.string() }),
  response: promotionDetail,
  summary: 'A promotion with its coupons.',
});
