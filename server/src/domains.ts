import { errorCodes } from '@haesol/shared/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { contentDomains } from './contentDomains.ts';
import type { AppContext } from './context.ts';
import accountRoutes from './domains/account/routes.ts';
import authRoutes from './domains/auth/routes.ts';
import certRoutes from './domains/cert/routes.ts';
import companyRoutes from './domains/company/routes.ts';
import devRoutes from './domains/dev/routes.ts';
import joinRoutes from './domains/join/routes.ts';
import mypageRoutes from './domains/mypage/routes.ts';
import opsRoutes from './domains/ops/routes.ts';
import recoveryRoutes from './domains/recovery/routes.ts';
import snsRoutes from './domains/sns/routes.ts';
import type { ConstraintCodes } from './plugins/errorHandler.ts';

/** Every domain of the API, in load order. */
export const domains: readonly FastifyPluginAsync<AppContext>[] = [
  opsRoutes,
  authRoutes,
  certRoutes,
  joinRoutes,
  recoveryRoutes,
  snsRoutes,
  mypageRoutes,
  accountRoutes,
  companyRoutes,
  ...contentDomains,
  devRoutes,
];

/** Constraints whose refusal has a code of its own. */
export const constraintCodes: ConstraintCodes = {
  member_email_uq: errorCodes.emailTaken,
  member_sns_subject_uq: errorCodes.socialAccountTaken,
  member_sns_one_uq: errorCodes.socialAccountTaken,
};
