import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createJobHandlers } from '../../jobHandlers.ts';
import { openTestApp, type TestApp } from '../../testing.ts';
import { findMemberUid, listFreshMembers } from '../booking/testBookings.ts';
import { type Buyer, createBuyer, openGoods } from '../order/testOrders.ts';

interface Payment {
  paymentKey: string;
  orderId: string;
  status: string;
  totalAmount: number;
  balanceAmount: number;
  readonly successUrl: string;
}

type Fault = 'none' | 'lost' | 'before' | 'broken' | 'rejected';

/** Stands in for Toss Payments (core API v1): the shapes of its answers, its idempotency keys, and faults on demand. */
class StandIn {
  readonly payments = new Map<string, Payment>();
  readonly confirmed: string[] = [];
  readonly authorizations = new Set<string>();
  /** What becomes of the next confirmations. */
  fault: Fault = 'none';
  private readonly answers = new Map<string, string>();
  private server: Server | undefined;

  async listen(): Promise<string> {
    this.server = createServer((request, response) => void this.answer(request, response)).listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  private toShape(payment: Payment) {
    const { successUrl: _url, ...shape } = payment;
    return {
      ...{ mId: 'tvivarepublica', version: '2022-11-16', currency: 'KRW', method: '카드', orderName: '누리도 여행' },
      ...shape,
      receipt: { url: 'https://dashboard.tosspayments.com/receipt/x' },
      checkout: { url: `https://pay.toss.example/window/${payment.paymentKey}` },
      failure: null,
    };
  }

  private confirm({ paymentKey, orderId, amount }: { paymentKey: string; orderId: string; amount: number }) {
    const payment = this.payments.get(paymentKey);
    if (payment === undefined) return [404, { code: 'NOT_FOUND_PAYMENT', message: '존재하지 않는 결제 정보 입니다.' }];
    if (payment.status === 'DONE')
      return [400, { code: 'ALREADY_PROCESSED_PAYMENT', message: '이미 처리된 결제 입니다.' }];
    if (this.fault === 'rejected') {
      payment.status = 'ABORTED';
      return [403, { code: 'REJECT_CARD_PAYMENT', message: '한도초과 혹은 잔액부족으로 결제에 실패했습니다.' }];
    }
    if (payment.orderId !== orderId || payment.totalAmount !== amount) {
      return [400, { code: 'INVALID_REQUEST', message: '잘못된 요청입니다.' }];
    }
    payment.status = 'DONE';
    this.confirmed.push(paymentKey);
    return [200, this.toShape(payment)];
  }

  private act(method: string, path: string, body: Record<string, never>): readonly unknown[] {
    if (method === 'POST' && path === '/v1/payments') {
      const { orderId, amount, successUrl } = body as unknown as {
        orderId: string;
        amount: number;
        successUrl: string;
      };
      const paymentKey = `tviva${this.payments.size}`;
      const payment = { paymentKey, orderId, status: 'READY', totalAmount: amount, balanceAmount: amount, successUrl };
      this.payments.set(paymentKey, payment);
      return [200, this.toShape(payment)];
    }
    if (path === '/v1/payments/confirm') return this.confirm(body as never);
    const [, , , key = '', action] = path.split('/');
    const payment = this.payments.get(key);
    if (payment === undefined) return [404, { code: 'NOT_FOUND_PAYMENT', message: '존재하지 않는 결제 정보 입니다.' }];
    if (action === 'cancel') {
      payment.balanceAmount -= Number((body as unknown as { cancelAmount: number }).cancelAmount);
      payment.status = payment.balanceAmount === 0 ? 'CANCELED' : 'PARTIAL_CANCELED';
    }
    return [200, this.toShape(payment)];
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { method = 'GET', url = '/' } = request;
    const isConfirm = url === '/v1/payments/confirm';
    this.authorizations.add(request.headers.authorization ?? '');
    if (isConfirm && this.fault === 'before') {
      response.destroy();
      return;
    }
    const key = `${url} ${request.headers['idempotency-key'] ?? Math.random()}`;
    const known = this.answers.get(key);
    const answer = known ?? JSON.stringify(this.act(method, url, text === '' ? {} : JSON.parse(text)));
    this.answers.set(key, answer);
    if (isConfirm && this.fault === 'lost') {
      response.destroy();
      return;
    }
    const [http, content] = JSON.parse(answer);
    response.writeHead(http, { 'content-type': 'application/json' });
    response.end(isConfirm && this.fault === 'broken' ? '<html>' : JSON.stringify(content));
  }
}

describe('payments by Toss Payments', () => {
  const toss = new StandIn();
  let test: TestApp;
  let buyer: Buyer;
  let staff: Buyer;
  let fresh: string[];
  beforeAll(async () => {
    const environment = {
      TOSS_CLIENT_KEY: 'test_ck',
      TOSS_SECRET_KEY: 'test_sk',
      TOSS_API_URL: await toss.listen(),
      PUBLIC_URL: 'http://portal.example',
    };
    test = await openTestApp({ sample: true, environment });
    fresh = await listFreshMembers(test, 30);
    staff = await createBuyer(test, await findMemberUid(test, 'office'));
  });
  afterAll(async () => {
    await test.close();
    toss.close();
  });
  beforeEach(async () => {
    toss.fault = 'none';
    await moveTo('2026-11-23T10:00:00+09:00');
    await openGoods(test);
    const [first = ''] = fresh.splice(0, 1);
    buyer = await createBuyer(test, first);
  });

  const moveTo = (text: string) => test.context.clock.moveTo(new Date(text));
  const runJob = () => createJobHandlers(test.context)['travel.payments']?.run({});
  const getOrder = async (orderUid: string) => (await buyer.call('GET', `/order/${orderUid}`)).data;
  const readLedger = async (orderUid: string) =>
    (
      await test.db
        .selectFrom('pay_ledger')
        .select(['kind', 'amount'])
        .where('order_uid', '=', orderUid)
        .orderBy('at')
        .execute()
    ).map(({ kind, amount }) => `${kind} ${amount}`);
  const come = (url: string, query: Readonly<Record<string, string>>) => {
    const { pathname, search } = new URL(url);
    return test.app.inject(`${pathname}${search}&${new URLSearchParams(query)}`);
  };
  const hint = (paymentKey: string, more: object = {}) =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/pay/webhook/toss',
      payload: { eventType: 'PAYMENT_STATUS_CHANGED', data: { paymentKey, status: 'DONE', ...more } },
    });

