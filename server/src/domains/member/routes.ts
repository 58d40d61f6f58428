import type { FastifyPluginAsync } from 'fastify';
import type { TravelContext } from '../travel/travelContext.ts';
import accountRoutes from './account/routes.ts';
import mypageRoutes from './dashboard/routes.ts';
import mainRoutes from './home/routes.ts';
import queueRoutes from './office/queueRoutes.ts';
import officeRoutes from './office/routes.ts';
import versionRoutes from './office/versionRoutes.ts';
import workRoutes from './office/workRoutes.ts';
import searchRoutes from './search/routes.ts';

/** Routes of my page, account, home page, site search and the office. */
export const memberRoutes: readonly FastifyPluginAsync<TravelContext>[] = [
  mypageRoutes,
  accountRoutes,
  mainRoutes,
  searchRoutes,
  officeRoutes,
  queueRoutes,
  workRoutes,
  versionRoutes,
];
