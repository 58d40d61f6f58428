import { errorCodes } from '@haesol/contracts/common';
import type { FastifyPluginAsync } from 'fastify';
import type { Brand } from '../brand/brandType.ts';
import { boardRoutes } from '../domains/board/routes.ts';
import { commonRoutes } from '../domains/common/routes.ts';
import { identityRoutes } from '../domains/identity/routes.ts';
import { labRoutes } from '../domains/lab/routes.ts';
import { learnRoutes } from '../domains/learn/routes.ts';
import { memberRoutes } from '../domains/member/routes.ts';
import { travelRoutes } from '../domains/travel/routes.ts';
import type { TravelContext } from '../domains/travel/travelContext.ts';
import type { ConstraintCodes } from '../http/plugins/errorHandler.ts';
import platformRoutes from '../release/platform/routes.ts';
import rightRoutes from '../release/rights/routes.ts';
import serviceRoutes from '../release/service/serviceRoutes.ts';
import eventRoutes from './eventRoutes.ts';

/** Lists the plugins of the API by area; those of the travel service where it is offered. */
export const listDomains = ({ travel }: Pick<Brand, 'travel'>): readonly FastifyPluginAsync<TravelContext>[] => [
  ...commonRoutes,
  ...identityRoutes,
  ...boardRoutes,
  ...labRoutes,
  ...learnRoutes,
  ...(travel ? travelRoutes : []),
  ...memberRoutes,
  eventRoutes,
  platformRoutes,
  rightRoutes,
  serviceRoutes,
];

/** Database constraints with specific error codes. */
export const constraintCodes: ConstraintCodes = {
  member_email_uq: errorCodes.emailTaken,
  member_sns_subject_uq: errorCodes.socialAccountTaken,
  enroll_one: errorCodes.alreadyApplied,
  equipment_rsv_busy_excl: errorCodes.slotTaken,
  equipment_rsv_one_hold: errorCodes.slotTaken,
  member_sns_one_uq: errorCodes.socialAccountTaken,
  application_live_uq: errorCodes.alreadyApplied,
};
