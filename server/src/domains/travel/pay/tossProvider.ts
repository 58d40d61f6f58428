import * as z from 'zod/mini';
import { type PaymentProvider, PaymentUnknownError, type ProviderPayment } from './provider.ts';

/** Fields that are read of a payment (Toss Payments, core API v1, object `Payment`). */
const tossPayment = z.looseObject({
  paymentKey: z.string(),
  orderId: z.string(),
  status: z.string(),
  totalAmount: z.int(),
  balanceAmount: z.int(),
  method: z.nullish(z.string()),
  receipt: z.nullish(z.looseObject({ url: z.string() })),
  checkout: z.nullish(z.looseObject({ url: z.string() })),
  failure: z.nullish(z.looseObject({ message: z.string() })),
  cancels: z.nullish(z.array(z.looseObject({ cancelReason: z.nullish(z.string()), cancelAmount: z.int() }))),
});
const tossError = z.looseObject({ code: z.string(), message: z.string() });

type TossPayment = z.output<typeof tossPayment>;
type Answer = { readonly payment: TossPayment } | { readonly error: z.output<typeof tossError>; readonly http: number };

/** Timeout above the provider's needs and below the limit of our requests. */
const limitMs = 6_000;
/** Errors after which it is unknown if the request was executed. */
const unknownCodes: ReadonlySet<string> = new Set([
  'IDEMPOTENT_REQUEST_PROCESSING',
  'PROVIDER_ERROR',
  'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING',
  'FAILED_INTERNAL_SYSTEM_PROCESSING',
  'UNKNOWN_PAYMENT_ERROR',
]);
const done: ReadonlySet<string> = new Set(['DONE', 'CANCELED', 'PARTIAL_CANCELED']);
const failed: ReadonlySet<string> = new Set(['ABORTED', 'EXPIRED']);

interface Asked {
  readonly paymentKey: string;
  readonly orderId: string;
  readonly totalAmount: number;
}

/** Returns true if a response is about the requested payment. */
const isAbout = (payment: TossPayment, asked: Partial<Asked>): boolean =>
  Object.entries(asked).every(([name, value]) => payment[name] === value);

const aboutAnother = () => new PaymentUnknownError('Toss Payments answered for another payment.');

function toPayment(payment: TossPayment): ProviderPayment {
  const { status } = payment;
  return {
    payKey: payment.paymentKey,
    orderId: payment.orderId,
    amount: payment.totalAmount,
    status: done.has(status) ? 'DONE' : failed.has(status) ? 'FAILED' : 'WAITING',
    cancelledAmount: done.has(status) ? payment.totalAmount - payment.balanceAmount : 0,
    method: payment.method ?? '카드',
    receiptUrl: payment.receipt?.url ?? null,
    failMessage: payment.failure?.message ?? null,
  };
}

interface TossSettings {
  readonly clientKey: string;
  readonly secretKey: string;
  /** Without a trailing slash. */
  readonly apiUrl: string;
}

/** @throws {PaymentUnknownError} without a response, for an unreadable one, and for errors that leave the outcome open */
function createTossClient({ secretKey, apiUrl }: TossSettings) {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  return async function send(method: 'GET' | 'POST', path: string, body?: object, key?: string): Promise<Answer> {
    let response: Response;
    let content: unknown;
    try {
      response = await fetch(`${apiUrl}${path}`, {
        method,
        headers: {
          authorization,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(limitMs),
        redirect: 'error',
      });
      content = await response.json();
    } catch (error) {
      throw new PaymentUnknownError('Toss Payments did not answer.', { cause: error });
    }
    const payment = z.safeParse(tossPayment, content);
    if (response.ok && payment.success) return { payment: payment.data };
    const error = z.safeParse(tossError, content);
    if (!error.success || response.status >= 500 || unknownCodes.has(error.data.code)) {
      throw new PaymentUnknownError(`Toss Payments answered ${response.status} to ${method} ${path}.`);
    }
    return { error: error.data, http: response.status };
  };
}

/** Adapter of Toss Payments. Opens its window by a redirect; our pages run no script of it. */
export function createTossProvider(settings: TossSettings): PaymentProvider {
  const send = createTossClient(settings);

  async function read(paymentKey: string): Promise<TossPayment | undefined> {
    const answer = await send('GET', `/v1/payments/${encodeURIComponent(paymentKey)}`);
    if ('payment' in answer) {
      if (!isAbout(answer.payment, { paymentKey })) throw aboutAnother();
      return answer.payment;
    }
    if (answer.http === 404) return undefined;
    throw new PaymentUnknownError(`Toss Payments refused to show a payment: ${answer.error.code}`);
  }

  async function find(paymentKey: string): Promise<ProviderPayment | undefined> {
    const payment = await read(paymentKey);
    return payment && toPayment(payment);
  }

  return {
    name: 'toss',
    clientKey: settings.clientKey,
    find,
    async openWindow({ attemptUid: orderId, amount, orderName, returnUrl }) {
      const answer = await send(
        'POST',
        '/v1/payments',
        { method: 'CARD', amount, orderId, orderName, successUrl: returnUrl, failUrl: returnUrl },
        `window-${orderId}`,
      );
      if (!('payment' in answer)) {
        throw new PaymentUnknownError(`Toss Payments refused to open a window: ${answer.error.code}`);
      }
      if (!isAbout(answer.payment, { orderId, totalAmount: amount })) throw aboutAnother();
      const url = answer.payment.checkout?.url;
      if (url === undefined || !/^https?:/.test(url)) {
        throw new PaymentUnknownError('Toss Payments did not open a window.');
      }
      return url;
    },
    async confirm({ payKey: paymentKey, attemptUid: orderId, amount }) {
      const answer = await send('POST', '/v1/payments/confirm', { paymentKey, orderId, amount }, orderId);
      if ('payment' in answer && isAbout(answer.payment, { paymentKey, orderId, totalAmount: amount })) {
        return toPayment(answer.payment);
      }
      // After a refusal or a response about another payment, reads the payment itself, as after `ALREADY_PROCESSED_PAYMENT`.
      const known = await find(paymentKey);
      if ('payment' in answer) {
        if (known === undefined) throw aboutAnother();
        return known;
      }
      const failMessage = answer.error.message;
      if (known === undefined) {
        const none = { payKey: paymentKey, orderId, amount, cancelledAmount: 0, method: '', receiptUrl: null };
        return { ...none, status: 'FAILED', failMessage };
      }
      if (known.status === 'DONE') return known;
      return { ...known, status: 'FAILED', failMessage: known.failMessage ?? failMessage };
    },
    async cancel({ payKey, amount: cancelAmount, key, reason }) {
      const path = `/v1/payments/${encodeURIComponent(payKey)}/cancel`;
      // The reason names the refund: the sum of all refunds does not tell which of them were made.
      const cancelReason = `${reason} (${key})`;
      const answer = await send('POST', path, { cancelReason, cancelAmount }, key);
      const isDone = (payment: TossPayment | undefined) =>
        payment?.paymentKey === payKey && payment.cancels?.some((cancel) => cancel.cancelReason === cancelReason);
      if ('payment' in answer && isDone(answer.payment)) return;
      // Reads the payment itself after a refusal: an earlier request may have made this refund.
      if (isDone(await read(payKey))) return;
      const why = 'error' in answer ? `refused to cancel: ${answer.error.code}` : 'cancelled another amount';
      throw new PaymentUnknownError(`Toss Payments ${why}.`);
    },
  };
}
