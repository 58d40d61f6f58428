import { certCheck, certSendMail } from '@haesol/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { createFailureLimit } from '../../plugins/failureLimit.ts';
import { route } from '../../plugins/route.ts';
import { createCerts } from './certs.ts';

export default async function certRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { clock } = context;
  const certs = createCerts(context);
  // A code that is asked for counts until it is typed rightly.
  const sends = createFailureLimit(context, 'cert send', { limit: 20, windowSec: 3_600 });

  route(app, context, certSendMail, async ({ query, body, request }) => {
    const now = await clock.now();
    await sends.require(request.ip, now);
    await sends.fail(request.ip, now);
    return certs.send(query.email, body.purpose, now);
  });

  route(app, context, certCheck, async ({ body, request }) => {
    const now = await clock.now();
    const answer = await certs.check(body.email, body.code, body.purpose, now);
    await sends.forgive(request.ip, now);
    return answer;
  });
}
