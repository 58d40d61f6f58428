import { sql } from 'kysely';
import { beforeAppNow } from '../../../db/expressions.ts';
import { inTransaction } from '../../../db/retry.ts';
import type { JobHandlers } from '../../../jobs/jobRunner.ts';
import { PaymentUnknownError } from '../pay/provider.ts';
import type { TravelContext } from '../travelContext.ts';
import { cancelUnanswered } from './cancelForProvider.ts';
import { closeOrder } from './closeOrder.ts';
import { pollPayment } from './pollPayment.ts';
import { untouchedFor } from './rules.ts';
import { sendRefund } from './sendRefund.ts';
import { type AttemptRow, sendBack, settlePayment } from './settlePayment.ts';

const atOnce = 50;

/**
 * Does one after the other; a failure does not stop the others.
 * @throws the first failure, after the others
 */
async function doAll(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const work of works) await work().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Expires unpaid orders. */
async function expireOrders({ clock, db }: TravelContext): Promise<number> {
  const now = await clock.now();
  const due = await db
    .selectFrom('orders')
    .select('order_uid')
    .where('state', '=', 'READY')
    .where('expire_at', '<=', now)
    .limit(atOnce)
    .execute();
  const close = (orderUid: string) => inTransaction(db, (trx) => closeOrder(trx, orderUid, 'EXPIRED', now));
  await doAll(
    due.map(
      ({ order_uid: orderUid }) =>
        () =>
          close(orderUid),
    ),
  );
  return due.length;
}

/** Cancels requests that their providers have not answered in time. */
async function cancelRequests(context: TravelContext): Promise<number> {
  const { clock, db } = context;
  const now = await clock.now();
  const due = await db
    .selectFrom('reservation')
    .select('order_uid')
    .where('stts_cd', '=', 'CONFIRM_WAIT')
    .where('answer_by', '<=', now)
    // The refund of some of its tickets is sent first.
    .where(
      sql<boolean>`not exists (select 1 from refund f where f.rsvt_uid = reservation.rsvt_uid and f.state = 'SENDING')`,
    )
    .limit(atOnce)
    .execute();
  const cancel = async (orderUid: string) => {
    const refundUid = await inTransaction(db, (trx) => cancelUnanswered(context, trx, orderUid, now));
    if (refundUid !== undefined) await sendRefund(context, refundUid);
  };
  await doAll(
    due.map(
      ({ order_uid: orderUid }) =>
        () =>
          cancel(orderUid),
    ),
  );
  return due.length;
}

/** Takes payments with an unknown result; skips those locked by other processes. */
function takeUnknown({ db }: TravelContext): Promise<AttemptRow[]> {
  return inTransaction(db, async (trx) => {
    const rows = await trx
      .selectFrom('pay_attempt')
      .selectAll()
      .where('state', '=', 'CONFIRMING')
      .where('tried_at', '<', beforeAppNow(untouchedFor))
      .orderBy('tried_at')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    if (rows.length === 0) return rows;
    await trx
      .updateTable('pay_attempt')
      .set({ tried_at: beforeAppNow('0 seconds') })
      .where(
        'attempt_uid',
        'in',
        rows.map(({ attempt_uid }) => attempt_uid),
      )
      .execute();
    return rows;
  });
}

/**
 * Polls the result of a payment. Retries an open one while its order is on hold; afterwards waits until the provider ends it.
 */
async function findOut(context: TravelContext, attempt: AttemptRow): Promise<void> {
  const { attempt_uid: attemptUid, order_uid, pay_key: payKey, amount } = attempt;
  if (payKey === null) return;
  const payment = await context.payments.find(payKey);
  if ((await settlePayment(context, attempt, payment, 'JOB')) !== 'WAITING') return;
  const { expire_at } = await context.db
    .selectFrom('orders')
    .select('expire_at')
    .where('order_uid', '=', order_uid)
    .executeTakeFirstOrThrow();
  if (expire_at <= (await context.clock.now())) return;
  await settlePayment(context, attempt, await context.payments.confirm({ payKey, attemptUid, amount }), 'JOB');
}

/** Retries at the next run if the provider does not respond. */
async function untilAnswered(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof PaymentUnknownError)) throw error;
  }
}

/** Sends back payments without an order, and refunds that the provider has not accepted yet. */
async function sendWaiting(context: TravelContext): Promise<void> {
  const strays = await context.db
    .selectFrom('pay_attempt as a')
    .innerJoin('payment as p', (join) =>
      join.onRef('p.provider', '=', 'a.provider').onRef('p.pay_key', '=', 'a.pay_key'),
    )
    .select(['a.attempt_uid', 'p.pay_key'])
    .where('a.state', '=', 'RETURNED')
    .where('p.cancelled_amount', '=', 0)
    .limit(atOnce)
    .execute();
  const refunds = await context.db
    .selectFrom('refund')
    .select('refund_uid')
    .where('state', '=', 'SENDING')
    .orderBy('asked_at')
    .limit(atOnce)
    .execute();
  const sendStray = (stray: Parameters<typeof sendBack>[1]) => untilAnswered(() => sendBack(context, stray));
  await doAll([
    ...strays.map(
      ({ attempt_uid: attemptUid, pay_key: payKey }) =>
        () =>
          sendStray({ attemptUid, payKey }),
    ),
    ...refunds.map(
      ({ refund_uid: refundUid }) =>
        () =>
          sendRefund(context, refundUid),
    ),
  ]);
}

/** Jobs that expire orders, cancel requests without an answer, and settle unfinished payments and refunds. */
export function createOrderHandlers(context: TravelContext): JobHandlers {
  return {
    'travel.orders': {
      everySec: 10,
      async run() {
        while ((await expireOrders(context)) === atOnce);
        while ((await cancelRequests(context)) === atOnce);
      },
    },
    'travel.payments': {
      everySec: 15,
      // Concurrent runs take different payments, and settling is idempotent, so a dead process needs only a short lease.
      leaseSec: 30,
      async run() {
        for (const attempt of await takeUnknown(context)) await untilAnswered(() => findOut(context, attempt));
        await pollPayment(context, untilAnswered);
        await sendWaiting(context);
      },
    },
  };
}
