import { planAdd, planGet, planList, planRemove, planSave, planShare, sharedPlanGet } from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { route } from '../../../http/plugins/route.ts';
import { addPlan, removePlan, savePlan, sharePlan } from './changePlan.ts';
import { listPlans } from './listPlans.ts';
import { getOwnPlan, getSharedPlan } from './readPlan.ts';

/** Endpoints for plans of a journey and the links that share them. */
export default async function planRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context;

  route(app, context, planList, ({ member }) => listPlans(db, member.memberUid));

  route(app, context, planGet, ({ params, member: { memberUid }, languageCd }) =>
    getOwnPlan(db, params.planUid, { memberUid, languageCd }),
  );

  route(app, context, planAdd, ({ body, member, languageCd, write }) =>
    write((trx) => addPlan(trx, body, { ...member, languageCd })),
  );

  route(app, context, planSave, ({ params, body, member, languageCd, write }) =>
    write(async (trx) => {
      await savePlan(trx, params.planUid, body, member);
      return getOwnPlan(trx, params.planUid, { memberUid: member.memberUid, languageCd });
    }),
  );

  route(app, context, planRemove, ({ params, member, write }) =>
    write(async (trx) => {
      await removePlan(trx, params.planUid, member);
      return {};
    }),
  );

  route(app, context, planShare, ({ params, body, member, write }) =>
    write((trx) => sharePlan(trx, params.planUid, body.sharedYn === 'Y', member)),
  );

  route(app, context, sharedPlanGet, ({ params, languageCd }) => getSharedPlan(db, params.shareKey, languageCd));
}
