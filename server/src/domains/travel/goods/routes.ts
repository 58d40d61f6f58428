import { errorCodes } from '@haesol/contracts/common';
import { goodsInfoGet } from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import { readLanguageCode } from '../../../http/plugins/language.ts';
import { route } from '../../../http/plugins/route.ts';
import { findGoodsInfo } from './repository.ts';

export default async function reserveRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, context, goodsInfoGet, async ({ query, languageCd, member }) => {
    const { goodsDtlId, goodsCnt, priceSn } = query;
    const chosen = { goodsDtlId, goodsCnt, priceSn, now: await context.clock.now(), memberUid: member?.memberUid };
    // The query string may also contain the language.
    const language = query.languageCd === '' ? languageCd : readLanguageCode(query.languageCd);
    const found = await findGoodsInfo(context.db, { ...chosen, languageCd: language });
    if (found === undefined) throw new ApiError(errorCodes.notFound);
    return found;
  });
}
