import { errorCodes, toPage } from '@haesol/contracts/common';
import { promotionGet, promotionList } from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import { keptRoute } from '../../../http/plugins/route.ts';
import { createPromotionRepository } from './repository.ts';

export default async function promotionRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const promotions = createPromotionRepository(context.db);

  keptRoute(app, context, promotionList, ({ query, languageCd, now }) =>
    promotions.listPromotions(query, { ...toPage(query), now, languageCd }),
  );

  keptRoute(app, context, promotionGet, async ({ params: { id }, languageCd, now }) => {
    const promotion = await promotions.findPromotion(id, now, languageCd);
    if (promotion === undefined) throw new ApiError(errorCodes.notFound);
    return promotion;
  });
}
