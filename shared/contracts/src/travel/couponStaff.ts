import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { pageQuery, queryText } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { sortKey } from '../common/listSort.ts';
import { edited, seenRev } from '../common/officeItem.ts';
import { officeLine as line } from '../common/staffText.ts';
import { date, translatedLocales } from '../common/values.ts';
import { checkDiscount, discountFields, discountTerms } from './discountTerms.ts';

/** `ING`: available · `SOON` · `END`: expired · `CLOSED`: ended by staff · `OUT`: all issued. */
export const couponIssueStates = ['ING', 'SOON', 'END', 'CLOSED', 'OUT'] as const;

const codesOf = (name: string) =>
  z._default(
    z.array(z.string().check(z.maxLength(32))).check(z.maxLength(20, { error: `${name} 너무 많습니다.` })),
    [],
  );
const weekdays = z.array(z.int().check(z.gte(0), z.lte(6))).check(z.maxLength(7));

const couponTerms = {
  kind: z.enum(['activity', 'voucher'], { error: '구분을 선택해 주세요.' }),
  ...discountFields,
  /** Number of coupons. */
  total: z.int().check(z.gte(1), z.lte(1_000_000)),
  /** Code group GDS_TYCD; empty: all. */
  forTypes: codesOf('상품 유형이'),
  /** Code group SGG; empty: everywhere. Passes have no region. */
  forSgg: codesOf('지역이'),
  /** Days of use, 0 is Sunday; empty: every day. Passes have no day of use. */
  forWeekdays: z._default(weekdays, []),
  /** Places or passes that it is for; empty: all. */
  forGoods: z._default(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(200)), []),
  minPeople: z._default(z.int().check(z.gte(0), z.lte(60)), 0),
  /** Announced days of use, such as rainy ones; null: any day. */
  forDates: z._default(z.nullable(z.array(date).check(z.maxLength(366))), null),
  /** Promotion that announces it. */
  promotionId: z._default(z.nullable(z.string().check(z.maxLength(64))), null),
};

const target = line('사용처를', 40);
/** Translated texts, as stored in rows. */
const translation = z.partial(
  z.strictObject({ nm: line('쿠폰 이름을', 60), targets: z.array(target).check(z.maxLength(10)) }),
);

const couponForm = z
  .strictObject({
    couponNm: line('쿠폰 이름을', 60),
    /** Ignored: sent by pages of the previous release, where conditions were typed. */
    targets: z.optional(z.array(z.string())),
    i18n: z._default(z.partialRecord(z.enum(translatedLocales), translation), {}),
    ...couponTerms,
    rev: seenRev,
  })
  .check(checkDiscount);

export type CouponForm = z.output<typeof couponForm>;

const officeCoupon = z.object({
  couponPblcnUid: z.string(),
  couponNm: z.string(),
  /** Conditions as members read them, in Korean. */
  targets: z.array(z.string()),
  i18n: z.partialRecord(
    z.enum(translatedLocales),
    z.partial(z.object({ nm: z.string(), targets: z.array(z.string()) })),
  ),
  kind: z.enum(['activity', 'voucher']),
  ...discountTerms,
  total: z.int(),
  /** Issued so far. */
  issued: z.int(),
  forTypes: z.array(z.string()),
  forSgg: z.array(z.string()),
  forWeekdays: z.array(z.int()),
  forGoods: z.array(z.string()),
  minPeople: z.int(),
  forDates: z.nullable(z.array(z.string())),
  promotionId: z.nullable(z.string()),
  state: z.enum(couponIssueStates),
  ...edited,
});

const couponParams = z.object({ couponPblcnUid: z.string() });

export const adminCoupons = defineEndpoint({
  name: 'admin.listCoupons',
  method: 'GET',
  path: '/api/v1/admin/coupons',
  access: 'staff',
  area: 'travel',
  language: 'header',
  query: z.object({
    ...pageQuery(20),
    state: choice(['', ...couponIssueStates], ''),
    searchKeyword: queryText(),
    ...sortKey('title', 'issued'),
  }),
  response: listOf(officeCoupon),
  summary: 'Coupons with how many were taken, those that end last first.',
});

export const adminAddCoupon = defineEndpoint({
  name: 'admin.addCoupon',
  method: 'POST',
  path: '/api/v1/admin/coupons',
  access: 'staff',
  area: 'travel',
  language: 'header',
  body: couponForm,
  response: officeCoupon,
  summary: 'Adds a coupon that members can take.',
});

export const adminChangeCoupon = defineEndpoint({
  name: 'admin.changeCoupon',
  method: 'PUT',
  path: '/api/v1/admin/coupons/{couponPblcnUid}',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: couponParams,
  body: couponForm,
  response: officeCoupon,
  summary: 'Changes a coupon, also for those who own it; open orders keep their amounts.',
});

export const adminCloseCoupon = defineEndpoint({
  name: 'admin.closeCoupon',
  method: 'DELETE',
  path: '/api/v1/admin/coupons/{couponPblcnUid}',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: couponParams,
  response: officeCoupon,
  summary: 'Ends a coupon: it can no longer be claimed; members who have it can use it until its last day.',
});
