import { errorCodes, toPage } from '@haesol/contracts/common';
import { tourAttractionGet, tourGet, tourList } from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import { keptRoute } from '../../../http/plugins/route.ts';
import { createAttractionRepository } from '../attraction/repository.ts';
import { createTourRepository } from './repository.ts';

export default async function tourRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const tours = createTourRepository(context.db);
  const attractions = createAttractionRepository(context.db);

  keptRoute(app, context, tourList, ({ query, languageCd }) =>
    tours.listTours(query, { ...toPage(query), languageCd }),
  );

  keptRoute(app, context, tourGet, async ({ params: { tourUid }, languageCd, now }) => {
    const tour = await tours.findTour(tourUid, { languageCd, now });
    if (tour === undefined) throw new ApiError(errorCodes.notFound);
    return tour;
  });

  keptRoute(app, context, tourAttractionGet, async ({ params: { gdsUid }, languageCd, member, now }) => {
    const reading = { languageCd, now, memberUid: member?.memberUid };
    const found = await attractions.findAttraction(gdsUid, reading);
    if (found === undefined) throw new ApiError(errorCodes.notFound);
    const { gdsNm, lang, summary, addr, lat, lng, images, hours, closedDays, openState, lowPrice, interestYn } = found;
    const place = { gdsUid, gdsNm, lang, summary, addr, lat, lng, images, hours, closedDays, openState, lowPrice };
    return { ...place, interestYn, tours: await tours.listToursOf(gdsUid, { languageCd }) };
  });
}
