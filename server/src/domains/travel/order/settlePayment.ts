import type { Selectable } from 'kysely';
import { inTransaction } from '../../../db/retry.ts';
import type { Database, Trx } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { PaymentUnknownError, type ProviderPayment } from '../pay/provider.ts';
import type { TravelContext } from '../travelContext.ts';
import { completePurchase } from './completeOrder.ts';
import { notifyOfPayment } from './notifyOfPayment.ts';
import { lockPurchase } from './purchaseOrders.ts';
import { orderMoves } from './rules.ts';

export type AttemptRow = Selectable<Database['pay_attempt']>;

/** Caller: a request whose member sees the response, or a background job. */
export type Settler = 'CALL' | 'JOB';

/** Result of a payment for its order. */
export type Settlement = 'APPROVED' | 'DECLINED' | 'MISMATCH' | 'RETURNED' | 'KNOWN' | 'WAITING';

/** Records the money that an order received of a payment; an order that costs nothing has none. */
async function addPayment(
  trx: Trx,
  { order_uid, amount }: { readonly order_uid: string; readonly amount: number },
  { provider, ...payment }: ProviderPayment & Pick<AttemptRow, 'provider'>,
  now: Date,
): Promise<void> {
  if (amount === 0) return;
  const paymentUid = createUid();
  await trx
    .insertInto('payment')
    .values({
      payment_uid: paymentUid,
      order_uid,
      provider,
      pay_key: payment.payKey,
      method: payment.method,
      amount,
      receipt_url: payment.receiptUrl,
      approved_at: now,
    })
    .execute();
  const entry = { entry_uid: createUid(), order_uid, kind: 'PAY' as const, ref_uid: paymentUid };
  await trx
    .insertInto('pay_ledger')
    .values({ ...entry, amount, at: now })
    .execute();
}

/** Moves an attempt from one of the states to another, once. @returns false if another process did so */
async function moveAttempt(
  trx: Trx,
  { attempt_uid }: AttemptRow,
  from: readonly AttemptRow['state'][],
  change: { readonly state: AttemptRow['state']; readonly fail_message?: string | null; readonly pay_key?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pay_attempt')
    .set(change)
    .where('attempt_uid', '=', attempt_uid)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Moves the orders of a purchase that are in payment; others stay as they are. */
async function moveOrders(
  trx: Trx,
  orders: readonly { readonly order_uid: string }[],
  { from, to }: (typeof orderMoves)['approve' | 'decline'],
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ state: to })
    .where(
      'order_uid',
      'in',
      orders.map(({ order_uid }) => order_uid),
    )
    .where('state', 'in', from)
    .execute();
}

/** Marks the orders of the attempt as paid, each with its part of the money. Of several processes that learn of the payment, the first does so. */
async function approve(context: TravelContext, attempt: AttemptRow, payment: ProviderPayment): Promise<Settlement> {
  const now = await context.clock.now();
  return inTransaction(context.db, async (trx) => {
    const orders = await lockPurchase(trx, attempt.order_uid);
    if (!(await moveAttempt(trx, attempt, ['CONFIRMING'], { state: 'APPROVED' }))) return 'KNOWN';
    for (const { order_uid, pay_amount: amount } of orders) {
      await addPayment(trx, { order_uid, amount }, { ...payment, provider: attempt.provider }, now);
    }
    await moveOrders(trx, orders, orderMoves.approve);
    await completePurchase(context, trx, orders, now);
    return 'APPROVED';
  });
}

/** Records that no money was charged: the order can be paid again until it expires. */
async function decline(
  context: TravelContext,
  attempt: AttemptRow,
  message: string | null,
  by: Settler,
): Promise<Settlement> {
  const now = await context.clock.now();
  return inTransaction(context.db, async (trx) => {
    const orders = await lockPurchase(trx, attempt.order_uid);
    const change = { state: 'DECLINED' as const, fail_message: message };
    if (!(await moveAttempt(trx, attempt, ['CONFIRMING'], change))) return 'KNOWN';
    await moveOrders(trx, orders, orderMoves.decline);
    if (by === 'JOB') await notifyOfPayment(trx, attempt.order_uid, 'DECLINED', now);
    return 'DECLINED';
  });
}

/** States without a request for money, or with a negative result. */
const endedOrUnasked = ['OPEN', 'AUTHORIZED', 'DECLINED', 'CLOSED'] as const;

/**
 * Records money that the order did not request, or no longer does, and sends it back completely. The job sends what cannot be
 * sent now.
 */
