import { guestStart } from '@haesol/contracts/identity';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { route } from '../../../http/plugins/route.ts';
import { requireSameSite } from '../../../http/plugins/sameSite.ts';
import { startGuest } from './startGuest.ts';

/** Sessions of buyers without an account. */
export default async function guestRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, context, guestStart, ({ body: { certToken }, request, reply }) => {
    requireSameSite(request, context.config);
    return startGuest(context, { certToken, request, reply });
  });
}
