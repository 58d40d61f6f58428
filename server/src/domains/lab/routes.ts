import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '../../context.ts';
import bookingRoutes from './booking/routes.ts';
import equipmentRoutes from './equipmentRoutes.ts';
import equipmentStaffRoutes from './equipmentStaff/routes.ts';

/** Routes of equipment and its booking. */
export const labRoutes: readonly FastifyPluginAsync<AppContext>[] = [
  equipmentRoutes,
  bookingRoutes,
  equipmentStaffRoutes,
];