async function takeBack(context: TravelContext, attempt: AttemptRow, payment: ProviderPayment): Promise<Settlement> {
  const now = await context.clock.now();
  const isNew = await inTransaction(context.db, async (trx) => {
    const orders = await lockPurchase(trx, attempt.order_uid);
    const change = { state: 'RETURNED' as const, pay_key: payment.payKey };
    const wasConfirming = await moveAttempt(trx, attempt, ['CONFIRMING'], change);
    if (!wasConfirming && !(await moveAttempt(trx, attempt, endedOrUnasked, change))) return false;
    const { order_uid, provider } = attempt;
    await addPayment(trx, { order_uid, amount: payment.amount }, { ...payment, provider }, now);
    await notifyOfPayment(trx, attempt.order_uid, 'RETURNED', now);
    if (!wasConfirming) return true;
    await moveOrders(trx, orders, orderMoves.decline);
    return true;
  });
  await sendBack(context, { payKey: payment.payKey, attemptUid: attempt.attempt_uid });
  return isNew ? 'RETURNED' : 'KNOWN';
}

/** Sends back a payment that paid no order. Idempotent. */
export async function sendBack(
  { clock, db, payments }: TravelContext,
  { payKey, attemptUid }: { readonly payKey: string; readonly attemptUid: string },
): Promise<void> {
  const payment = await db
    .selectFrom('payment as p')
    .innerJoin('pay_attempt as a', (join) =>
      join.onRef('a.provider', '=', 'p.provider').onRef('a.pay_key', '=', 'p.pay_key').on('a.state', '=', 'RETURNED'),
    )
    .select(['p.payment_uid', 'p.order_uid', 'p.amount'])
    .where('a.attempt_uid', '=', attemptUid)
    .where('p.provider', '=', payments.name)
    .where('p.pay_key', '=', payKey)
    .where('p.cancelled_amount', '=', 0)
    .executeTakeFirst();
  if (payment === undefined) return;
  const { payment_uid: paymentUid, amount } = payment;
  await payments.cancel({ payKey, amount, key: attemptUid, reason: '주문이 끝난 뒤의 결제' });
  const now = await clock.now();
  await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('payment')
      .set({ cancelled_amount: amount })
      .where('payment_uid', '=', paymentUid)
      .where('cancelled_amount', '=', 0)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return;
    const entry = { entry_uid: createUid(), order_uid: payment.order_uid, kind: 'REFUND' as const };
    await trx
      .insertInto('pay_ledger')
      .values({ ...entry, ref_uid: paymentUid, amount, at: now })
      .execute();
  });
}

/**
 * Reads the payment again if a response has another order or amount than the window, before moving money.
 * @throws {PaymentUnknownError} if two responses disagree
 */
async function readAgain({ payments }: TravelContext, payment: ProviderPayment): Promise<void> {
  const read = await payments.find(payment.payKey);
  if (read?.orderId === payment.orderId && read.amount === payment.amount) return;
  throw new PaymentUnknownError('The provider has answered differently about one payment.');
}

/**
 * Moves an attempt to the state of the payment at its provider. Idempotent, in any order of calls.
 * @throws {PaymentUnknownError} if the provider's responses disagree
 * @param by for `JOB`, notifies the member of the result that a request would have returned
 */
export async function settlePayment(
  context: TravelContext,
  attempt: AttemptRow,
  payment: ProviderPayment | undefined,
  by: Settler,
): Promise<Settlement> {
  if (payment === undefined) return decline(context, attempt, null, by);
  if (payment.status === 'WAITING') return 'WAITING';
  if (payment.status === 'FAILED') return decline(context, attempt, payment.failMessage, by);
  const isOurs = payment.orderId === attempt.attempt_uid;
  if (!isOurs || payment.amount !== attempt.amount) await readAgain(context, payment);
  // Money of another order does not belong to this attempt.
  if (!isOurs) return decline(context, attempt, '다른 주문의 결제입니다.', by);
  if (attempt.state === 'APPROVED') return 'KNOWN';
  if (payment.amount !== attempt.amount) {
    await takeBack(context, attempt, payment);
    return 'MISMATCH';
  }
  const approved = attempt.state === 'CONFIRMING' ? await approve(context, attempt, payment) : 'KNOWN';
  // The money was charged although the attempt was declined meanwhile.
  return approved === 'KNOWN' ? takeBack(context, attempt, payment) : approved;
}
