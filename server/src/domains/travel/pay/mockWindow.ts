import { randomBytes } from 'node:crypto';
import type { ContentLocale } from '@haesol/contracts/common';
import type { MockOutcome } from '@haesol/contracts/travel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { readBrowserLanguage } from '../../../http/browserLanguage.ts';
import { escapeHtml } from '../../../http/escapeHtml.ts';
import { pagePaths, payPaths } from '../../../mail/pagePaths.ts';
import { localFormats } from '../../../mail/texts/localFormats.ts';
import { toContentLocale } from '../../common/text/translation.ts';
import { createAttemptLinks } from './attemptLinks.ts';
import { authorizeMock } from './mockProvider.ts';
import { mockTexts } from './mockTexts.ts';

const outcomeNames = Object.keys(mockTexts.ko.outcomes) as [MockOutcome, ...MockOutcome[]];

const windowQuery = z.object({ attempt: z._default(z.string(), ''), sig: z._default(z.string(), '') });
const finishQuery = z.extend(windowQuery, { outcome: z._default(z.enum(outcomeNames), 'CLOSE') });

const css = `:root{color-scheme:light dark}body{margin:0;font:16px/1.6 system-ui,sans-serif;line-break:strict;overflow-wrap:break-word}:lang(ko) body{word-break:keep-all}
main{max-width:420px;margin:0 auto;padding:24px 16px}h1{font-size:22px;margin:0 0 4px}dl{display:flex;justify-content:space-between;padding:16px;border:1px solid;border-radius:12px}
dd{margin:0;font-weight:700}ul{list-style:none;margin:0;padding:0;display:grid;gap:12px}button{width:100%;min-height:52px;padding:8px 16px;text-align:left;font:inherit;border:1px solid;border-radius:12px;background:Canvas;color:CanvasText;cursor:pointer}
button:focus-visible{outline:3px solid Highlight;outline-offset:2px}button strong{display:block}`;

interface Shown {
  readonly attempt: string;
  readonly sig: string;
  readonly amount: number;
  readonly orderNo: string;
  /** Language of the order. */
  readonly locale: ContentLocale;
}

function toPage(nonce: string, { attempt, sig, amount, orderNo, locale }: Shown): string {
  const { title, lead, order, outcomes } = mockTexts[locale];
  const hidden = Object.entries({ attempt, sig })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
  const buttons = outcomeNames
    .map((name) => {
      const [label, hint] = outcomes[name];
      return `<li><button name="outcome" value="${name}"><strong>${label}</strong>${hint}</button></li>`;
    })
    .join('');
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${css}</style></head>
<body><main><h1>${title}</h1><p>${lead}</p>
<dl><dt>${order} ${escapeHtml(orderNo)}</dt><dd>${localFormats(locale).won(amount)}</dd></dl>
<form action="${payPaths.mockFinish}">${hidden}<ul>${buttons}</ul></form></main></body></html>`;
}

function toGonePage(locale: ContentLocale): string {
  const { title, gone, toMyTravel } = mockTexts[locale];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${gone}</p><p><a href="${pagePaths.myTravel}">${toMyTravel}</a></p></main></body></html>`;
}

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
      .select(['a.attempt_uid as attemptUid', 'a.amount', 'o.order_no as orderNo', 'o.locale'])
      .where('a.attempt_uid', '=', attempt)
      .where('a.state', '=', 'OPEN')
      .executeTakeFirst();
  }

  /** Returns the language of the order of an attempt; without one that of the browser. */
  async function findLocale(request: FastifyRequest, { attempt, sig }: z.output<typeof windowQuery>) {
    const order = links.isSigned({ attempt, sig })
      ? await db
          .selectFrom('pay_attempt as a')
          .innerJoin('orders as o', 'o.order_uid', 'a.order_uid')
          .select('o.locale')
          .where('a.attempt_uid', '=', attempt)
          .executeTakeFirst()
      : undefined;
    return order?.locale ?? toContentLocale(readBrowserLanguage(request));
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
    if (found === undefined)
      return asHtml(reply.code(404), nonce).send(toGonePage(await findLocale(request, { attempt, sig })));
    const { amount, orderNo, locale } = found;
    return asHtml(reply, nonce).send(toPage(nonce, { attempt, sig, amount, orderNo, locale }));
  });

  app.get(payPaths.mockFinish, { config, schema: { querystring: finishQuery } }, async (request, reply) => {
    const { attempt, sig, outcome } = request.query as z.output<typeof finishQuery>;
    const found = await findOpen({ attempt, sig });
    if (found === undefined)
      return asHtml(reply.code(404), '').send(toGonePage(await findLocale(request, { attempt, sig })));
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
