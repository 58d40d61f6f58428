import {
  adminAddPromotion,
  adminChangePromotion,
  adminPromotions,
  adminRemovePromotion,
  errorCodes,
  promotionGet,
  promotionList,
  toPage,
} from '@haesol/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../audit/auditLog.ts';
import type { AppContext } from '../../context.ts';
import { ApiError } from '../../plugins/apiError.ts';
import { route } from '../../plugins/route.ts';
import { addPromotion, changePromotion, listOfficePromotions, removePromotion } from './officePromotions.ts';
import { createPromotionRepository } from './repository.ts';

export default async function promotionRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const promotions = createPromotionRepository(context.db);

  route(app, context, promotionList, async ({ query, languageCd }) =>
    promotions.listPromotions(query, { ...toPage(query), now: await context.clock.now(), languageCd }),
  );

  route(app, context, promotionGet, async ({ params: { id }, languageCd }) => {
    const promotion = await promotions.findPromotion(id, await context.clock.now(), languageCd);
    if (promotion === undefined) throw new ApiError(errorCodes.notFound);
    return promotion;
  });

  installOffice(app, context);
}

/** What staff do with promotions. */
function installOffice(app: FastifyInstance, context: AppContext): void {
  route(app, context, adminPromotions, ({ query }) =>
    listOfficePromotions(context.db, query.searchKeyword, toPage(query)),
  );

  route(app, context, adminAddPromotion, ({ body: form, member: staff, write }) =>
    write(async (trx) => {
      const id = await addPromotion(trx, form, staff.now);
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'promotion.add', targetUid: id });
      return { id };
    }),
  );

  route(app, context, adminChangePromotion, ({ params: { id }, body: form, member: staff, write }) =>
    write(async (trx) => {
      await changePromotion(trx, id, form);
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'promotion.change', targetUid: id });
      return { id };
    }),
  );

  route(app, context, adminRemovePromotion, ({ params: { id }, member: staff, write }) =>
    write(async (trx) => {
      await removePromotion(trx, id, staff.now);
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'promotion.remove', targetUid: id });
      return {};
    }),
  );
}
