import { guestFindOrder, guestOrderClaim } from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { route } from '../../../http/plugins/route.ts';
import { createCerts } from '../../identity/cert/certs.ts';
import { toMailRequester } from '../../identity/session/mailAllowance.ts';
import { claimGuestOrders } from './claimGuestOrders.ts';
import { hasGuestOrder } from './findGuestOrder.ts';

/** Orders of buyers without an account: finding them again, and moving them to an account. */
export default async function guestOrderRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { clock, limits } = context;
  const certs = createCerts(context);

  route(app, context, guestFindOrder, async ({ body: { no, email }, request }) => {
    const now = await clock.now();
    await limits.acquire('mailCode', request.ip, now);
    return certs.send(email, 'GUEST', toMailRequester(context, request, email), now, (trx) =>
      hasGuestOrder(trx, no, email),
    );
  });

  route(app, context, guestOrderClaim, async ({ body: { certToken }, member: { memberUid, now }, write }) =>
    write(async (trx) => {
      const email = await certs.use(trx, certToken, ['GUEST'], now);
      return { count: await claimGuestOrders(context, trx, { memberUid, email, now }) };
    }),
  );
}
