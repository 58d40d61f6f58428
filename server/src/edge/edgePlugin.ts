import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/schema.ts';
import { createRegistry } from '../registry/createRegistry.ts';
import type { ReleaseStore } from '../registry/ReleaseStore.ts';
import { registerRegistryRoutes } from '../registry/registryRoutes.ts';
import { type EdgeOptions, registerEdge } from './registerEdge.ts';

export interface EdgePluginOptions
  extends Pick<EdgeOptions, 'assetsDir' | 'devRemotes' | 'renderPage' | 'canOpenRemote'> {
  readonly store: ReleaseStore;
}

/** Administrators may do what the staff may. */
async function readRoles(context: AppContext, request: FastifyRequest): Promise<readonly string[]> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const principal = token === undefined ? undefined : await context.authenticate(token);
  if (principal === undefined) return [];
  return principal.role === 'ADMIN' ? ['ADMIN', 'STAFF', 'MEMBER'] : [principal.role, 'MEMBER'];
}

/** Registry, releases and pages as one plugin, to come after the domains of the API. */
export function createEdgePlugin(options: EdgePluginOptions): FastifyPluginAsync<AppContext> {
  return async (app, context) => {
    const db: Db = context.db;
    const registry = createRegistry(db);
    const { store } = options;
    await app.register(async (scope) => registerRegistryRoutes(scope, context, { store, registry }));
    registerEdge(app, {
      ...options,
      config: context.config,
      registry,
      rolesOf: (request) => readRoles(context, request),
      // The page's clock is a nicety: without the database this process's own will do.
      now: async () => (await context.clock.now().catch(() => new Date())).getTime(),
    });
  };
}
