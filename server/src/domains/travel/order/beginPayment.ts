import { errorCodes } from '@haesol/contracts/common';
import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../../db/schema.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import type { TravelContext } from '../travelContext.ts';
import { completePurchase } from './completeOrder.ts';
import { type KnownDetails, keepDetails } from './keptDetails.ts';
import { lockOwnPurchase, sumToPay } from './purchaseOrders.ts';
import type { WantedGoods } from './readGoods.ts';
import { orderMoves } from './rules.ts';

export type OrderRow = Selectable<Database['orders']>;

export const orderExpired = () => new ApiError(errorCodes.orderExpired);

export interface PaymentRequest {
  readonly orderUid: string;
  readonly payKey: string;
  /** Undefined for a purchase of several orders. */
  readonly kind: 'GOODS' | 'PASS' | undefined;
  /** Goods according to the request, which must equal those of the order. */
  readonly goods: WantedGoods | undefined;
  readonly details: KnownDetails | undefined;
}

/** Requires the goods to be those on hold. @throws {ApiError} `4000` */
function requireSameGoods({ payload }: OrderRow, goods: WantedGoods | undefined): void {
  if (goods === undefined || !('goodsDtlId' in payload)) return;
  const toText = (options: WantedGoods['options']) =>
    options
      .map(({ priceSn, count }) => `${priceSn}:${count}`)
      .sort()
      .join(',');
  const isSame =
    payload.goodsDtlId === goods.goodsDtlId &&
    payload.useDate === goods.useDate &&
    (payload.useTime === null || payload.useTime === goods.useTime) &&
    (goods.departDate === undefined || payload.departDate === goods.departDate) &&
    toText(payload.options) === toText(goods.options);
  if (!isSame) throw fieldError('options', '주문한 내용과 다릅니다. 다시 주문해 주세요.');
}

/**
 * Prepares the confirmation of a payment: from here on the orders of the purchase cannot expire or be cancelled until the provider has reported
 * the result. Completes an order without charge at once; does not change a paid one.
 * @throws {ApiError} `4040`, `4000`, `4801` for a key that no window of the order has returned, `4803`
 */
export async function beginPayment(
  context: TravelContext,
  trx: Trx,
  request: PaymentRequest,
  { memberUid, now }: Principal,
): Promise<{ orderUid: string }> {
  const { orderUid, payKey } = request;
  const { order, orders, lead } = await lockOwnPurchase(trx, orderUid, memberUid);
  if (request.kind !== undefined && order.kind !== request.kind) throw new ApiError(errorCodes.notFound);
  // One that was given up may still be the number of a purchase, but is not paid with it.
  if (request.kind !== undefined && order.closed_at !== null) throw orderExpired();
  requireSameGoods(order, request.goods);
  if (orders.some(({ state, closed_at }) => state === 'EXPIRED' || (state === 'CANCELLED' && closed_at !== null))) {
    throw orderExpired();
  }
  if (orders.some(({ state }) => state !== 'READY')) return { orderUid };
  if (order.expire_at <= now) throw orderExpired();
  const orderUids = orders.map((one) => one.order_uid);
  for (const uid of orderUids) await keepDetails(trx, uid, request.details);
  const amount = sumToPay(orders);
  if (amount === 0) {
    await trx
      .updateTable('orders')
      .set({ state: orderMoves.payNothing.to })
      .where('order_uid', 'in', orderUids)
      .execute();
    await completePurchase(context, trx, orders, now);
    return { orderUid };
  }
  const attempt = await trx
    .updateTable('pay_attempt')
    .set({ state: 'CONFIRMING', tried_at: now })
    .where('order_uid', '=', lead)
    .where('state', '=', 'AUTHORIZED')
    .where('pay_key', '=', payKey)
    .where('amount', '=', amount)
    .where('provider', '=', context.payments.name)
    .returning('attempt_uid')
    .executeTakeFirst();
  if (attempt === undefined) throw new ApiError(errorCodes.paymentDeclined);
  await trx.updateTable('orders').set({ state: orderMoves.pay.to }).where('order_uid', 'in', orderUids).execute();
  return { orderUid };
}
