import { errorCodes, toCommonForm } from '@haesol/contracts/common';
import type { OrderQuote } from '@haesol/contracts/travel';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { toSeoulDate, toSeoulInstant, weekdayOf } from '../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import { toTax } from '../../common/money/won.ts';
import { toEarnedPoints } from '../point/earnedPoints.ts';
import { type Discount, toAmounts, toSpendable } from './amounts.ts';
import type { Sale } from './readGoods.ts';
import { toNewPass, toSteps } from './refundView.ts';
import { toAnswerBy } from './rules.ts';

/** Discounts requested by a member. */
export interface WantedDiscounts {
  readonly couponUid?: string | undefined;
  readonly promoCode?: string | undefined;
  readonly pointAmount: number;
}

export interface Requester {
  readonly memberUid: string;
  readonly now: Date;
  readonly languageCd: string;
}

export const couponRefused = (message?: string) =>
  new ApiError(errorCodes.couponNotApplicable, message === undefined ? {} : { message });

export const promoRefused = (message?: string) =>
  new ApiError(errorCodes.invalidPromotionCode, message === undefined ? {} : { message });

/** Returns the balance of a member's points. */
export async function readBalance(db: Kysely<Database>, memberUid: string): Promise<number> {
  const { balance } = await db
    .selectFrom('point_ledger')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('balance'))
    .where('member_uid', '=', memberUid)
    .executeTakeFirstOrThrow();
  return balance;
}

/** Normalizes a typed code: upper case, without surrounding spaces. */
export const toCode = (typed: string): string => toCommonForm(typed).toUpperCase();

const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;

/** @throws {ApiError} `4098` with the reason */
export async function readPromo(db: Kysely<Database>, typed: string, itemAmount: number, now: Date): Promise<Discount> {
  const row = await db
    .selectFrom('promo_code')
    .select(['discount_type as discountType', 'discount', 'max_discount as maxDiscount', 'min_amount'])
    .select(['start_dt', 'end_dt', 'used', 'max_uses'])
    .where('code', '=', toCode(typed))
    .executeTakeFirst();
  const today = toSeoulDate(now);
  if (row === undefined) throw promoRefused('없는 프로모션 코드입니다. 코드를 다시 확인해 주세요.');
  if (today < row.start_dt) throw promoRefused(`${row.start_dt}부터 사용할 수 있는 프로모션 코드입니다.`);
  if (today > row.end_dt) throw promoRefused('사용 기간이 지난 프로모션 코드입니다.');
  if (row.used >= row.max_uses) throw promoRefused('사용할 수 있는 수량이 모두 소진된 프로모션 코드입니다.');
  if (itemAmount < row.min_amount) {
    throw promoRefused(`${won(row.min_amount)} 이상 주문할 때 사용할 수 있는 프로모션 코드입니다.`);
  }
  return row;
}

interface CouponFacts {
  readonly state: string;
  readonly min_amount: number;
  readonly start_dt: string;
  readonly end_dt: string;
  readonly for_types: readonly string[];
  readonly for_sgg: readonly string[];
  readonly for_weekdays: readonly number[];
  readonly for_goods: readonly string[];
  readonly min_people: number;
  readonly for_dates: readonly string[] | null;
}

/** Intended use of a coupon. */
export interface CouponUse extends Pick<Sale, 'type' | 'region'> {
  /** Place or pass. */
  readonly goodsUid: string | null;
  /** Undefined if unknown. */
  readonly people: number | undefined;
  /** Undefined if unknown. */
  readonly itemAmount: number | undefined;
  /** Null for passes; undefined if unknown. */
  readonly useDate: string | null | undefined;
  readonly today: string;
}

const weekdayNames = ['일', '월', '화', '수', '목', '금', '토'];

const wrongGoods = '이 상품에는 사용할 수 없는 쿠폰입니다.';

/** Returns the reason if a coupon does not apply to these goods or their region. */
function findGoodsFault(coupon: CouponFacts, { type, region, goodsUid }: CouponUse): string | undefined {
  const { for_types: types, for_sgg: regions, for_goods: goods } = coupon;
  if (types.length > 0 && !types.includes(type)) return wrongGoods;
  if (goods.length > 0 && (goodsUid === null || !goods.includes(goodsUid))) return wrongGoods;
  const isElsewhere = regions.length > 0 && (region === null || !regions.includes(region));
  return isElsewhere ? '이 지역의 상품에는 사용할 수 없는 쿠폰입니다.' : undefined;
}

const toDayText = (date: string) => `${Number(date.slice(5, 7))}. ${Number(date.slice(8))}.`;

/** Returns the reason if a coupon does not apply on the day of use. */
function findDayFault(coupon: CouponFacts, { useDate, today }: CouponUse): string | undefined {
  const { for_weekdays: days, for_dates: dates } = coupon;
  if (useDate === undefined || (days.length === 0 && dates === null)) return undefined;
  if (useDate === null) return wrongGoods;
  if (dates !== null && !dates.includes(useDate)) {
    const coming = dates.filter((date) => date >= today).toSorted();
    return coming.length === 0
      ? '지금은 이 쿠폰을 쓸 수 있는 날이 없습니다. 날이 정해지면 알려 드립니다.'
      : `${coming.map(toDayText).join(', ')}에 이용할 때 사용할 수 있는 쿠폰입니다.`;
  }
  if (days.length === 0 || days.includes(weekdayOf(useDate))) return undefined;
  return `${days.map((day) => weekdayNames[day]).join('·')}요일에 이용할 때 사용할 수 있는 쿠폰입니다.`;
}

