import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '../../context.ts';
import certRoutes from './cert/routes.ts';
import companyRoutes from './company/routes.ts';
import guestRoutes from './guest/routes.ts';
import fileRoutes from './join/fileRoutes.ts';
import joinRoutes from './join/routes.ts';
import authRoutes from './login/routes.ts';
import recoveryRoutes from './recovery/routes.ts';
import secondFactorRoutes from './secondFactor/routes.ts';
import signInRoutes from './signIn/routes.ts';
import snsRoutes from './sns/routes.ts';

/** Routes of sign-in, sign-up, recovery, companies and files. */
export const identityRoutes: readonly FastifyPluginAsync<AppContext>[] = [
  authRoutes,
  certRoutes,
  joinRoutes,
  recoveryRoutes,
  secondFactorRoutes,
  signInRoutes,
  snsRoutes,
  companyRoutes,
  fileRoutes,
  guestRoutes,
];
