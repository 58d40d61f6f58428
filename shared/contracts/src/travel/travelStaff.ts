import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { instant, pageQuery, queryText, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { sortKey } from '../common/listSort.ts';
import { laterAssignable, queueQuery, seenRev, versioned, waited } from '../common/officeItem.ts';
import { staffMemo } from '../common/timeline.ts';
import { date, fileRef } from '../common/values.ts';
import { couponStates, exchangeCardStates } from './myTravel.ts';

/** Code typed or scanned at the gate: a readable code, with or without hyphens, or the text of a QR code. */
const shownCode = z
  .string({ error: '코드를 입력해 주세요.' })
  .check(z.minLength(1, { error: '코드를 입력해 주세요.' }), z.maxLength(200));

/** Time at which a gate without network saw the code, at most 72 hours ago; without it the present. */
const usedDt = z.optional(instant);

/** Place that the gate has chosen; without it any. */
const atPlace = z.optional(z.string().check(z.maxLength(64)));

/** `data` of `4405` for a code that cannot be used. */
export const useRefusal = z.object({
  state: z.string(),
  usedDt: z.nullable(instant),
  /** Place of the use; empty for what is used anywhere. */
  placeNm: z.string(),
});

const usable = z.object({
  kind: z.enum(['VOUCHER', 'PASS', 'COUPON', 'EXCHANGE_CARD']),
  /** Of the reservation, pass, coupon or card. */
  uid: z.string(),
  /** Place of a voucher; null for others. Absent from responses of the previous server release. */
  gdsUid: z.optional(z.nullable(z.string())),
  name: z.string(),
  optionNm: z.string(),
  people: z.nullable(z.object({ adult: z.int(), child: z.int() })),
  useDate: z.nullable(date),
  /** `HH:mm`; null for the whole day. */
  useTime: z.nullable(z.string()),
  /** Departure of a stay; null for others. */
  departDate: z.nullable(date),
  /** Booker's name in the passport, to compare with it. Absent from answers of earlier server releases. */
  passportNm: z.optional(z.nullable(z.string())),
  state: z.string(),
  /** Currently usable. */
  usableYn: yn,
  usedDt: z.nullable(instant),
  /** Place at which a coupon or a card was used; absent for others, and from answers of earlier server releases. */
  usedPlaceNm: z.optional(z.string()),
});

export const adminCheckCode = defineEndpoint({
  name: 'admin.checkCode',
  method: 'POST',
  path: '/api/v1/admin/vouchers/check',
  access: 'staff',
  area: 'gate',
  isRead: true,
  language: 'header',
  body: z.strictObject({ code: shownCode }),
  response: usable,
  summary: 'What a code opens, without using it. A POST, so that codes stay out of logs.',
});

export const adminUseVoucher = defineEndpoint({
  name: 'admin.useVoucher',
  method: 'POST',
  path: '/api/v1/admin/vouchers/use',
  access: 'staff',
  area: 'gate',
  language: 'header',
  body: z.strictObject({ code: shownCode, usedDt }),
  response: z.object({ rsvtUid: z.string(), state: z.literal('USED'), usedDt: instant, earnedPoints: z.int() }),
  summary: 'Uses a voucher once; `4405` with when and where it was used before, or where it is not valid today.',
});

export const adminIssueVoucher = defineEndpoint({
  name: 'admin.issueVoucher',
  method: 'POST',
  path: '/api/v1/admin/vouchers/{rsvtUid}/issue',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: z.object({ rsvtUid: z.string() }),
  response: z.object({ rsvtUid: z.string(), voucherNo: z.string() }),
  summary: 'Issues the voucher of a confirmed reservation; again, it changes nothing.',
});

export const adminUsePass = defineEndpoint({
  name: 'admin.usePass',
  method: 'POST',
  path: '/api/v1/admin/passes/use',
  access: 'staff',
  area: 'gate',
  language: 'header',
  body: z.strictObject({
    code: shownCode,
    gdsUid: z
      .string({ error: '이용처를 선택해 주세요.' })
      .check(z.minLength(1, { error: '이용처를 선택해 주세요.' }), z.maxLength(64)),
    usedDt,
  }),
  response: z.object({
    passUid: z.string(),
    state: z.enum(['ACTIVE']),
    activatedDt: instant,
    expireDt: instant,
    usedCnt: z.int(),
  }),
  summary: 'Lets a pass into one of its places, once each; its hours begin with the first one.',
});

const officePass = z.object({
  passUid: z.string(),
  passNm: z.string(),
  memberNm: z.string(),
  rsvtNo: z.string(),
  state: z.enum(['PAID', 'ACTIVE', 'EXPIRED', 'REFUND_ASK', 'REFUNDED']),
  boughtDt: instant,
  activatedDt: z.nullable(instant),
  expireDt: instant,
  usedCnt: z.int(),
});

export const adminPasses = defineEndpoint({
  name: 'admin.listPasses',
  method: 'GET',
  path: '/api/v1/admin/passes',
  access: 'staff',
  area: 'travel',
  language: 'header',
  query: z.object({
    ...pageQuery(20),
    state: choice(['', 'PAID', 'ACTIVE', 'EXPIRED', 'REFUND_ASK', 'REFUNDED'], ''),
    /** Searches number, pass and name. */
    searchKeyword: queryText(),
    ...sortKey('pass', 'begun', 'end', 'used'),
  }),
  response: listOf(officePass),
  summary: 'Passes of members, the newest first.',
});

/** States of an exchange card. */
export const cardStates = ['READY', 'EXCHANGED', 'EXPIRED'] as const;

const officeCard = z.object({
  cardUid: z.string(),
  passNm: z.string(),
  memberNm: z.string(),
  rsvtNo: z.string(),
  state: z.enum(cardStates),
  /** Null until it is handed over. */
  exchangedDt: z.nullable(instant),
  /** End of its pass. */
  endDt: instant,
});

export const adminExchangeCards = defineEndpoint({
  name: 'admin.listExchangeCards',
  method: 'GET',
  path: '/api/v1/admin/exchange-cards',
  access: 'staff',
  area: 'travel',
  language: 'header',
  query: z.object({
    ...pageQuery(20),
    state: choice(['', ...cardStates], ''),
    /** Searches number, pass and name. */
    searchKeyword: queryText(),
  }),
  response: listOf(officeCard),
  summary: 'Exchange cards of members with their use and end, the newest first.',
});

export const adminUseCoupon = defineEndpoint({
  name: 'admin.useCoupon',
  method: 'POST',
  path: '/api/v1/admin/coupons/use',
  access: 'staff',
  area: 'gate',
  language: 'header',
  body: z.strictObject({ code: shownCode, gdsUid: atPlace, usedDt }),
  response: z.object({ couponUid: z.string(), couponNm: z.string(), state: z.enum(couponStates), usedDt: instant }),
  summary: 'Uses a coupon on site by its code of ten minutes, once; `4405` with when and where it was used before.',
});

export const adminExchangeCard = defineEndpoint({
  name: 'admin.exchangeCard',
  method: 'POST',
  path: '/api/v1/admin/exchange-cards/hand-over',
  access: 'staff',
  area: 'gate',
  language: 'header',
  body: z.strictObject({ code: shownCode, gdsUid: atPlace, usedDt }),
  response: z.object({
    cardUid: z.string(),
    passNm: z.string(),
    state: z.enum(exchangeCardStates),
    exchangedDt: instant,
  }),
  summary: 'Records that a plastic card was handed over, once; `4405` with when and where it was before.',
});

const reportedReview = z.object({
  reviewUid: z.string(),
  gdsNm: z.string(),
  memberNm: z.string(),
  star: z.int(),
  content: z.string(),
  images: z.array(fileRef),
  createdDt: instant,
  hiddenDt: z.nullable(instant),
  /** Message of the last decision by staff. */
  memo: z.nullable(z.string()),
  /** Reports since that decision. */
  openCnt: z.int(),
  reports: z.array(z.object({ reasonCd: z.string(), reasonNm: z.string(), text: z.string(), createdDt: instant })),
  ...versioned,
  ...laterAssignable,
  ...waited,
});

export const adminReviews = defineEndpoint({
  name: 'admin.listReviews',
  method: 'GET',
  path: '/api/v1/admin/reviews',
  access: 'staff',
  area: 'travel',
  language: 'header',
  query: z.object({
    ...pageQuery(20),
    state: choice(['REPORTED', 'HIDDEN', 'ALL'], 'REPORTED'),
    /** Searches goods and content. */
    searchKeyword: queryText(),
    ...queueQuery,
    ...sortKey('wait', 'assignee', 'count', 'created'),
  }),
  response: listOf(reportedReview),
  summary: 'Reviews with reports that wait for a decision, hidden ones, or all; the longest wait for a decision first.',
});

export const adminDecideReview = defineEndpoint({
  name: 'admin.decideReview',
  method: 'PATCH',
  path: '/api/v1/admin/reviews/{reviewUid}/transition',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: z.object({ reviewUid: z.string() }),
  body: z.strictObject({
    to: z.enum(['HIDDEN', 'SHOWN'], { error: '처리할 상태를 선택해 주세요.' }),
    /** Required for hiding a review. */
    memo: staffMemo,
    rev: seenRev,
  }),
  response: z.object({ reviewUid: z.string(), hiddenDt: z.nullable(instant) }),
  summary: 'Hides or shows a review, settles its reports and notifies its author.',
});
