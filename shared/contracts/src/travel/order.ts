import * as z from 'zod/mini';
import { clampedInt, instant, queryText, uid, yn } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { memberText } from '../common/memberText.ts';
import { date } from '../common/values.ts';
import { bookerForm } from './booker.ts';
import { orderLimits } from './orderLimits.ts';

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

/** Row of the refund table, calculated for an order. */
export const refundStep = z.object({
  label: z.string(),
  ratePct: z.int(),
  /** Last day of this row; null: no end. */
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

const stayNight = z.object({ date, price: z.int() });
/** Night of a stay, by the day on which it begins, with the price of one room. */
export type StayNight = z.output<typeof stayNight>;
/** Nights of a stay; empty for others. */
export const stayNights = z.array(stayNight);

/** Amounts of an order or of several. */
export const amounts = {
  itemAmount: z.int(),
  promoAmount: z.int(),
  couponAmount: z.int(),
  /** Points to spend. */
  pointAmount: z.int(),
  /** Amount to pay, including tax. */
  payAmount: z.int(),
  /** Value added tax within `payAmount`. */
  taxAmount: z.int(),
};

/** Amounts of an order, calculated by the server only. */
export const orderQuote = z.object({
  ...amounts,
  lines: z.array(orderLine),
  nights: stayNights,
  /** Points to be earned by its use. */
  earnPoints: z.int(),
  points: z.object({
    balance: z.int(),
    /** Maximum points for this order; 0 below the minimum balance. */
    spendable: z.int(),
  }),
  refundSteps: z.array(refundStep),
  /** Moment until which the provider answers a request; null for goods that are confirmed at once. */
  answerByDt: z.nullable(instant),
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
  /** Seconds until it ends, because the clock of a browser may be wrong. */
  leftSec: z.optional(z.int()),
  provider: z.enum(paymentProviders),
  clientKey: z.optional(z.string()),
});
payInfo.register(z.globalRegistry, { id: 'PayInfo' });
export type PayInfo = z.output<typeof payInfo>;

export const points = z.int().check(z.gte(0), z.lte(100_000_000));

export const orderOption = z.strictObject({
  optionNm: z._default(z.string().check(z.maxLength(200)), ''),
  count: z.int().check(z.gte(1), z.lte(orderLimits.count)),
  priceSn: z.int().check(z.gte(1), z.lte(100)),
});
export type OrderOption = z.output<typeof orderOption>;

/** Ages of guests below the adult price. */
export const childAges = z
  .array(z.int({ error: '나이를 선택해 주세요.' }).check(z.gte(0), z.lte(orderLimits.childAge)))
  .check(z.maxLength(60));

export const peopleForm = z.strictObject({
  adult: z.int().check(z.gte(0), z.lte(60)),
  child: z.int().check(z.gte(0), z.lte(60)),
  childAges: z._default(childAges, []),
});
export type People = z.output<typeof peopleForm>;
/** Empty for unpaid reservations and for passes. */
export type KeptPeople = Partial<People>;

export const useTimeText = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: '이용 시간을 선택해 주세요.' }));

/** Tickets with their day and hour, or a room with its nights, of an order and of its change. */
export const chosenTickets = {
  options: z
    .array(orderOption)
    .check(
      z.minLength(1, { error: '인원을 선택해 주세요.' }),
      z.maxLength(10, { error: '옵션은 10개까지 선택할 수 있습니다.' }),
    ),
  useDate: z.iso.date({ error: '이용일을 선택해 주세요.' }),
  /** `HH:mm`; absent for goods without times. */
  useTime: z.optional(useTimeText),
  /** Day of departure from a room; absent: the next day. */
  departDate: z.optional(z.iso.date({ error: '체크아웃 날짜를 선택해 주세요.' })),
};

const whatAndWhen = {
  goodsDtlId: z.string().check(z.minLength(1), z.maxLength(64)),
  ...chosenTickets,
  couponUid: z.optional(uid),
  promoCode: z.optional(z.string().check(z.maxLength(40))),
};

export const requestMemo = z.optional(
  memberText({ max: orderLimits.memo, tooLong: `요청사항은 ${orderLimits.memo}자까지 입력할 수 있습니다.` }),
);
/** Optional details of an order before its payment. */
export const details = { people: z.optional(peopleForm), user: z.optional(bookerForm), requestMemo };

export const reservePayInfo = defineEndpoint({
  name: 'reserve.payInfo',
  method: 'POST',
  path: '/api/v1/reserve/pay-info',
  access: 'buyer',
  language: 'header',
  body: z.strictObject({
    ...whatAndWhen,
    pointAmount: z._default(points, 0),
    /** `itemAmount` shown to the member; a different amount returns `4091`. */
    itemAmount: z.optional(z.int().check(z.gte(0))),
    /** People, booker and request, kept with the order, so that it can be paid in any browser. */
    ...details,
    /** `N` only quotes, `Y` opens an order that holds the stock for 20 minutes. */
    isPay: z._default(yn, 'Y'),
  }),
  response: payInfo,
  summary: 'Amounts of goods on a day; opens an order that keeps them for 20 minutes.',
});

export const passPayInfo = defineEndpoint({
  name: 'pass.payInfo',
  method: 'POST',
  path: '/api/v1/pass/buyPassPayInfo',
  access: 'buyer',
  language: 'pass',
  query: z.object({
    gdsDtlUid: queryText(64),
    passCnt: clampedInt({ min: 1, max: orderLimits.count, fallback: 1 }),
    promoCode: queryText(40),
    /** Price of one pass shown to the member; a different price returns `4091`. */
    price: clampedInt({ min: -1, max: 100_000_000, fallback: -1 }),
    isPay: z.catch(z._default(yn, 'N'), 'N'),
    couponUid: queryText(64),
    pointAmount: clampedInt({ min: 0, max: 100_000_000, fallback: 0 }),
  }),
  response: payInfo,
  summary: 'Amounts of passes; with `isPay=Y` it opens an order for 20 minutes.',
});

/** Subject of an order, as stored with it. */
export type OrderPayload =
  | {
      readonly goodsDtlId: string;
      readonly options: readonly OrderOption[];
      readonly useDate: string;
      readonly useTime: string | null;
      /** Only of stays. */
      readonly departDate?: string;
      /** Only where the ticket needed the booker's name in the passport. */
      readonly needsPassport?: true;
    }
  | { readonly gdsDtlUid: string; readonly passCnt: number };

const agreed = z.literal('Y', { error: '필수 약관에 동의해 주세요.' });
/** Terms of use, of refunds, and of data transfer to the provider of the goods. */
export const agree = z.strictObject({ use: agreed, refund: agreed, third: agreed });

export const payKey = z.string().check(z.maxLength(200));

export const reserveCreate = defineEndpoint({
  name: 'reserve.create',
  method: 'POST',
  path: '/api/v1/reserve/',
  access: 'buyer',
  language: 'header',
  body: z.strictObject({
    orderUid: uid,
    /** Key from the provider's window; empty if nothing is to be paid. */
    payKey,
    ...whatAndWhen,
    people: peopleForm,
    user: bookerForm,
    requestMemo,
    agree,
  }),
  response: z.object({ rsvtUid: z.string(), rsvtNo: z.string(), rsvtSttsCd: z.enum(reservationStates) }),
  summary: 'Pays an order of goods and reserves them; the same order again gets the same answer.',
});

export const passBuy = defineEndpoint({
  name: 'pass.buy',
  method: 'POST',
  path: '/api/v1/pass/buyPass',
  access: 'buyer',
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
