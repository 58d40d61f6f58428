import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '../../context.ts';
import applyRoutes from './applications/routes.ts';
import eduRoutes from './education/routes.ts';
import enrollRoutes from './enrolmentRoutes.ts';
import programRoutes from './programRoutes.ts';

/** Routes of education, enrolment, applications and programmes. */
export const learnRoutes: readonly FastifyPluginAsync<AppContext>[] = [
  eduRoutes,
  programRoutes,
  applyRoutes,
  enrollRoutes,
];
