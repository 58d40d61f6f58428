import { okStatus } from '@haesol/contracts/common';
import { servicePrefix } from '@haesol/contracts/release';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { createServiceCaller } from './callService.ts';
import { createServiceIdentity } from './serviceIdentity.ts';

/**
 * Registers `/api/x/<remote>/…`, which the team's own service answers (`REMOTE_SERVICES`), and the keys by which services check
 * who calls.
 */
export default async function serviceRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const identity = await createServiceIdentity(context.secrets, context.config.publicUrl);
  const callService = createServiceCaller(context, identity);

  app.get('/.well-known/jwks.json', { config: { access: 'public' } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({ keys: identity.keys }),
  );

  app.route<{ Params: { readonly remoteId: string } }>({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${servicePrefix}:remoteId/*`,
    exposeHeadRoute: false,
    config: { access: 'optional', countsAsRead: true },
    async handler(request, reply) {
      const data = await callService(request.params.remoteId, request);
      const isPublicRead = request.method === 'GET' && request.principal === undefined;
      reply.header('cache-control', isPublicRead ? 'no-cache' : 'no-store');
      return { status: okStatus, data };
    },
  });
}
