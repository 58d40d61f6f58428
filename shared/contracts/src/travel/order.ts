import * as z from 'zod/mini';
import { clampedInt, instant, queryText, uid, yn } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { memberText } from '../common/memberText.ts';
import { date } from '../common/values.ts';

/** Limits of an order that hold for everything on sale. */
export const orderLimits = {
  /** How long an order keeps stock, coupon, code and points. */
  holdSec: 20 * 60,
  /** Of one price of an option, and of one pass. */
  count: 6,
  /** Points can be spent from this balance on; 1 point is 1 won. */
  minPoints: 1_000,
  /** Percent of the paid amount that is earned when it was used. */
  earnPct: 1,
  name: 40,
  memo: 300,
  childAge: 18,
} as const;

export const orderStates = ['READY', 'PAYING', 'PAID', 'PARTIAL_CANCELLED', 'CANCELLED', 'EXPIRED'] as const;
export type OrderState = (typeof orderStates)[number];

export const orderKinds = ['PASS', 'GOODS'] as const;
export type OrderKind = (typeof orderKinds)[number];

export const reservationStates = [
  'PAY_WAIT',
  'CONFIRM_WAIT',
  'CONFIRMED',
  'VOUCHER',
  'USED',
  'REVIEWED',
  'CANCEL_ASK',
  'CANCELLED',
  'REFUNDED',
] as const;
export type ReservationState = (typeof reservationStates)[number];

/** One row of what is paid back, worked out for an order. */
export const refundStep = z.object({
  label: z.string(),
  ratePct: z.int(),
  /** Last day on which the row holds; null: it has no end. */
  untilDt: z.nullable(date),
  /** In won. */
  refundAmount: z.int(),
  fee: z.int(),
});
export type RefundStep = z.output<typeof refundStep>;

const orderLine = z.object({
  optionNm: z.string(),
  priceNm: z.string(),
  /** 0 for a pass. */
  priceSn: z.int(),
  count: z.int(),
  unitPrice: z.int(),
  amount: z.int(),
});
export type OrderLine = z.output<typeof orderLine>;

const amounts = {
  itemAmount: z.int(),
  promoAmount: z.int(),
  couponAmount: z.int(),
  /** Points that are spent. */
  pointAmount: z.int(),
  /** What is paid, tax included. */
  payAmount: z.int(),
  /** Value added tax within `payAmount`. */
  taxAmount: z.int(),
};

/** Amounts of an order, worked out by the server alone. */
export const orderQuote = z.object({
  ...amounts,
  lines: z.array(orderLine),
  /** Points that the use of it earns. */
  earnPoints: z.int(),
  points: z.object({
    balance: z.int(),
    /** The most that may be spent on this order; 0 below the least balance. */
    spendable: z.int(),
  }),
  refundSteps: z.array(refundStep),
});
orderQuote.register(z.globalRegistry, { id: 'OrderQuote' });
export type OrderQuote = z.output<typeof orderQuote>;

export const paymentProviders = ['mock', 'toss'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

const payInfo = z.extend(orderQuote, {
  /** `Y`: an order is open and can be paid. */
  isNext: yn,
  orderUid: z.optional(z.string()),
  rsvtUid: z.optional(z.string()),
  expireDt: z.optional(instant),
  /** Seconds from the answer to the end: a browser's clock need not be right. */
  leftSec: z.optional(z.int()),
  provider: z.enum(paymentProviders),
  clientKey: z.optional(z.string()),
});
payInfo.register(z.globalRegistry, { id: 'PayInfo' });
export type PayInfo = z.output<typeof payInfo>;

const points = z.int().check(z.gte(0), z.lte(100_000_000));

const option = z.strictObject({
  optionNm: z._default(z.string().check(z.maxLength(200)), ''),
  count: z.int().check(z.gte(1), z.lte(orderLimits.count)),
  priceSn: z.int().check(z.gte(1), z.lte(100)),
});
export type OrderOption = z.output<typeof option>;

const whatAndWhen = {
  goodsDtlId: z.string().check(z.minLength(1), z.maxLength(64)),
  options: z
    .array(option)
    .check(
      z.minLength(1, { error: '인원을 선택해 주세요.' }),
      z.maxLength(10, { error: '옵션은 10개까지 선택할 수 있습니다.' }),
    ),
  useDate: z.iso.date({ error: '이용일을 선택해 주세요.' }),
  /** `HH:mm`; goods without times have none. */
  useTime: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: '이용 시간을 선택해 주세요.' }))),
  couponUid: z.optional(uid),
  promoCode: z.optional(z.string().check(z.maxLength(40))),
};

export const reservePayInfo = defineEndpoint({
  name: 'reserve.payInfo',
  method: 'POST',
  path: '/api/v1/reserve/pay-info',
  access: 'member',
  language: 'header',
  body: z.strictObject({
    ...whatAndWhen,
    pointAmount: z._default(points, 0),
    /** `itemAmount` that the member saw; another one is answered with `4091`. */
    itemAmount: z.optional(z.int().check(z.gte(0))),
    /** `N` quotes only, `Y` opens an order that keeps the stock for 20 minutes. */
    isPay: z._default(yn, 'Y'),
  }),
  response: payInfo,
  summary: 'Amounts of goods on a day; opens an order that keeps them for 20 minutes.',
});

