import { errorCodes } from '@haesol/contracts/common';
import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../../db/schema.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import type { TravelContext } from '../travelContext.ts';
import { completeOrder } from './completeOrder.ts';
import { type Details, keepDetails } from './keptDetails.ts';
import type { WantedGoods } from './readGoods.ts';
import { orderMoves } from './rules.ts';

export type OrderRow = Selectable<Database['orders']>;

export const orderExpired = () => new ApiError(errorCodes.orderExpired);

/** Locks an order of the member. @throws {ApiError} `4040`, also for one of another member */
export async function lockOwnOrder(trx: Trx, orderUid: string, memberUid: string): Promise<OrderRow> {
  const row = await trx
    .selectFrom('orders')
    .selectAll()
    .where('order_uid', '=', requireUuid(orderUid))
    .where('member_uid', '=', memberUid)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  return row;
}

export interface PaymentRequest {
  readonly orderUid: string;
  readonly payKey: string;
  readonly kind: 'GOODS' | 'PASS';
  /** Goods according to the request, which must equal those of the order. */
  readonly goods: WantedGoods | undefined;
  readonly details: Details | undefined;
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
 * Prepares the confirmation of a payment: from here on the order cannot expire or be cancelled until the provider has reported
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
  const order = await lockOwnOrder(trx, orderUid, memberUid);
  if (order.kind !== request.kind) throw new ApiError(errorCodes.notFound);
  requireSameGoods(order, request.goods);
  if (order.state === 'EXPIRED') throw orderExpired();
  if (order.state === 'CANCELLED' && order.closed_at !== null) throw orderExpired();
  if (order.state !== 'READY') return { orderUid };
  if (order.expire_at <= now) throw orderExpired();
  await keepDetails(trx, orderUid, request.details);
  if (order.pay_amount === 0) {
    await trx
      .updateTable('orders')
      .set({ state: orderMoves.payNothing.to })
      .where('order_uid', '=', orderUid)
      .execute();
    await completeOrder(context, trx, orderUid, now);
    return { orderUid };
  }
  const attempt = await trx
    .updateTable('pay_attempt')
    .set({ state: 'CONFIRMING', tried_at: now })
    .where('order_uid', '=', orderUid)
    .where('state', '=', 'AUTHORIZED')
    .where('pay_key', '=', payKey)
    .where('amount', '=', order.pay_amount)
    .where('provider', '=', context.payments.name)
    .returning('attempt_uid')
    .executeTakeFirst();
  if (attempt === undefined) throw new ApiError(errorCodes.paymentDeclined);
  await trx.updateTable('orders').set({ state: orderMoves.pay.to }).where('order_uid', '=', orderUid).execute();
  return { orderUid };
}
