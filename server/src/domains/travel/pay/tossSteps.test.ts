import { setTimeout as delay } from 'node:timers/promises';
import { createJobHandlers } from '../../../start/jobHandlers.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { findRow } from '../../../testing/testRows.ts';
import type { Buyer } from '../order/testOrders.ts';
import { shopStart } from '../order/testShop.ts';
import { openWindow, payInWindow, readLedger, type TossFault, type TossStandIn, type TossStep } from './testToss.ts';
import { openTossShop, type TossShop } from './testTossShop.ts';

const price = 20_000;
const all: readonly TossFault[] = ['before', 'busy', 'lost', 'broken', 'twice', 'amount', 'order', 'key'];
/** Every step of a payment with the faults that a network or an attacker can cause in its response. */
const cases: readonly (readonly [TossStep, TossFault])[] = [
  ...all.map((fault) => ['window', fault] as const),
  ...[...all, 'idle' as const, 'denied' as const, 'gone' as const, 'late' as const].map(
    (fault) => ['confirm', fault] as const,
  ),
  ...[...all, 'denied' as const, 'gone' as const, 'late' as const].map((fault) => ['read', fault] as const),
  ...[...all, 'idle' as const, 'denied' as const, 'gone' as const].map((fault) => ['cancel', fault] as const),
];

