import { errorCodes } from '@haesol/contracts/common';
import { toSqlState } from '../../../db/retry.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import type { TravelContext } from '../travelContext.ts';
import { orderExpired } from './beginPayment.ts';
import { lockOwnPurchase, sumToPay } from './purchaseOrders.ts';

const uniqueViolation = '23505';

/**
 * Opens a payment attempt for an order with its purchase, and ends its earlier window.
 * @returns also the orders of the purchase
 * @throws {ApiError} `4040`, `4803`, `4405` for an order that is in payment, paid, or free
 */
export async function openAttempt(
  { payments }: Pick<TravelContext, 'payments'>,
  trx: Trx,
  orderUid: string,
  { memberUid, now }: Principal,
): Promise<{ attemptUid: string; amount: number; orderNo: string; orderUids: string[] }> {
  const { order, orders, lead } = await lockOwnPurchase(trx, orderUid, memberUid);
  const amount = sumToPay(orders);
  if (orders.some(({ state, expire_at }) => state === 'EXPIRED' || expire_at <= now)) throw orderExpired();
  if (orders.some(({ state }) => state !== 'READY') || amount === 0) throw new ApiError(errorCodes.moveNotAllowed);
  await trx
    .updateTable('pay_attempt')
    .set({ state: 'CLOSED' })
    .where('order_uid', '=', lead)
    .where('state', 'in', ['OPEN', 'AUTHORIZED'])
    .execute();
  const attemptUid = createUid();
  const attempt = { attempt_uid: attemptUid, order_uid: lead, amount, created_at: now };
  await trx
    .insertInto('pay_attempt')
    .values({ ...attempt, provider: payments.name, state: 'OPEN' })
    .execute();
  const orderUids = orders.map(({ order_uid }) => order_uid);
  return { attemptUid, amount, orderNo: order.order_no, orderUids };
}

/** Result of a returning payment window. */
export interface WindowResult {
  readonly attemptUid: string;
  /** Undefined if it was closed or refused. */
  readonly payKey: string | undefined;
  readonly orderId: string | undefined;
  readonly amount: string | undefined;
  readonly isClosed: boolean;
  readonly message: string | null;
}

/**
 * Records the result of a window, once. A key is valid only for its own attempt and amount; this does not charge money.
 * @returns the order; undefined for an unknown attempt
 */
export async function recordReturn(db: Db, result: WindowResult): Promise<string | undefined> {
  const { attemptUid, payKey, orderId, amount, isClosed, message } = result;
  const attempt = await db
    .selectFrom('pay_attempt')
    .select(['order_uid', 'amount'])
    .where('attempt_uid', '=', attemptUid)
    .executeTakeFirst();
  if (attempt === undefined) return undefined;
  const isWhole = payKey !== undefined && orderId === attemptUid && amount === String(attempt.amount);
  const change = isWhole
    ? { state: 'AUTHORIZED' as const, pay_key: payKey }
    : { state: isClosed ? ('CLOSED' as const) : ('DECLINED' as const), fail_message: message };
  try {
    await db
      .updateTable('pay_attempt')
      .set(change)
      .where('attempt_uid', '=', attemptUid)
      .where('state', '=', 'OPEN')
      .execute();
  } catch (error) {
    // The key belongs to another attempt.
    if (toSqlState(error) !== uniqueViolation) throw error;
  }
  return attempt.order_uid;
}
