import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '../../context.ts';
import codeRoutes from './codes/routes.ts';
import contentRoutes from './contents/routes.ts';
import devRoutes from './dev/routes.ts';
import notificationRoutes from './notifications/routes.ts';
import opsRoutes from './ops/routes.ts';
import termsRoutes from './terms/routes.ts';

/** Routes of files, codes, terms, contents, notifications, operations and the demo mode. */
export const commonRoutes: readonly FastifyPluginAsync<AppContext>[] = [
  opsRoutes,
  codeRoutes,
  contentRoutes,
  termsRoutes,
  notificationRoutes,
  devRoutes,
];