/** Returns the reason if a coupon cannot be used; undefined for a usable one. */
export function findCouponFault(coupon: CouponFacts, use: CouponUse): string | undefined {
  const { itemAmount, today } = use;
  if (coupon.state === 'USED') return '이미 사용한 쿠폰입니다.';
  if (coupon.state === 'RESERVED')
    return '결제를 기다리는 다른 주문에 사용 중인 쿠폰입니다. 나의 여행에서 그 주문을 결제하거나 취소해 주세요.';
  if (coupon.state === 'EXPIRED' || today > coupon.end_dt) return '사용 기간이 지난 쿠폰입니다.';
  if (today < coupon.start_dt) return '아직 사용할 수 없는 쿠폰입니다.';
  const fault = findGoodsFault(coupon, use) ?? findDayFault(coupon, use);
  if (fault !== undefined) return fault;
  if (use.people !== undefined && use.people < coupon.min_people) {
    return `${coupon.min_people}명 이상 이용할 때 사용할 수 있는 쿠폰입니다.`;
  }
  if (itemAmount !== undefined && itemAmount < coupon.min_amount) {
    return `${won(coupon.min_amount)} 이상 주문할 때 사용할 수 있는 쿠폰입니다.`;
  }
  return undefined;
}

/** Describes a sale to the coupons. */
export const toUse = ({ type, region, itemAmount, people, useDate, gdsUid, payload }: Sale) => ({
  ...{ type, region, itemAmount, people, useDate },
  goodsUid: 'gdsDtlUid' in payload ? payload.gdsDtlUid : gdsUid,
});

export async function readCoupon(
  db: Kysely<Database>,
  couponUid: string,
  sale: Sale,
  { memberUid, now }: Requester,
): Promise<Discount> {
  const row = await db
    .selectFrom('coupon as c')
    .innerJoin('coupon_pblcn as p', 'p.coupon_pblcn_uid', 'c.coupon_pblcn_uid')
    .select(['c.state', 'p.discount_type as discountType', 'p.discount', 'p.max_discount as maxDiscount'])
    .select(['p.min_amount', 'p.start_dt', 'p.end_dt', 'p.for_types', 'p.for_sgg', 'p.for_weekdays'])
    .select(['p.for_goods', 'p.min_people', 'p.for_dates'])
    .where(sql<boolean>`c.coupon_uid::text = ${couponUid.toLowerCase()}`)
    .where('c.member_uid', '=', memberUid)
    .executeTakeFirst();
  if (row === undefined) throw couponRefused();
  const fault = findCouponFault(row, { ...toUse(sale), today: toSeoulDate(now) });
  if (fault !== undefined) throw couponRefused(fault);
  return row;
}

/**
 * Computes the amounts of a sale.
 * @throws {ApiError} `4098` code, `4099` coupon, `4000` for more points than can be spent
 */
export async function quote(
  db: Kysely<Database>,
  sale: Sale,
  { couponUid, promoCode, pointAmount: points }: WantedDiscounts,
  requester: Requester,
): Promise<OrderQuote> {
  const { itemAmount } = sale;
  const promo = promoCode ? await readPromo(db, promoCode, itemAmount, requester.now) : undefined;
  const coupon = couponUid ? await readCoupon(db, couponUid, sale, requester) : undefined;
  const balance = await readBalance(db, requester.memberUid);
  const withoutPoints = toAmounts(itemAmount, { promo, coupon, points: 0 });
  const spendable = toSpendable(balance, withoutPoints.payAmount);
  if (points > spendable) {
    throw fieldError('pointAmount', `포인트는 ${spendable.toLocaleString('ko-KR')}P까지 사용할 수 있습니다.`);
  }
  return toQuote(sale, toAmounts(itemAmount, { promo, coupon, points }), { balance, spendable }, requester);
}

/** Describes a sale with its amounts, and the fees of its cancellation. */
export function toQuote(
  sale: Sale,
  amounts: ReturnType<typeof toAmounts>,
  points: OrderQuote['points'],
  requester: Pick<Requester, 'languageCd' | 'now'>,
): OrderQuote {
  return {
    ...amounts,
    taxAmount: toTax(amounts.payAmount),
    lines: [...sale.lines],
    nights: [...sale.nights],
    earnPoints: toEarnedPoints(amounts.payAmount),
    points,
    answerByDt:
      sale.isRequest && sale.useDate !== null
        ? toSeoulInstant(toAnswerBy({ ...sale, useDate: sale.useDate }, requester.now))
        : null,
    refundSteps: toSteps(
      {
        useDate: sale.useDate,
        passes: [toNewPass(requester.now, sale.validDays)],
        payAmount: amounts.payAmount,
        isConfirmed: !sale.isRequest,
      },
      requester,
    ),
  };
}
