import { certCheck, certSendMail } from '@haesol/contracts/identity';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { route } from '../../../http/plugins/route.ts';
import { toMailRequester } from '../session/mailAllowance.ts';
import { createCerts } from './certs.ts';
import { createProofCookie } from './proofCookie.ts';

export default async function certRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { clock, limits } = context;
  const certs = createCerts(context);
  const proofCookie = createProofCookie(context.config);

  route(app, context, certSendMail, async ({ query, body, request }) => {
    const now = await clock.now();
    await limits.acquire('mailCode', request.ip, now);
    return certs.send(query.email, body.purpose, toMailRequester(context, request, query.email), now);
  });

  route(app, context, certCheck, async ({ body, request, reply }) => {
    const now = await clock.now();
    const answer = await certs.check(
      body.email,
      body.code,
      body.purpose,
      toMailRequester(context, request, body.email),
      now,
    );
    await limits.release('mailCode', request.ip, now);
    if (body.purpose === 'JOIN') proofCookie.set(reply, answer.certToken, answer.expireSec);
    return answer;
  });
}