  /** Opens an order and goes through the window. */
  async function goThrough() {
    const { data } = await buyer.open();
    const window = await buyer.call('POST', '/pay/window', { orderUid: data.orderUid });
    const paymentKey = window.data.url.split('/').at(-1);
    const payment = toss.payments.get(paymentKey);
    if (payment === undefined) throw new Error('No window was opened.');
    payment.status = 'IN_PROGRESS';
    const { orderId, totalAmount, successUrl } = payment;
    const back = await come(successUrl, { paymentKey, orderId, amount: String(totalAmount) });
    return {
      orderUid: data.orderUid as string,
      rsvtUid: data.rsvtUid as string,
      paymentKey: paymentKey as string,
      payment,
      back,
    };
  }

  it('are confirmed with the stored amount, once, and paid back by the same key', async () => {
    const { orderUid, rsvtUid, paymentKey, payment, back } = await goThrough();
    const returned = await getOrder(orderUid);
    const paid = [await buyer.pay(orderUid, paymentKey), await buyer.pay(orderUid, paymentKey)];
    await buyer.cancel(rsvtUid);
    const { refund_uid } = await test.db
      .selectFrom('refund')
      .select('refund_uid')
      .where('order_uid', '=', orderUid)
      .executeTakeFirstOrThrow();
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

  it.each([
    ['lost', 'APPROVED'],
    ['broken', 'APPROVED'],
    ['before', 'APPROVED'],
  ] as const)('whose answer is %s are settled by the job, once', async (fault, payState) => {
    const { orderUid, paymentKey } = await goThrough();
    toss.fault = fault;
    const pending = await buyer.pay(orderUid, paymentKey);
    const repeated = await buyer.pay(orderUid, paymentKey);
    toss.fault = 'none';
    await moveTo('2026-11-23T10:01:00+09:00');
    await runJob();
    await runJob();

    expect([pending.code, repeated.code]).toEqual(['4804', '4804']);
    expect((await getOrder(orderUid)).payState).toBe(payState);
    expect(await readLedger(orderUid)).toEqual(['PAY 20000']);
    expect(toss.confirmed.filter((key) => key === paymentKey)).toEqual([paymentKey]);
  });

  it('that are refused say why, and can be tried again', async () => {
    const { orderUid, paymentKey } = await goThrough();
    toss.fault = 'rejected';
    const refused = await buyer.pay(orderUid, paymentKey);

    expect(refused).toMatchObject({ code: '4801', message: expect.stringContaining('한도초과') });
    expect(await getOrder(orderUid)).toMatchObject({ state: 'READY', payState: 'DECLINED' });
    expect(await readLedger(orderUid)).toEqual([]);
  });

  it('believe nothing that a hint says', async () => {
    const { orderUid, paymentKey } = await goThrough();
    await hint(paymentKey, { totalAmount: 1, orderId: orderUid });
    await hint('unknown');
    await test.app.inject({ method: 'POST', url: '/api/v1/pay/webhook/toss', payload: { data: 'x' } });

    expect((await getOrder(orderUid)).payState).toBe('AUTHORIZED');
    expect(await readLedger(orderUid)).toEqual([]);
  });

  it('that a hint finds made are settled, and the late answer of the call changes nothing', async () => {
    const { orderUid, paymentKey } = await goThrough();
    toss.fault = 'lost';
    await buyer.pay(orderUid, paymentKey);
    toss.fault = 'none';
    const hinted = await Promise.all([hint(paymentKey), hint(paymentKey)]);
    const late = await buyer.pay(orderUid, paymentKey);

    expect(hinted.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(late.code).toBe('200');
    expect(await readLedger(orderUid)).toEqual(['PAY 20000']);
  });

  it('that come after their order has ended are sent back whole', async () => {
    const { orderUid, paymentKey, payment } = await goThrough();
    await buyer.call('DELETE', `/order/${orderUid}`);
    payment.status = 'DONE';
    await hint(paymentKey);
    await hint(paymentKey);

    expect(payment).toMatchObject({ status: 'CANCELED', balanceAmount: 0 });
    expect(await readLedger(orderUid)).toEqual(['PAY 20000', 'REFUND 20000']);
  });

  it.each([
    ['another amount', (own: Record<string, string>) => ({ ...own, amount: '1' })],
    ['another order', (own: Record<string, string>) => ({ ...own, orderId: 'other' })],
    ['no key', ({ orderId = '' }: Record<string, string>) => ({ orderId, code: 'REJECT', message: '거절' })],
  ])('with %s at the return address are refused before any money moves', async (_name, change) => {
    const { data } = await buyer.open();
    const window = await buyer.call('POST', '/pay/window', { orderUid: data.orderUid });
    const paymentKey = window.data.url.split('/').at(-1);
    const payment = toss.payments.get(paymentKey);
    const own = { paymentKey, orderId: payment?.orderId ?? '', amount: '20000' };
    await come(payment?.successUrl ?? '', change(own));

    expect((await getOrder(data.orderUid)).payState).toBe('DECLINED');
    expect((await buyer.pay(data.orderUid, paymentKey)).code).toBe('4801');
    expect(toss.confirmed).not.toContain(paymentKey);
  });

  it('do not return by an address that was not signed here, nor by that of a window which was replaced', async () => {
    const { data } = await buyer.open();
    const first = await buyer.call('POST', '/pay/window', { orderUid: data.orderUid });
    await buyer.call('POST', '/pay/window', { orderUid: data.orderUid });
    const paymentKey = first.data.url.split('/').at(-1);
    const old = toss.payments.get(paymentKey);
    const query = { paymentKey, orderId: old?.orderId ?? '', amount: '20000' };
    await come(old?.successUrl ?? '', query);
    const forged = await come((old?.successUrl ?? '').replace(/sig=[^&]+/, 'sig=x'), query);

    expect((await getOrder(data.orderUid)).payState).toBe('OPEN');
    expect(forged.headers.location).toBe(`/load?next=${encodeURIComponent('/travel/my')}`);
  });
});
