import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '../../context.ts';
import applyRoutes from './applications/routes.ts';
import eduRoutes from './education/routes.ts';
import enrollRoutes from './enrolmentRoutes.ts';
import programRoutes from './programRoutes.ts';
import programStaffRoutes from './programs/staffRoutes.ts';

/** Routes of education, enrolment, applications and programmes. */
export const learnRoutes: readonly FastifyPluginAsync<AppContext>[] = [
  eduRoutes,
  programRoutes,
  programStaffRoutes,
  applyRoutes,
  enrollRoutes,
];
