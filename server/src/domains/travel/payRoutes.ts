import { type ContentLocale, errorCodes } from '@haesol/contracts/common';
import { payMockAuthorize, payWebhookToss, payWindow } from '@haesol/contracts/travel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { brandTextsIn } from '../../brand/brand.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/plugins/route.ts';
import { pagePaths, payPaths, toLoadPath, toPaymentPath } from '../../mail/pagePaths.ts';
import { toContentLocale } from '../common/text/translation.ts';
import { openAttempt, recordReturn } from './order/attempts.ts';
import { keepDetails, readPeopleOfOrder, requireProvenMail } from './order/keptDetails.ts';
import { settlePayment } from './order/settlePayment.ts';
import { createAttemptLinks } from './pay/attemptLinks.ts';
import { authorizeMock } from './pay/mockProvider.ts';
import { installMockWindow } from './pay/mockWindow.ts';
import { PaymentUnknownError } from './pay/provider.ts';
import type { TravelContext } from './travelContext.ts';

const text = z.optional(z.string());
const returnQuery = z.object({
  attempt: z._default(z.string(), ''),
  sig: z._default(z.string(), ''),
  paymentKey: text,
  orderId: text,
  amount: text,
  code: text,
  message: text,
});

/** Part of a webhook that is read: the payment key. */
const hint = z.object({ data: z.object({ paymentKey: z.string().check(z.maxLength(200)) }) });

/** Codes of Toss Payments for a window closed by the user. */
const closedCodes: ReadonlySet<string> = new Set(['PAY_PROCESS_CANCELED', 'USER_CANCEL', 'PAY_PROCESS_ABORTED']);
const maxMessage = 200;

const notForSale = () =>
  new ApiError(errorCodes.paymentDeclined, { message: '온라인 결제를 준비하고 있습니다. 담당자에게 문의해 주세요.' });

/** Names of orders in the provider's window, by language; "and 2 more" for the other orders of a purchase. */
const orderNames: Readonly<Record<ContentLocale, readonly [travel: string, toOthers: (count: number) => string]>> = {
  ko: [' 여행', (count) => ` 외 ${count}건`],
  en: [' travel', (count) => ` and ${count} more`],
  ja: ['旅行', (count) => ` ほか${count}件`],
  'zh-CN': ['旅行', (count) => ` 及其他${count}项`],
  'zh-TW': ['旅行', (count) => ` 及其他${count}項`],
};

function toOrderName(locale: ContentLocale, orderNo: string, others: number): string {
  const [travel, toOthers] = orderNames[locale];
  return `${brandTextsIn(locale).region}${travel} ${orderNo}${others > 0 ? toOthers(others) : ''}`;
}

/** Endpoints for a provider's window: opening it, returning from it, and webhooks about changes. */
export default async function payRoutes(app: FastifyInstance, context: TravelContext): Promise<void> {
  const { config, db, payments } = context;
  const links = createAttemptLinks(context);
  const isMock = payments.name === 'mock';
  // The built-in provider charges no money, so a production site needs another one.
  const canPay = !isMock || config.mode === 'demo';

  route(
    app,
    context,
    payWindow,
    async ({ body: { orderUid, people, user: booker, requestMemo }, languageCd, member, write }) => {
      if (!canPay) throw notForSale();
      requireProvenMail(member, booker);
      const { attemptUid, amount, orderNo, orderUids } = await write(async (trx) => {
        const opened = await openAttempt(context, trx, orderUid, member);
        // The people of a purchase are counted for each of its orders when they are opened.
        const [only, ...others] = opened.orderUids;
        const counted =
          only !== undefined && others.length === 0 && people !== undefined
            ? await readPeopleOfOrder(trx, only, people, languageCd)
            : undefined;
        for (const uid of opened.orderUids) await keepDetails(trx, uid, { people: counted, booker, requestMemo });
        return opened;
      });
      const returnUrl = links.toReturnUrl(attemptUid);
      try {
        const orderName = toOrderName(toContentLocale(languageCd), orderNo, orderUids.length - 1);
        return { url: await payments.openWindow({ attemptUid, amount, orderName, returnUrl }) };
      } catch (error) {
        if (!(error instanceof PaymentUnknownError)) throw error;
        const message = '결제창을 열지 못했습니다. 잠시 후 다시 시도해 주세요.';
        throw new ApiError(errorCodes.paymentDeclined, { message, cause: error });
      }
    },
  );

  const toPage = (reply: FastifyReply, path: string) =>
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(toLoadPath(path), 303);

  const open = { access: 'public' as const };
  app.get(payPaths.returned, { config: open, schema: { querystring: returnQuery } }, async (request, reply) => {
    const { attempt, sig, paymentKey, orderId, amount, code, message } = request.query as z.output<typeof returnQuery>;
    if (!links.isSigned({ attempt, sig })) return toPage(reply, pagePaths.myTravel);
    const orderUid = await recordReturn(db, {
      attemptUid: attempt,
      payKey: paymentKey,
      orderId,
      amount,
      isClosed: closedCodes.has(code ?? ''),
      message: message?.slice(0, maxMessage) ?? null,
    });
    return toPage(reply, orderUid === undefined ? pagePaths.myTravel : toPaymentPath(orderUid));
  });

  route(app, context, payWebhookToss, async ({ request }) => {
    const payKey = z.safeParse(hint, request.body).data?.data.paymentKey;
    if (isMock || payKey === undefined) return {};
    await context.limits.acquire('payHint', 'site', await context.clock.now());
    const attempt = await db
      .selectFrom('pay_attempt')
      .selectAll()
      .where('provider', '=', payments.name)
      .where('pay_key', '=', payKey)
      .executeTakeFirst();
    // The content of the body is not trusted.
    const payment = attempt === undefined ? undefined : await payments.find(payKey);
    if (attempt !== undefined && payment !== undefined && payment.status === 'DONE') {
      await settlePayment(context, attempt, payment, 'JOB');
    }
    return {};
  });

  if (!isMock || config.mode !== 'demo') return;
  installMockWindow(app, context);
  route(app, context, payMockAuthorize, async ({ body: { orderUid, outcome }, member, write }) => {
    const { attemptUid, amount } = await write((trx) => openAttempt(context, trx, orderUid, member));
    const closed = { attemptUid, orderId: attemptUid, amount: String(amount), isClosed: true, message: null };
    if (outcome === 'CLOSE') {
      await recordReturn(db, { ...closed, payKey: undefined });
      return { payKey: '' };
    }
    const payKey = await authorizeMock(db, { attemptUid, amount, outcome });
    await recordReturn(db, { ...closed, payKey });
    return { payKey };
  });
}
