import { randomBytes } from 'node:crypto';
import type { MockOutcome } from '@haesol/contracts/travel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { escapeHtml } from '../../../http/escapeHtml.ts';
import { payPaths } from '../../../mail/pagePaths.ts';
import { createAttemptLinks } from './attemptLinks.ts';
import { authorizeMock } from './mockProvider.ts';

const outcomes: Readonly<Record<MockOutcome, readonly [label: string, hint: string]>> = {
  APPROVE: ['결제 승인', '결제가 바로 승인됩니다.'],
  DECLINE: ['결제 거절', '카드사가 결제를 거절합니다.'],
  TIMEOUT: ['응답 없음(미결제)', '답이 오지 않고, 결제도 되지 않습니다.'],
  UNKNOWN: ['응답 없음(결제됨)', '답이 오지 않지만 결제는 되었습니다. 서버가 확인합니다.'],
  CLOSE: ['결제창 닫기', '결제하지 않고 돌아갑니다.'],
};
const outcomeNames = Object.keys(outcomes) as [MockOutcome, ...MockOutcome[]];

const windowQuery = z.object({ attempt: z._default(z.string(), ''), sig: z._default(z.string(), '') });
const finishQuery = z.extend(windowQuery, { outcome: z._default(z.enum(outcomeNames), 'CLOSE') });

const css = `:root{color-scheme:light dark}body{margin:0;font:16px/1.6 system-ui,sans-serif;word-break:keep-all;overflow-wrap:break-word}
main{max-width:420px;margin:0 auto;padding:24px 16px}h1{font-size:22px;margin:0 0 4px}dl{display:flex;justify-content:space-between;padding:16px;border:1px solid;border-radius:12px}
dd{margin:0;font-weight:700}ul{list-style:none;margin:0;padding:0;display:grid;gap:12px}button{width:100%;min-height:52px;padding:8px 16px;text-align:left;font:inherit;border:1px solid;border-radius:12px;background:Canvas;color:CanvasText;cursor:pointer}
button:focus-visible{outline:3px solid Highlight;outline-offset:2px}button strong{display:block}`;

interface Shown {
  readonly attempt: string;
  readonly sig: string;
  readonly amount: number;
  readonly orderNo: string;
}

function toPage(nonce: string, { attempt, sig, amount, orderNo }: Shown): string {
  const hidden = Object.entries({ attempt, sig })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
  const buttons = outcomeNames
    .map((name) => {
      const [label, hint] = outcomes[name];
      return `<li><button name="outcome" value="${name}"><strong>${label}</strong>${hint}</button></li>`;
    })
    .join('');
  const won = `${amount.toLocaleString('ko-KR')}원`;
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>시연용 결제창</title><style nonce="${nonce}">${css}</style></head>
<body><main><h1>시연용 결제창</h1><p>실제로 결제되지 않습니다. 결제 결과를 선택해 주세요.</p>
<dl><dt>주문 ${escapeHtml(orderNo)}</dt><dd>${won}</dd></dl>
<form action="${payPaths.mockFinish}">${hidden}<ul>${buttons}</ul></form></main></body></html>`;
}

const gonePage = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>시연용 결제창</title></head>
<body><main><h1>시연용 결제창</h1><p>이미 끝난 결제입니다. 주문 화면에서 다시 결제해 주세요.</p><p><a href="/travel/my">나의 여행으로 이동</a></p></main></body></html>`;

/** Pages in place of a provider's window: without script, with a choice of all outcomes. Demo mode only. */
export function installMockWindow(app: FastifyInstance, context: AppContext): void {
  const { db } = context;
  const links = createAttemptLinks(context);
  const config = { access: 'public' as const };

  async function findOpen({ attempt, sig }: { readonly attempt: string; readonly sig: string }) {
    if (!links.isSigned({ attempt, sig })) return undefined;
    return db
      .selectFrom('pay_attempt as a')
      .innerJoin('orders as o', 'o.order_uid', 'a.order_uid')
      .select(['a.attempt_uid as attemptUid', 'a.amount', 'o.order_no as orderNo'])
      .where('a.attempt_uid', '=', attempt)
      .where('a.state', '=', 'OPEN')
      .executeTakeFirst();
  }

  const asHtml = (reply: FastifyReply, nonce: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      );

  app.get(payPaths.mock, { config, schema: { querystring: windowQuery } }, async (request, reply) => {
    const { attempt, sig } = request.query as z.output<typeof windowQuery>;
    const found = await findOpen({ attempt, sig });
    const nonce = randomBytes(16).toString('base64');
    if (found === undefined) return asHtml(reply.code(404), nonce).send(gonePage);
    const { amount, orderNo } = found;
    return asHtml(reply, nonce).send(toPage(nonce, { attempt, sig, amount, orderNo }));
  });

  app.get(payPaths.mockFinish, { config, schema: { querystring: finishQuery } }, async (request, reply) => {
    const { attempt, sig, outcome } = request.query as z.output<typeof finishQuery>;
    const found = await findOpen({ attempt, sig });
    if (found === undefined) return asHtml(reply.code(404), '').send(gonePage);
    const { attemptUid, amount } = found;
    const answer: Record<string, string> =
      outcome === 'CLOSE'
        ? { code: 'PAY_PROCESS_CANCELED' }
        : {
            paymentKey: await authorizeMock(db, { attemptUid, amount, outcome }),
            orderId: attemptUid,
            amount: String(amount),
          };
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${links.toReturnPath(attemptUid)}&${new URLSearchParams(answer).toString()}`, 303);
  });
}
