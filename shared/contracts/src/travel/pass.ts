import * as z from 'zod/mini';
import { instant, pageQuery, queryText } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { contentLang, refundRule } from '../common/values.ts';
import { attraction } from './attraction.ts';

export const passItem = z.object({
  gdsUid: z.string(),
  gdsDtlUid: z.string(),
  psCd: z.string(),
  passNm: z.string(),
  lang: contentLang,
  summary: z.string(),
  /** Hours from the first use; null for passes by number of places. */
  hours: z.nullable(z.int()),
  /** Number of places to choose; null for passes by hours. */
  pickCnt: z.nullable(z.int()),
  persons: z.int(),
  price: z.int(),
  priceKrw: z.int(),
  currency: z.string(),
  /** Adult prices of `exampleCnt` of its places for all persons of the pass, for comparison with its price. */
  listPrice: z.int(),
  /** Number of places, the most visited first, that fit into its hours or may be chosen. */
  exampleCnt: z.int(),
  thumbUrl: z.string(),
  thumbAlt: z.string(),
  placesCnt: z.int(),
  /** Saving in won against the `exampleCnt` most expensive places; 0 if they cost less. */
  saveMax: z.int(),
  soldCnt: z.int(),
});
passItem.register(z.globalRegistry, { id: 'PassItem' });
export type PassItem = z.output<typeof passItem>;

export const passList = defineEndpoint({
  name: 'pass.list',
  method: 'GET',
  path: '/api/v1/pass/list',
  access: 'optional',
  language: 'pass',
  query: z.object({
    ...pageQuery(12),
    psCd: queryText(),
    language: queryText(),
    /** `CD0000001044` is won, the only currency; also read from the header of the same name. */
    exrate: queryText(),
  }),
  response: listOf(passItem),
  summary: 'Lists passes on sale.',
});

const passPlace = z.extend(attraction, {
  /** Adult price there without the pass. */
  adultPrice: z.int(),
});
export type PassPlace = z.output<typeof passPlace>;

const passDetail = z.extend(passItem, {
  description: z.string(),
  /** Days after the purchase within which it must be used first. */
  validDays: z.int(),
  /** The most visited first. */
  places: z.array(passPlace),
  rules: z.array(z.string()),
  refundRules: z.array(refundRule),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
});
export type PassDetail = z.output<typeof passDetail>;

export const passGet = defineEndpoint({
  name: 'pass.get',
  method: 'GET',
  path: '/api/v1/pass/detail/{gdsDtlUid}',
  access: 'optional',
  language: 'pass',
  params: z.object({ gdsDtlUid: z.string() }),
  response: passDetail,
  summary: 'A pass with the places that it opens; `G…` names the first pass of the goods.',
});

const memberPass = z.object({
  passUid: z.string(),
  gdsDtlUid: z.string(),
  passNm: z.string(),
  lang: contentLang,
  hours: z.nullable(z.int()),
  state: z.enum(['PAID', 'ACTIVE', 'EXPIRED', 'REFUND_ASK', 'REFUNDED']),
  activatedDt: z.nullable(instant),
  /** End of its hours, or before the first use the last day for it. */
  expireDt: instant,
  /** Remaining seconds of an active pass, else 0. */
  remainSec: z.int(),
  priceKrw: z.int(),
  price: z.int(),
  currency: z.string(),
  usedPlaces: z.array(z.object({ gdsUid: z.string(), gdsNm: z.string(), usedDt: instant })),
});
export type MemberPass = z.output<typeof memberPass>;

export const myPassList = defineEndpoint({
  name: 'mypage.myPassList',
  method: 'GET',
  path: '/api/v1/mypage/myPass/list',
  access: 'member',
  language: 'none',
  exrate: true,
  query: z.object(pageQuery(12)),
  response: listOf(memberPass),
  summary: "The member's passes with what is left of their hours; header `exrate` instead of `language`.",
});

const memberPassDetail = z.extend(memberPass, {
  rsvtUid: z.string(),
  /** Text of the QR code; null for a pass that is no longer valid. */
  qr: z.nullable(z.string()),
  /** The same as a readable code: `XXXX-XXXX-XXXX`. */
  code: z.nullable(z.string()),
  boughtDt: instant,
  /** Latest time of the first use. */
  validDt: instant,
  /** Number of places to choose; null for passes by hours. */
  pickCnt: z.nullable(z.int()),
  persons: z.int(),
});
export type MemberPassDetail = z.output<typeof memberPassDetail>;

export const myPassGet = defineEndpoint({
  name: 'mypage.myPass',
  method: 'GET',
  path: '/api/v1/mypage/myPass/{passUid}',
  access: 'buyer',
  language: 'content',
  params: z.object({ passUid: z.string() }),
  response: memberPassDetail,
  summary: "One of the member's passes with the code that opens its places.",
});

export const stickyMyPass = defineEndpoint({
  name: 'stickyArea.myPass',
  method: 'GET',
  path: '/api/v1/stickyArea/myPass',
  access: 'member',
  language: 'header',
  query: z.object(pageQuery(5)),
  response: listOf(memberPass),
  summary: "The member's passes: active ones, then unused ones, then past ones.",
});
