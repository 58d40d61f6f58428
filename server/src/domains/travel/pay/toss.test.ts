import { createJobHandlers } from '../../../start/jobHandlers.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { sendTo } from '../../../testing/testApp.ts';
import { findRow } from '../../../testing/testRows.ts';
import { aChoice, type Buyer, soldPass } from '../order/testOrders.ts';
import {
  openWindow,
  payInWindow,
  readLedger as readRows,
  returnFrom,
  type TossFault,
  type TossStandIn,
} from './testToss.ts';
import { openTossShop, type TossShop } from './testTossShop.ts';

describe('payments by Toss Payments', () => {
  let shop: TossShop;
  let toss: TossStandIn;
  let test: TestApp;
  let buyer: Buyer;
  let staff: Buyer;
  beforeAll(async () => {
    shop = await openTossShop(30);
    ({ toss, test } = shop);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    ({ buyer, staff } = await shop.begin());
  });

  const moveTo = (text: string) => test.context.clock.moveTo(new Date(text));
  const runJob = () => createJobHandlers(test.context)['travel.payments']?.run({});
  const getOrder = async (orderUid: string) => (await buyer.call('GET', `/order/${orderUid}`)).data;
  const readLedger = (orderUid: string) => readRows(test, orderUid);
  const hint = (paymentKey: string, more: object = {}) =>
    sendTo(test.app, 'POST', '/api/v1/pay/webhook/toss', {
      eventType: 'PAYMENT_STATUS_CHANGED',
      data: { paymentKey, status: 'DONE', ...more },
    });

  /** Opens an order and pays in the window. */
  async function goThrough() {
    const { data } = await buyer.open();
    const { orderUid, rsvtUid }: { orderUid: string; rsvtUid: string } = data;
    const { paymentKey, payment } = await openWindow(toss, buyer, orderUid);
    if (payment === undefined) throw new Error('No window was opened.');
    return { orderUid, rsvtUid, paymentKey, payment, back: await payInWindow(test, payment) };
  }

  it('are confirmed with the stored amount, once, and refunded by the same key', async () => {
    const { orderUid, rsvtUid, paymentKey, payment, back } = await goThrough();
    const returned = await getOrder(orderUid);
    const paid = [await buyer.pay(orderUid, paymentKey), await buyer.pay(orderUid, paymentKey)];
    await buyer.cancel(rsvtUid);
    const { refund_uid } = await findRow(test.db, 'refund', { order_uid: orderUid });
    const decided = await staff.call('PATCH', `/admin/refunds/${refund_uid}/transition`, { to: 'DONE' });

    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      `/load?next=${encodeURIComponent(`/travel/payment?orderUid=${orderUid}`)}`,
    ]);
    expect(returned).toMatchObject({ payState: 'AUTHORIZED', payKey: paymentKey, provider: 'toss' });
    expect(paid.map(({ code }) => code)).toEqual(['200', '200']);
    expect(toss.confirmed.filter((key) => key === paymentKey)).toEqual([paymentKey]);
    expect([decided.data.rsvtSttsCd, payment.balanceAmount]).toEqual(['REFUNDED', 0]);
    expect(await readLedger(orderUid)).toEqual(['PAY 20000', 'REFUND 20000']);
    expect([...toss.authorizations]).toEqual([`Basic ${Buffer.from('test_sk:').toString('base64')}`]);
  });

  it.each(['lost', 'broken', 'before'] as const)(
    'with the response %s are settled by the job, once',
    async (fault: TossFault) => {
      const { orderUid, paymentKey } = await goThrough();
      toss.fail('confirm', fault, 2);
      const pending = await buyer.pay(orderUid, paymentKey);
      const repeated = await buyer.pay(orderUid, paymentKey);
      toss.release();
      await moveTo('2026-11-23T10:01:00+09:00');
      await runJob();
      await runJob();

      expect([pending.code, repeated.code]).toEqual(['4804', '4804']);
      expect((await getOrder(orderUid)).payState).toBe('APPROVED');
      expect(await readLedger(orderUid)).toEqual(['PAY 20000']);
      expect(toss.confirmed.filter((key) => key === paymentKey)).toEqual([paymentKey]);
    },
  );

  it('report the reason of a refusal, and can be retried', async () => {
    const { orderUid, paymentKey } = await goThrough();
    toss.isRejecting = true;
    const refused = await buyer.pay(orderUid, paymentKey);

    expect(refused).toMatchObject({ code: '4801', message: expect.stringContaining('한도초과') });
    expect(await getOrder(orderUid)).toMatchObject({ state: 'READY', payState: 'DECLINED' });
    expect(await readLedger(orderUid)).toEqual([]);
  });

  it('ignore the content of a webhook', async () => {
    const { orderUid, paymentKey } = await goThrough();
    await hint(paymentKey, { totalAmount: 1, orderId: orderUid });
    await hint('unknown');
    await test.app.inject({ method: 'POST', url: '/api/v1/pay/webhook/toss', payload: { data: 'x' } });

    expect((await getOrder(orderUid)).payState).toBe('AUTHORIZED');
    expect(await readLedger(orderUid)).toEqual([]);
  });

  it('found by a webhook are settled, and the late response of the request changes nothing', async () => {
    const { orderUid, paymentKey } = await goThrough();
    toss.fail('confirm', 'lost');
    await buyer.pay(orderUid, paymentKey);
    toss.reset();
    const hinted = await Promise.all([hint(paymentKey), hint(paymentKey)]);
    const late = await buyer.pay(orderUid, paymentKey);

    expect(hinted.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(late.code).toBe('200');
    expect(await readLedger(orderUid)).toEqual(['PAY 20000']);
  });

  it('received after the end of their order are sent back completely', async () => {
    const { orderUid, paymentKey, payment } = await goThrough();
    await buyer.call('DELETE', `/order/${orderUid}`);
    payment.status = 'DONE';
    await hint(paymentKey);
    await hint(paymentKey);

    expect(payment).toMatchObject({ status: 'CANCELED', balanceAmount: 0 });
    expect(await readLedger(orderUid)).toEqual(['PAY 20000', 'REFUND 20000']);
  });

  it('of passes are refunded by piece, and an earlier piece is not taken for a later one', async () => {
    const { orderUid, rsvtUid } = (await buyer.openPass({ passCnt: '2' })).data;
    const { payment, paymentKey } = await openWindow(toss, buyer, orderUid);
    if (payment === undefined) throw new Error('No window was opened.');
    await payInWindow(test, payment);
    await buyer.payPass(orderUid, paymentKey);
    const grant = async () => {
      const { passes } = await buyer.read(rsvtUid);
      const passUids = passes.find(({ state }: { state: string }) => state === 'PAID').passUid;
      await buyer.call('PATCH', `/mypage/refundPass?${new URLSearchParams({ rsvtUid, passUids, whyCd: 'SCHEDULE' })}`);
      const { refund_uid } = await findRow(test.db, 'refund', { order_uid: orderUid, state: 'ASKED' });
      await staff.call('PATCH', `/admin/refunds/${refund_uid}/transition`, { to: 'DONE' });
      return () => findRow(test.db, 'refund', { refund_uid });
    };
    const half = payment.totalAmount / 2;
    const first = await (await grant())();
    const kept = payment.balanceAmount;
    toss.fail('cancel', 'idle');
    const second = await grant();
    const waiting = await second();
    await runJob();

    expect([first.state, kept]).toEqual(['DONE', half]);
    expect(waiting.state).toBe('SENDING');
    expect(payment.balanceAmount).toBe(0);
    expect((await second()).state).toBe('DONE');
    expect(await readLedger(orderUid)).toEqual([`PAY ${half * 2}`, `REFUND ${half}`, `REFUND ${half}`]);
  });

  it.each([
    ['CD0000001258', '누리도 여행 O'],
    ['CD0000000128', 'Nurido travel O'],
    ['CD0000000129', 'ヌリ道旅行 O'],
  ])('are named in the window in the language of the buyer: %s', async (language, name) => {
    const { data } = await buyer.open();
    const { data: window } = await buyer.call('POST', '/pay/window', { orderUid: data.orderUid }, { language });
    const { orderName } = toss.payments.get(window.url.split('/').at(-1)) ?? {};

    expect(orderName).toContain(name);
    expect(language === 'CD0000001258' || !/[가-힣]/.test(orderName ?? '')).toBe(true);
  });

  it('of a purchase are refunded by order, and the refund of one is not taken for that of another', async () => {
    const goods = [aChoice, { gdsDtlUid: soldPass, passCnt: 1 }];
    const { purchaseUid } = (await buyer.call('POST', '/purchase/pay-info', { goods, isPay: 'Y' })).data;
    const { payment, paymentKey } = await openWindow(toss, buyer, purchaseUid);
    if (payment === undefined) throw new Error('No window was opened.');
    await payInWindow(test, payment);
    const user = { familyNm: '김', firstNm: '하늘', phone: '01000001001', email: 'sky@mail.example', nationCd: 'KR' };
    const agree = { use: 'Y', refund: 'Y', third: 'Y' };
    const paid = await buyer.call('POST', '/purchase/pay', { purchaseUid, payKey: paymentKey, user, agree });
    const [tickets, pass] = paid.data.orders as { orderUid: string; rsvtUid: string }[];
    if (tickets === undefined || pass === undefined) throw new Error('The purchase has too few orders.');
    const grant = async ({ orderUid }: { orderUid: string }) => {
      const { refund_uid } = await findRow(test.db, 'refund', { order_uid: orderUid, state: 'ASKED' });
      await staff.call('PATCH', `/admin/refunds/${refund_uid}/transition`, { to: 'DONE' });
    };
    const stateOf = async ({ orderUid }: { orderUid: string }) =>
      (await findRow(test.db, 'refund', { order_uid: orderUid })).state;
    const { passes } = await buyer.read(pass.rsvtUid);
    const asked = new URLSearchParams({ rsvtUid: pass.rsvtUid, passUids: passes[0].passUid, whyCd: 'SCHEDULE' });
    await buyer.call('PATCH', `/mypage/refundPass?${asked}`);
    await buyer.cancel(tickets.rsvtUid);
    // The first was made and its response lost; the second was not made.
    toss.fail('cancel', 'lost');
    toss.fail('cancel', 'idle');
    await grant(pass);
    await grant(tickets);
    const between = [await stateOf(pass), await stateOf(tickets), payment.balanceAmount];
    await runJob();

    expect(between).toEqual(['SENDING', 'SENDING', 20_000]);
    expect([await stateOf(pass), await stateOf(tickets), payment.balanceAmount]).toEqual(['DONE', 'DONE', 0]);
    expect(payment.cancels.map(({ cancelAmount }) => cancelAmount)).toEqual([payment.totalAmount - 20_000, 20_000]);
    expect(await readLedger(tickets.orderUid)).toEqual(['PAY 20000', 'REFUND 20000']);
  });

  it.each([
    ['another amount', (own: Record<string, string>) => ({ ...own, amount: '1' })],
    ['another order', (own: Record<string, string>) => ({ ...own, orderId: 'other' })],
    ['no key', ({ orderId = '' }: Record<string, string>) => ({ orderId, code: 'REJECT', message: '거절' })],
  ])('returning with %s are refused without a charge', async (_name, change) => {
    const { data } = await buyer.open();
    const window = await buyer.call('POST', '/pay/window', { orderUid: data.orderUid });
    const paymentKey = window.data.url.split('/').at(-1);
    const payment = toss.payments.get(paymentKey);
    const own = { paymentKey, orderId: payment?.orderId ?? '', amount: '20000' };
    await returnFrom(test, payment?.successUrl ?? '', change(own));

    expect((await getOrder(data.orderUid)).payState).toBe('DECLINED');
    expect((await buyer.pay(data.orderUid, paymentKey)).code).toBe('4801');
    expect(toss.confirmed).not.toContain(paymentKey);
  });

  it('do not return by a URL that was not signed here, or of a replaced window', async () => {
    const { data } = await buyer.open();
    const first = await buyer.call('POST', '/pay/window', { orderUid: data.orderUid });
    await buyer.call('POST', '/pay/window', { orderUid: data.orderUid });
    const paymentKey = first.data.url.split('/').at(-1);
    const old = toss.payments.get(paymentKey);
    const query = { paymentKey, orderId: old?.orderId ?? '', amount: '20000' };
    await returnFrom(test, old?.successUrl ?? '', query);
    const forged = await returnFrom(test, (old?.successUrl ?? '').replace(/sig=[^&]+/, 'sig=x'), query);

    expect((await getOrder(data.orderUid)).payState).toBe('OPEN');
    expect(forged.headers.location).toBe(`/load?next=${encodeURIComponent('/travel/my')}`);
  });
});
