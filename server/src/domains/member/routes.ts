import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '../../context.ts';
import accountRoutes from './account/routes.ts';
import mypageRoutes from './dashboard/routes.ts';
import mainRoutes from './home/routes.ts';
import officeRoutes from './office/routes.ts';
import searchRoutes from './search/routes.ts';

/** Routes of my page, account, home page, site search and the office. */
export const memberRoutes: readonly FastifyPluginAsync<AppContext>[] = [
  mypageRoutes,
  accountRoutes,
  mainRoutes,
  searchRoutes,
  officeRoutes,
];
