import { createHash, createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ContentLocale } from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import type { SocialProvider } from '../../../db/schema.ts';
import { readBrowserLanguage } from '../../../http/browserLanguage.ts';
import { isEqual } from '../../../http/constantTime.ts';
import { escapeHtml } from '../../../http/escapeHtml.ts';
import { pagePaths } from '../../../mail/pagePaths.ts';
import { toContentLocale } from '../../common/text/translation.ts';
import type { SocialAdapter } from './adapters.ts';
import { type DevOutcome, devTexts } from './devTexts.ts';

const outcomeNames = Object.keys(devTexts.ko.outcomes) as [DevOutcome, ...DevOutcome[]];

const pagePath = '/api/v1/auth/sns/dev/authorize';
const finishPath = '/api/v1/auth/sns/dev/finish';
/** Above the server's timeout for providers. */
const lateMs = 60_000;

const requestQuery = z.object({
  provider: z.enum(['naver', 'kakao', 'google']),
  state: z.string(),
  challenge: z.string(),
});
const finishQuery = z.extend(requestQuery, {
  outcome: z.enum(outcomeNames),
  email: z._default(z.string(), ''),
  name: z._default(z.string(), ''),
});
const codeContent = z.object({
  provider: z.string(),
  challenge: z.string(),
  outcome: z.enum(outcomeNames),
  email: z.string(),
  name: z.string(),
});

function toPage({ provider, state, challenge }: z.output<typeof requestQuery>, locale: ContentLocale): string {
  const { title, lead, email, name, names, outcomes } = devTexts[locale];
  const hidden = Object.entries({ provider, state, challenge })
    .map(([key, value]) => `<input type="hidden" name="${key}" value="${escapeHtml(value)}">`)
    .join('');
  const buttons = outcomeNames
    .map((outcome) => `<p><button name="outcome" value="${outcome}">${outcomes[outcome]}</button></p>`)
    .join('');
  const heading = title(names[provider]);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title></head>
<body><main><h1>${heading}</h1><p>${lead}</p><form action="${finishPath}">${hidden}
<p><label>${email} <input name="email" type="email" value="social@mail.example"></label></p>
<p><label>${name} <input name="name" value="한소셜"></label></p>${buttons}</form></main></body></html>`;
}

/** Pages of the built-in provider, and the adapter that reads the choice made there. Demo mode only. */
export function createDevProvider({ secrets }: AppContext) {
  const key = secrets.derive('built-in provider');
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  function readCode(code: string): z.output<typeof codeContent> {
    const [body = '', mac = ''] = code.split('.');
    if (!isEqual(mac, sign(body))) throw new Error('The code is not ours');
    return z.parse(codeContent, JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  }

  return {
    createAdapter: (provider: SocialProvider): SocialAdapter => ({
      toAuthorizeUrl: ({ state, challenge }) =>
        `${pagePath}?${new URLSearchParams({ provider, state, challenge }).toString()}`,
      async identify({ code, verifier }, signal) {
        const content = readCode(code);
        if (content.provider !== provider) throw new Error('The code is of another provider');
        const challenge = createHash('sha256').update(verifier).digest('base64url');
        if (content.challenge !== challenge) throw new Error('The code belongs to another request');
        if (content.outcome === 'late') await delay(lateMs, undefined, { signal });
        if (content.outcome === 'wrong') throw new SyntaxError('The answer is no JSON');
        if (content.outcome === 'fail') throw new Error('The provider answered with 500');
        const email = content.outcome === 'noEmail' ? null : content.email.toLowerCase() || null;
        const subject = createHash('sha256')
          .update(email ?? content.name)
          .digest('base64url')
          .slice(0, 22);
        return { provider, subject, email, emailVerified: email !== null, name: content.name || null, tel: null };
      },
    }),

    install(app: FastifyInstance): void {
      const config = { access: 'public' as const };
      app.get(pagePath, { config, schema: { querystring: requestQuery } }, async (request, reply) =>
        reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('content-security-policy', "default-src 'none'; form-action 'self'; frame-ancestors 'none'")
          .send(toPage(request.query as z.output<typeof requestQuery>, toContentLocale(readBrowserLanguage(request)))),
      );
      app.get(finishPath, { config, schema: { querystring: finishQuery } }, async (request, reply) => {
        const { provider, state, challenge, outcome, email, name } = request.query as z.output<typeof finishQuery>;
        const body = Buffer.from(JSON.stringify({ provider, challenge, outcome, email, name })).toString('base64url');
        const answer: Record<string, string> =
          outcome === 'cancel' ? { error: 'access_denied' } : { code: `${body}.${sign(body)}` };
        const query = new URLSearchParams({ provider, state, ...answer });
        return reply
          .header('cache-control', 'no-store')
          .redirect(`${pagePaths.socialCallback}?${query.toString()}`, 302);
      });
    },
  };
}
