import * as z from 'zod/mini';
import { instant, pageQuery, queryText, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { contentLang, date } from '../common/values.ts';
import { meetingPoint } from './attraction.ts';
import { coupon } from './promotion.ts';

const couponPblcnQuery = z.object({ couponPblcnUid: z.string().check(z.minLength(1), z.maxLength(64)) });

const issuableCoupon = z.extend(coupon, { ownedYn: yn });
export type IssuableCoupon = z.output<typeof issuableCoupon>;

export const couponIssuable = defineEndpoint({
  name: 'mypage.couponIssuable',
  method: 'GET',
  path: '/api/v1/mypage/coupon',
  access: 'member',
  language: 'content',
  query: z.object(pageQuery(12)),
  response: listOf(issuableCoupon),
  summary: 'Coupons of today that the member may take; those that are used up or taken come last.',
});

export const couponStates = ['OWNED', 'RESERVED', 'USED', 'EXPIRED'] as const;

const ownedCoupon = z.extend(coupon, {
  couponUid: z.string(),
  state: z.enum(couponStates),
  usedDt: z.nullable(instant),
  /** Last day of use. */
  expireDt: date,
});
export type OwnedCoupon = z.output<typeof ownedCoupon>;

export const couponOwned = defineEndpoint({
  name: 'mypage.couponOwned',
  method: 'GET',
  path: '/api/v1/mypage/myCoupon',
  access: 'member',
  language: 'content',
  query: z.object(pageQuery(12)),
  response: listOf(ownedCoupon),
  summary: "The member's coupons: usable ones by their last day, then used and expired ones.",
});

export const couponTake = defineEndpoint({
  name: 'mypage.couponTake',
  method: 'POST',
  path: '/api/v1/mypage/coupon/insert',
  access: 'member',
  language: 'content',
  query: couponPblcnQuery,
  response: z.object({ couponUid: z.string(), state: z.literal('OWNED') }),
  summary: 'Takes a coupon; `4093` none left, `4094` taken before, `4095` outside its period.',
});

/** Seconds for which a mobile coupon code is valid. */
export const mobileCodeSec = 600;

export const couponMobileCode = defineEndpoint({
  name: 'mypage.couponMobileCode',
  method: 'POST',
  path: '/api/v1/mypage/mobile/insert',
  access: 'member',
  language: 'content',
  query: couponPblcnQuery,
  response: z.object({
    couponUid: z.string(),
    /** `XXXX-XXXX-XXXX`; replaces an earlier one. */
    mobileCode: z.string(),
    validSec: z.int(),
    expireDt: instant,
  }),
  summary: 'A code by which an owned coupon is used on site within ten minutes; `4099` where it cannot be used.',
});

const pointEntry = z.object({
  pointUid: z.string(),
  /** Negative for spent points. */
  amount: z.int(),
  reason: z.enum(['EARN', 'SPEND', 'TAKE_BACK', 'GIVE_BACK']),
  /** Reservation that it belongs to. */
  rsvtUid: z.nullable(z.string()),
  gdsNm: z.nullable(z.string()),
  createdDt: instant,
});
export type PointEntry = z.output<typeof pointEntry>;

/** Minimum balance before points can be spent. */
export const minSpendablePoints = 1_000;

export const pointList = defineEndpoint({
  name: 'mypage.pointList',
  method: 'GET',
  path: '/api/v1/mypage/point/list',
  access: 'member',
  language: 'content',
  query: z.object(pageQuery(10)),
  response: z.extend(listOf(pointEntry), { balance: z.int() }),
  summary: 'Balance of points, and what came and went, the newest first. One point is one won.',
});

export const exchangeCardStates = ['READY', 'EXCHANGED', 'EXPIRED'] as const;

const exchangeCard = z.object({
  cardUid: z.string(),
  passUid: z.string(),
  passNm: z.string(),
  lang: contentLang,
  /** `XXXX-XXXX-XXXX` */
  exchangeCode: z.string(),
  state: z.enum(exchangeCardStates),
  exchangedDt: z.nullable(instant),
  /** Latest time to pick up the card. */
  expireDt: instant,
  /** Offices that issue the card. */
  places: z.array(z.object({ nm: z.string(), addr: z.string(), hours: z.string() })),
});
export type ExchangeCard = z.output<typeof exchangeCard>;

export const exchangeCardList = defineEndpoint({
  name: 'mypage.exchangeCardList',
  method: 'GET',
  path: '/api/v1/mypage/exchangeCard/list',
  access: 'buyer',
  language: 'content',
  response: listOf(exchangeCard),
  summary: 'Vouchers for the plastic cards that come with passes for transport.',
});

export const voucherStates = ['ISSUED', 'USED', 'EXPIRED', 'CANCEL_ASK', 'REFUNDED'] as const;

const voucher = z.object({
  rsvtUid: z.string(),
  /** Number for reference in conversations; it grants no access. */
  voucherNo: z.string(),
  /** Text of the QR code: signed, bound to the reservation; empty, as the code, once a refund was requested. */
  qr: z.string(),
  /** The same as a readable code: `XXXX-XXXX-XXXX` without 0, O, 1 and I. */
  code: z.string(),
  gdsUid: z.string(),
  gdsNm: z.string(),
  lang: contentLang,
  /** Korean name, for the staff who check the voucher. */
  gdsNmKo: z.string(),
  addr: z.string(),
  tel: z.string(),
  optionNm: z.string(),
  useDate: z.nullable(date),
  /** `HH:mm`; null for the whole day. */
  useTime: z.nullable(z.string()),
  /** Departure of a stay; null for others. */
  departDate: z.nullable(date),
  /** The session: from its hour, of a room from check-in to check-out. */
  validFrom: instant,
  validTo: instant,
  people: z.object({ adult: z.int(), child: z.int() }),
  count: z.int(),
  /** First name on the list at the venue. */
  bookerNm: z.string(),
  /** The booker's name in the passport, for tickets that need it. Absent from responses of the previous server release. */
  passportNm: z.optional(z.nullable(z.string())),
  state: z.enum(voucherStates),
  usedDt: z.nullable(instant),
  /** Points earned by its use; 0 before. */
  earnedPoints: z.int(),
  notice: z.string(),
  /** Null without one. Absent from responses of the previous server release. */
  meetingPoint: z.optional(z.nullable(meetingPoint)),
});
export type Voucher = z.output<typeof voucher>;

export const voucherGet = defineEndpoint({
  name: 'mypage.voucher',
  method: 'GET',
  path: '/api/v1/mypage/voucher',
  access: 'buyer',
  language: 'content',
  query: z.object({ rsvtUid: queryText(64) }),
  response: voucher,
  summary: 'The voucher of a confirmed reservation; without one `4040`.',
});

export const travelCounts = defineEndpoint({
  name: 'mypage.travelCounts',
  method: 'GET',
  path: '/api/v1/mypage/travel',
  access: 'member',
  language: 'content',
  response: z.object({
    /** Upcoming reservations. */
    reserve: z.int(),
    /** Unused and active passes. */
    pass: z.int(),
    /** Cards to pick up. */
    exchangeCard: z.int(),
    /** Coupons that can be used. */
    coupon: z.int(),
    /** Coupons that can be claimed. */
    issuableCoupon: z.int(),
    points: z.int(),
    /** Places and tours. */
    favourite: z.int(),
    /** The tours among them. Absent from responses of the previous server release. */
    favouriteTour: z._default(z.int(), 0),
    /** Reviews that can be written now. */
    reviewable: z.int(),
    review: z.int(),
    inquiry: z.int(),
    /** Answers of the last 30 days. */
    answered: z.int(),
    /** Unread news. */
    unreadFeed: z.int(),
    /** Orders that were bought without an account and moved to this one within the last days. Absent from responses of the previous server release. */
    claimed: z._default(z.int(), 0),
  }),
  summary: 'Numbers of the page "나의 여행".',
});
export type TravelCounts = z.output<typeof travelCounts.response>;
