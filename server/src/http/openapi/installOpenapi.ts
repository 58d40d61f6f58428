import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Access, Endpoint } from '@haesol/contracts/common';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { HttpContext } from '../context.ts';
import { installStreamCompression } from '../plugins/compression.ts';
import { createStaffPass } from '../plugins/staffPass.ts';
import { describeApi } from './describeApi.ts';

/** Restricts the API documents to staff in production; others get 404. */
function requireStaffPass(scope: FastifyInstance, context: HttpContext): void {
  if (context.config.mode !== 'production') return;
  const pass = createStaffPass(context);
  scope.addHook('preHandler', async (request, reply) => {
    if (pass.read(request, await context.clock.now()) === undefined) return reply.callNotFound();
  });
}

/** Access of calls that pages of visitors and members make: those that a team may use, and whose schemas are in public scripts. */
const ofPages: ReadonlySet<Access> = new Set(['public', 'optional', 'member', 'buyer']);

/**
 * Serves `/openapi.json` (3.1, from the contract) and `/docs`, without external resources, and `/registry/openapi.json` with the
 * calls of {@link ofPages} for teams.
 */
export async function installOpenapi(app: FastifyInstance, context: HttpContext): Promise<void> {
  const endpoints = new Set<Endpoint>();
  await app.register(swagger, {
    openapi: { openapi: '3.1.0' },
    // The plugin collects the routes; the document is the contract's.
    transform: ({ url, route }) => {
      const endpoint = (route.config as { endpoint?: Endpoint } | undefined)?.endpoint;
      if (endpoint !== undefined) endpoints.add(endpoint);
      return { schema: { hide: true }, url };
    },
    transformObject: () => describeApi([...endpoints], context.config) as never,
  });
  const docs: FastifyPluginAsync = async (scope) => {
    // Adds access rules to the plugin's own routes.
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
    });
    requireStaffPass(scope, context);
    scope.get('/openapi.json', async () => app.swagger());
    installStreamCompression(scope);
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      uiConfig: { persistAuthorization: false },
      staticCSP: true,
    });
  };
  await app.register(docs);
  let callsOfPages: object | undefined;
  const describePages = () => {
    // Collects the endpoints.
    app.swagger();
    return describeApi(
      [...endpoints].filter(({ access }) => ofPages.has(access)),
      context.config,
    );
  };
  app.get('/registry/openapi.json', { config: { access: 'public' } }, async (_request, reply) => {
    callsOfPages ??= describePages();
    return reply.header('Cache-Control', 'no-cache').header('Access-Control-Allow-Origin', '*').send(callsOfPages);
  });
}
