import * as z from 'zod/mini';
import { instant, pageQuery, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { contentLang } from '../common/values.ts';
import { orderKinds, reservationStates } from './order.ts';

const purchase = z.object({
  rsvtUid: z.string(),
  orderNo: z.string(),
  gdsNm: z.string(),
  lang: contentLang,
  thumbUrl: z.string(),
  thumbAlt: z.string(),
  optionNm: z.string(),
  count: z.int(),
  payAmount: z.int(),
  payDt: instant,
  kind: z.enum(orderKinds),
  rsvtSttsCd: z.enum(reservationStates),
  sttsNm: z.string(),
  /** `Y`: a refund is due if requested now. */
  refundable: yn,
});
export type Purchase = z.output<typeof purchase>;

export const buyList = defineEndpoint({
  name: 'mypage.buyList',
  method: 'GET',
  path: '/api/v1/mypage/buy/list',
  access: 'member',
  language: 'content',
  query: z.object(pageQuery(10)),
  response: listOf(purchase),
  summary: 'What the member has paid, the latest first.',
});
