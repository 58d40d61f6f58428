import { errorCodes } from '@haesol/contracts/common';
import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import { type Discount, toAmounts } from './amounts.ts';
import { couponRefused, findCouponFault, promoRefused, toUse } from './quote.ts';
import type { Sale } from './readGoods.ts';
import { datedRate } from './refundRules.ts';
import { isOnRequest } from './repository.ts';

/** Reads the code of an order; its period and number of uses were those of the purchase. @throws {ApiError} `4098` */
async function readUsedPromo(trx: Trx, code: string | null, itemAmount: number): Promise<Discount | undefined> {
  if (code === null) return undefined;
  const row = await trx
    .selectFrom('promo_code')
    .select(['discount_type as discountType', 'discount', 'max_discount as maxDiscount', 'min_amount'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (row !== undefined && itemAmount < row.min_amount) {
    throw promoRefused('바꾼 금액에는 쓰신 프로모션 코드를 적용할 수 없습니다. 취소한 뒤 다시 예약해 주세요.');
  }
  return row;
}

/** Reads the coupon of an order, with its conditions for the new choice. @throws {ApiError} `4099` with the reason */
async function readUsedCoupon(trx: Trx, orderUid: string, sale: Sale, today: string): Promise<Discount | undefined> {
  const row = await trx
    .selectFrom('coupon as c')
    .innerJoin('coupon_pblcn as p', 'p.coupon_pblcn_uid', 'c.coupon_pblcn_uid')
    .select(['p.discount_type as discountType', 'p.discount', 'p.max_discount as maxDiscount', 'p.min_amount'])
    .select(['p.for_types', 'p.for_sgg', 'p.for_weekdays', 'p.for_goods', 'p.min_people', 'p.for_dates'])
    .where('c.order_uid', '=', orderUid)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const terms = { ...row, state: 'OWNED', start_dt: today, end_dt: today };
  const fault = findCouponFault(terms, { ...toUse(sale), today });
  if (fault !== undefined) throw couponRefused(fault);
  return row;
}

export type ChangedAmounts = ReturnType<typeof toAmounts>;

/** Computes what a booked order costs after a change, with its own code, coupon and points. @throws {ApiError} `4098`, `4099` */
export async function priceChange(
  trx: Trx,
  order: Selectable<Database['orders']>,
  sale: Sale,
  today: string,
): Promise<ChangedAmounts> {
  const promo = await readUsedPromo(trx, order.promo_code, sale.itemAmount);
  const coupon = await readUsedCoupon(trx, order.order_uid, sale, today);
  const withoutPoints = toAmounts(sale.itemAmount, { promo, coupon, points: 0 });
  return toAmounts(sale.itemAmount, { promo, coupon, points: Math.min(order.point_amount, withoutPoints.payAmount) });
}

export const changeRefused = (message: string) => new ApiError(errorCodes.moveNotAllowed, { message });

/** @throws {ApiError} `4405` with the reason */
export async function requireChangeable(
  trx: Trx,
  { rsvt_uid, order_uid, stts_cd, use_date }: Selectable<Database['reservation']>,
  now: Date,
): Promise<void> {
  if (await isOnRequest(trx, order_uid)) {
    throw changeRefused('업체가 확인하는 예약은 바꿀 수 없습니다. 취소한 뒤 다시 예약해 주세요.');
  }
  if (stts_cd !== 'CONFIRMED' && stts_cd !== 'VOUCHER') throw changeRefused('지금은 바꿀 수 없는 예약입니다.');
  if (use_date === null || datedRate(use_date, now) < 100) {
    throw changeRefused('수수료 없이 취소할 수 있는 기간에만 바꿀 수 있습니다.');
  }
  const open = trx.selectFrom('refund').select('refund_uid').where('rsvt_uid', '=', rsvt_uid);
  if ((await open.where('state', 'in', ['ASKED', 'SENDING']).executeTakeFirst()) !== undefined) {
    throw changeRefused('처리하고 있는 환불이 있습니다. 환불을 마친 뒤에 바꿔 주세요.');
  }
  const gone = trx.selectFrom('reservation_item').select('seq').where('rsvt_uid', '=', rsvt_uid).where('gone', '>', 0);
  if ((await gone.executeTakeFirst()) !== undefined) throw changeRefused('일부를 환불한 예약은 바꿀 수 없습니다.');
}
