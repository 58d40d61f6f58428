import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp } from '../../../testing/testApp.ts';
import type { Buyer } from '../order/testOrders.ts';

export interface TossPayment {
  paymentKey: string;
  orderId: string;
  status: string;
  totalAmount: number;
  balanceAmount: number;
  readonly cancels: { readonly cancelReason: string; readonly cancelAmount: number }[];
  readonly successUrl: string;
  readonly orderName: string;
}

/** Requests to the provider: open its window, charge the money, read a payment, send money back. */
export type TossStep = 'window' | 'confirm' | 'read' | 'cancel';

/**
 * Fate of a request. `before`: cut before execution · `busy`: 500 instead · `idle`: response without execution.
 * All others are executed: `lost`: response cut · `broken`: response unreadable · `twice`: repeated by the network · `late`:
 * response delayed until {@link TossStandIn.release} · `denied`: response refuses · `gone`: response reports it as unknown ·
 * `amount`, `order`, `key`: response has others.
 */
export type TossFault =
  | 'before'
  | 'busy'
  | 'idle'
  | 'lost'
  | 'broken'
  | 'twice'
  | 'late'
  | 'denied'
  | 'gone'
  | 'amount'
  | 'order'
  | 'key';

type HttpAnswer = readonly [number, object];

const notFound = { code: 'NOT_FOUND_PAYMENT', message: '존재하지 않는 결제 정보 입니다.' };
const refused = { code: 'REJECT_CARD_PAYMENT', message: '한도초과 혹은 잔액부족으로 결제에 실패했습니다.' };
const overdrawn = { code: 'NOT_CANCELABLE_AMOUNT', message: '취소 할 수 없는 금액 입니다.' };
const busy = { code: 'FAILED_INTERNAL_SYSTEM_PROCESSING', message: '내부 시스템 처리 작업이 실패했습니다.' };

const toStep = (url: string, method: string): TossStep => {
  if (method === 'GET') return 'read';
  if (url === '/v1/payments') return 'window';
  return url === '/v1/payments/confirm' ? 'confirm' : 'cancel';
};

function forge(fault: TossFault, content: object): object {
  if (fault === 'amount') return { ...content, totalAmount: 1, balanceAmount: 1 };
  if (fault === 'order') return { ...content, orderId: '11111111-2222-4333-8444-555555555555' };
  return fault === 'key' ? { ...content, paymentKey: 'tviva-another' } : content;
}

/** Fakes Toss Payments (core API v1): the shapes of its responses, its idempotency keys, and faults on demand. */
export class TossStandIn {
  readonly payments = new Map<string, TossPayment>();
  /** Keys of charged payments, one entry for each charge. */
  readonly confirmed: string[] = [];
  readonly authorizations = new Set<string>();
  /** Refuses to take money. */
  isRejecting = false;
  private readonly answers = new Map<string, string>();
  private readonly faults: { readonly step: TossStep; readonly fault: TossFault; left: number }[] = [];
  private held: (() => void)[] = [];
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

  /** Makes the next requests of a step fail in this way. */
  fail(step: TossStep, fault: TossFault, times = 1): void {
    this.faults.push({ step, fault, left: times });
  }

  /** Ends all faults, and sends the delayed responses. */
  reset(): void {
    this.faults.length = 0;
    this.isRejecting = false;
    this.release();
  }

  /** Sends the delayed responses. */
  release(): void {
    for (const send of this.held.splice(0)) send();
  }

  get faultsLeft(): number {
    return this.faults.reduce((sum, { left }) => sum + left, 0);
  }

  get isHolding(): boolean {
    return this.held.length > 0;
  }

  private toShape({ successUrl: _url, ...shape }: TossPayment) {
    return {
      ...{ mId: 'tvivarepublica', version: '2022-11-16', currency: 'KRW', method: '카드' },
      ...shape,
      receipt: { url: 'https://dashboard.tosspayments.com/receipt/x' },
      checkout: { url: `https://pay.toss.example/window/${shape.paymentKey}` },
      failure: null,
    };
  }

  private confirm({
    paymentKey,
    orderId,
    amount,
  }: {
    paymentKey: string;
    orderId: string;
    amount: number;
  }): HttpAnswer {
    const payment = this.payments.get(paymentKey);
    if (payment === undefined) return [404, notFound];
    if (payment.status === 'DONE')
      return [400, { code: 'ALREADY_PROCESSED_PAYMENT', message: '이미 처리된 결제 입니다.' }];
    if (this.isRejecting) {
      payment.status = 'ABORTED';
      return [403, refused];
    }
    if (payment.orderId !== orderId || payment.totalAmount !== amount) {
      return [400, { code: 'INVALID_REQUEST', message: '잘못된 요청입니다.' }];
    }
    payment.status = 'DONE';
    this.confirmed.push(paymentKey);
    return [200, this.toShape(payment)];
  }