export const passPayInfo = defineEndpoint({
  name: 'pass.payInfo',
  method: 'POST',
  path: '/api/v1/pass/buyPassPayInfo',
  access: 'member',
  language: 'pass',
  query: z.object({
    gdsDtlUid: queryText(64),
    passCnt: clampedInt({ min: 1, max: orderLimits.count, fallback: 1 }),
    promoCode: queryText(40),
    /** Price of one pass that the member saw; another one is answered with `4091`. */
    price: clampedInt({ min: -1, max: 100_000_000, fallback: -1 }),
    isPay: z.catch(z._default(yn, 'N'), 'N'),
    couponUid: queryText(64),
    pointAmount: clampedInt({ min: 0, max: 100_000_000, fallback: 0 }),
  }),
  response: payInfo,
  summary: 'Amounts of passes; with `isPay=Y` it opens an order for 20 minutes.',
});

/** What an order is for, as it is kept with it. */
export type OrderPayload =
  | {
      readonly goodsDtlId: string;
      readonly options: readonly OrderOption[];
      readonly useDate: string;
      readonly useTime: string | null;
    }
  | { readonly gdsDtlUid: string; readonly passCnt: number };

const agreed = z.literal('Y', { error: '필수 약관에 동의해 주세요.' });
/** Terms of use, of the refund, and of handing data to the provider of the goods. */
const agree = z.strictObject({ use: agreed, refund: agreed, third: agreed });

const nameText = (empty: string) =>
  memberText({
    max: orderLimits.name,
    empty,
    tooLong: `${orderLimits.name}자까지 입력할 수 있습니다.`,
    hasLines: false,
  });

/** Any country's number: digits, with spaces and hyphens between them. */
const phone = z.pipe(
  z.pipe(
    z
      .string({ error: '휴대폰 번호를 입력해 주세요.' })
      .check(
        z.minLength(1, { error: '휴대폰 번호를 입력해 주세요.' }),
        z.maxLength(30, { error: '휴대폰 번호가 올바르지 않습니다.' }),
      ),
    z.transform((value: string) => value.replaceAll(/[\s-]/g, '')),
  ),
  z.string().check(z.regex(/^\+?\d{9,15}$/, { error: '휴대폰 번호가 올바르지 않습니다.' })),
);

const bookerMail = z
  .string({ error: '이메일을 입력해 주세요.' })
  .check(
    z.minLength(1, { error: '이메일을 입력해 주세요.' }),
    z.maxLength(254, { error: '이메일 형식으로 입력해 주세요.', abort: true }),
    z.email({ error: '이메일 형식으로 입력해 주세요.' }),
  );

/** Who reserves. */
export const bookerForm = z.strictObject({
  familyNm: nameText('성을 입력해 주세요.'),
  firstNm: nameText('이름을 입력해 주세요.'),
  phone,
  email: bookerMail,
  nationCd: z.string({ error: '국적을 선택해 주세요.' }).check(z.minLength(1), z.maxLength(8)),
});
export type Booker = z.output<typeof bookerForm>;

export const peopleForm = z.strictObject({
  adult: z.int().check(z.gte(0), z.lte(60)),
  child: z.int().check(z.gte(0), z.lte(60)),
  childAges: z._default(z.array(z.int().check(z.gte(0), z.lte(orderLimits.childAge))).check(z.maxLength(60)), []),
});
export type People = z.output<typeof peopleForm>;
/** Of a reservation that is not paid, and of passes, they are empty. */
export type KeptPeople = Partial<People>;
export type KeptBooker = Partial<Booker>;

const payKey = z.string().check(z.maxLength(200));

export const reserveCreate = defineEndpoint({
  name: 'reserve.create',
  method: 'POST',
  path: '/api/v1/reserve/',
  access: 'member',
  language: 'header',
  body: z.strictObject({
    orderUid: uid,
    /** That the provider's window handed over; empty where nothing is to be paid. */
    payKey,
    ...whatAndWhen,
    people: peopleForm,
    user: bookerForm,
    requestMemo: z.optional(
      memberText({ max: orderLimits.memo, tooLong: `요청사항은 ${orderLimits.memo}자까지 입력할 수 있습니다.` }),
    ),
    agree,
  }),
  response: z.object({ rsvtUid: z.string(), rsvtNo: z.string(), rsvtSttsCd: z.enum(reservationStates) }),
  summary: 'Pays an order of goods and reserves them; the same order again gets the same answer.',
});

export const passBuy = defineEndpoint({
  name: 'pass.buy',
  method: 'POST',
  path: '/api/v1/pass/buyPass',
  access: 'member',
  language: 'pass',
  body: z.strictObject({ orderUid: uid, payKey, agree }),
  response: z.object({
    rsvtUid: z.string(),
    orderNo: z.string(),
    passes: z.array(z.object({ passUid: z.string(), state: z.string() })),
    payAmount: z.int(),
    receiptUrl: z.nullable(z.string()),
  }),
  summary: 'Pays an order of passes; the same order again gets the same answer.',
});