describe('a payment with cut, repeated, delayed, reordered or false responses', () => {
  let shop: TossShop;
  let toss: TossStandIn;
  let test: TestApp;
  let buyer: Buyer;
  let staff: Buyer;
  beforeAll(async () => {
    shop = await openTossShop(cases.length + 5);
    ({ toss, test } = shop);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    ({ buyer, staff } = await shop.begin());
  });

  /** Runs the job that settles payments and refunds, this many minutes after the start. */
  const runJobAt = async (minutes: number) => {
    await test.context.clock.moveTo(new Date(new Date(shopStart).getTime() + minutes * 60_000));
    await createJobHandlers(test.context)['travel.payments']?.run({});
  };
  const readOrder = async (orderUid: string) => (await buyer.call('GET', `/order/${orderUid}`)).data;

  /** Returns the money of an order in the provider's accounts and in ours, and the number of charges. */
  async function readBooks(orderUid: string) {
    const attempts = await test.db
      .selectFrom('pay_attempt')
      .select('attempt_uid')
      .where('order_uid', '=', orderUid)
      .execute();
    const own = [...toss.payments.values()].filter(({ orderId }) =>
      attempts.some((row) => row.attempt_uid === orderId),
    );
    const taken = own.filter(({ paymentKey }) => toss.confirmed.includes(paymentKey));
    const rows = await test.db.selectFrom('pay_ledger').selectAll().where('order_uid', '=', orderUid).execute();
    const payments = await test.db.selectFrom('payment').selectAll().where('order_uid', '=', orderUid).execute();
    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
    return {
      provider: sum(taken.map(({ balanceAmount }) => balanceAmount)),
      ledger: sum(rows.map(({ kind, amount }) => (kind === 'PAY' ? amount : -amount))),
      payments: sum(payments.map(({ amount, cancelled_amount }) => amount - cancelled_amount)),
      times: toss.confirmed.filter((key) => taken.some(({ paymentKey }) => paymentKey === key)).length,
    };
  }

  /** Opens the window, with a retry, and pays in it. */
  async function goThrough(orderUid: string): Promise<string> {
    const first = await openWindow(toss, buyer, orderUid);
    const { payment, paymentKey } = first.payment === undefined ? await openWindow(toss, buyer, orderUid) : first;
    if (payment === undefined) throw new Error('The window was not opened at the second try.');
    await payInWindow(test, payment);
    return paymentKey;
  }

  let mayHold = false;
  const overtakeIfHeld = async (paymentKey: string) => (mayHold ? overtake(paymentKey) : undefined);

  /** Waits until the provider delays a response, lets the webhook and the job overtake it, and sends it. */
  async function overtake(paymentKey: string): Promise<void> {
    for (let left = 200; !toss.isHolding && left > 0; left -= 1) await delay(10);
    const hint = { eventType: 'PAYMENT_STATUS_CHANGED', data: { paymentKey, status: 'DONE' } };
    await test.app.inject({ method: 'POST', url: '/api/v1/pay/webhook/toss', payload: hint });
    await runJobAt(1);
    toss.release();
  }

  /** Pays as a user does who waits when told to, and retries after a refusal. @returns codes */
  async function pay(orderUid: string): Promise<string[]> {
    const codes: string[] = [];
    for (let round = 1; round <= 3 && (await readOrder(orderUid)).state !== 'PAID'; round += 1) {
      const paymentKey = await goThrough(orderUid);
      const paying = buyer.pay(orderUid, paymentKey);
      await overtakeIfHeld(paymentKey);
      codes.push((await paying).code);
      const settling = runJobAt(round);
      await overtakeIfHeld(paymentKey);
      await settling;
      await runJobAt(round + 0.5);
    }
    return codes;
  }

  it.each(cases)('at the step %s (%s) is charged once and refunded once', async (step, fault) => {
    mayHold = fault === 'late';
    if (step === 'read') toss.fail('confirm', 'lost');
    toss.fail(step, fault);
    const { orderUid, rsvtUid } = (await buyer.open()).data;
    const codes = await pay(orderUid);
    // Last poll of declined payments.
    await runJobAt(25);

    expect({ codes, ...(await readOrder(orderUid)) }).toMatchObject({ state: 'PAID', payState: 'APPROVED' });
    expect(await readBooks(orderUid)).toMatchObject({ provider: price, ledger: price, payments: price });

    await buyer.cancel(rsvtUid);
    const { refund_uid } = await findRow(test.db, 'refund', { order_uid: orderUid });
    await staff.call('PATCH', `/admin/refunds/${refund_uid}/transition`, { to: 'DONE' });
    await runJobAt(26);
    await runJobAt(27);

    // A payment reported as unknown is paid again; the first one is sent back once it is found.
    const isTakenTwice = step === 'read' && fault === 'gone';
    expect(toss.faultsLeft).toBe(0);
    expect(await readBooks(orderUid)).toEqual({ provider: 0, ledger: 0, payments: 0, times: isTakenTwice ? 2 : 1 });
    const { rsvtSttsCd } = await buyer.read(rsvtUid);
    expect(rsvtSttsCd).toBe('REFUNDED');
  });

  it('is not changed by a window that returns twice, after the payment or after the refund', async () => {
    const { orderUid, rsvtUid } = (await buyer.open()).data;
    const { paymentKey, payment } = await openWindow(toss, buyer, orderUid);
    if (payment === undefined) throw new Error('No window was opened.');
    const comeBack = () => payInWindow(test, { ...payment });
    await comeBack();
    await comeBack();
    payment.status = 'IN_PROGRESS';
    const paid = await buyer.pay(orderUid, paymentKey);
    await comeBack();
    const again = await buyer.pay(orderUid, paymentKey);

    expect([paid.code, again.code]).toEqual(['200', '200']);
    expect(await readOrder(orderUid)).toMatchObject({ state: 'PAID', payState: 'APPROVED' });
    await buyer.cancel(rsvtUid);
    await comeBack();
    expect((await buyer.read(rsvtUid)).rsvtSttsCd).toBe('CANCEL_ASK');
    expect(await readLedger(test, orderUid)).toEqual(['PAY 20000']);
  });

  it('of another amount than requested is refused, and sent back completely', async () => {
    const { orderUid } = (await buyer.open()).data;
    const { paymentKey, payment } = await openWindow(toss, buyer, orderUid);
    if (payment === undefined) throw new Error('No window was opened.');
    await payInWindow(test, payment);
    Object.assign(payment, { status: 'DONE', totalAmount: 500, balanceAmount: 500 });
    toss.confirmed.push(paymentKey);
    const paid = await buyer.pay(orderUid, paymentKey);

    expect(paid.code).toBe('4802');
    expect(await readLedger(test, orderUid)).toEqual(['PAY 500', 'REFUND 500']);
    expect(await readBooks(orderUid)).toMatchObject({ provider: 0, ledger: 0, payments: 0 });
  });

  it('loses money if false responses are trusted (control)', async () => {
    const { payments } = test.context;
    const { confirm, find } = payments;
    const forged = <T extends object | undefined>(payment: T): T => payment && { ...payment, amount: 1 };
    Object.assign(payments, {
      confirm: async (asked: Parameters<typeof confirm>[0]) => forged(await confirm(asked)),
      find: async (payKey: string) => forged(await find(payKey)),
    });
    const { orderUid } = (await buyer.open()).data;
    await buyer.pay(orderUid, await goThrough(orderUid));
    Object.assign(payments, { confirm, find });
    const { provider, ledger } = await readBooks(orderUid);

    expect([ledger, provider]).toEqual([0, price - 1]);
  });
});