  private open({
    orderId,
    amount,
    successUrl,
    orderName,
  }: Pick<TossPayment, 'orderId' | 'orderName' | 'successUrl'> & { amount: number }): HttpAnswer {
    const paymentKey = `tviva${this.payments.size}`;
    const payment = {
      paymentKey,
      orderId,
      status: 'READY',
      totalAmount: amount,
      balanceAmount: amount,
      cancels: [],
      successUrl,
      orderName,
    };
    this.payments.set(paymentKey, payment);
    return [200, this.toShape(payment)];
  }

  private act(step: TossStep, path: string, text: string, isIdle: boolean): HttpAnswer {
    const body = text === '' ? {} : JSON.parse(text);
    if (step === 'window') return this.open(body);
    const key = step === 'confirm' ? body.paymentKey : decodeURIComponent(path.split('/')[3] ?? '');
    const payment = this.payments.get(key);
    if (payment === undefined) return [404, notFound];
    if (step === 'read' || isIdle) return [200, this.toShape(payment)];
    if (step === 'confirm') return this.confirm(body);
    const { cancelReason, cancelAmount } = body;
    if (cancelAmount > payment.balanceAmount) return [403, overdrawn];
    payment.balanceAmount -= cancelAmount;
    payment.cancels.push({ cancelReason, cancelAmount });
    payment.status = payment.balanceAmount === 0 ? 'CANCELED' : 'PARTIAL_CANCELED';
    return [200, this.toShape(payment)];
  }

  /** Returns the cached response for an idempotency key, without executing the request again. */
  private answerOnce(step: TossStep, request: IncomingMessage, text: string): HttpAnswer {
    const { url = '/' } = request;
    const key = `${url} ${request.headers['idempotency-key'] ?? Math.random()}`;
    const answer = this.answers.get(key) ?? JSON.stringify(this.act(step, url, text, false));
    this.answers.set(key, answer);
    return JSON.parse(answer);
  }

  private takeFault(step: TossStep): TossFault | undefined {
    const found = this.faults.find((entry) => entry.step === step && entry.left > 0);
    if (found !== undefined) found.left -= 1;
    return found?.fault;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { method = 'GET', url = '/' } = request;
    const step = toStep(url, method);
    this.authorizations.add(request.headers.authorization ?? '');
    const fault = this.takeFault(step);
    const send = (http: number, content: object | string) => {
      response.writeHead(http, { 'content-type': 'application/json' });
      response.end(typeof content === 'string' ? content : JSON.stringify(content));
    };
    if (fault === 'before') return void response.destroy();
    if (fault === 'busy') return send(500, busy);
    if (fault === 'idle') return send(...this.act(step, url, text, true));
    const [http, content] = this.answerOnce(step, request, text);
    if (fault === 'twice') this.answerOnce(step, request, text);
    if (fault === 'lost') return void response.destroy();
    if (fault === 'broken') return send(http, '<html>');
    if (fault === 'denied') return send(403, refused);
    if (fault === 'gone') return send(404, notFound);
    if (fault === 'late') return void this.held.push(() => send(http, content));
    send(http, fault === undefined ? content : forge(fault, content));
  }
}

/** Opens an order and its window. @returns the provider's response, and the payment if the window was opened */
export async function openWindow(toss: TossStandIn, buyer: Buyer, orderUid: string) {
  const window = await buyer.call('POST', '/pay/window', { orderUid });
  const paymentKey: string = window.data?.url?.split('/').at(-1) ?? '';
  return { code: window.code as string, paymentKey, payment: toss.payments.get(paymentKey) };
}

/** Returns from a window with its result. */
export function returnFrom({ app }: Pick<TestApp, 'app'>, url: string, query: Readonly<Record<string, string>>) {
  const { pathname, search } = new URL(url);
  return app.inject(`${pathname}${search}&${new URLSearchParams(query)}`);
}

/** Pays in the window, which returns. */
export function payInWindow(test: Pick<TestApp, 'app'>, payment: TossPayment) {
  payment.status = 'IN_PROGRESS';
  const { paymentKey, orderId, totalAmount, successUrl } = payment;
  return returnFrom(test, successUrl, { paymentKey, orderId, amount: String(totalAmount) });
}

export async function readLedger({ db }: Pick<TestApp, 'db'>, orderUid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('pay_ledger')
    .select(['kind', 'amount'])
    .where('order_uid', '=', orderUid)
    .orderBy('at')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, amount }) => `${kind} ${amount}`);
}
