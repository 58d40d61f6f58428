import { errorCodes, toPage } from '@haesol/contracts/common';
import {
  myTourList,
  tourAttractionGet,
  tourGet,
  tourInterestAdd,
  tourInterestRemove,
  tourList,
} from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import { keptRoute, route } from '../../../http/plugins/route.ts';
import { changeInterest } from '../attraction/changeInterest.ts';
import { createAttractionRepository } from '../attraction/repository.ts';
import { createTourRepository } from './repository.ts';

export default async function tourRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const tours = createTourRepository(context.db);
  const attractions = createAttractionRepository(context.db);

  keptRoute(app, context, tourList, ({ query, languageCd, member, now }) =>
    tours.listTours(query, { ...toPage(query), languageCd, now, memberUid: member?.memberUid }),
  );

  keptRoute(app, context, tourGet, async ({ params: { tourUid }, languageCd, member, now }) => {
    const tour = await tours.findTour(tourUid, { languageCd, now, memberUid: member?.memberUid });
    if (tour === undefined) throw new ApiError(errorCodes.notFound);
    return tour;
  });

  keptRoute(app, context, tourAttractionGet, async ({ params: { gdsUid }, languageCd, member, now }) => {
    const reading = { languageCd, now, memberUid: member?.memberUid };
    const found = await attractions.findAttraction(gdsUid, reading);
    if (found === undefined) throw new ApiError(errorCodes.notFound);
    const { gdsNm, lang, summary, addr, lat, lng, images, hours, closedDays, openState, lowPrice, interestYn } = found;
    const place = { gdsUid, gdsNm, lang, summary, addr, lat, lng, images, hours, closedDays, openState, lowPrice };
    return { ...place, interestYn, tours: await tours.listToursOf(gdsUid, reading) };
  });

  route(app, context, tourInterestAdd, ({ query: { tourUid }, member: { memberUid, now }, write }) =>
    write(async (trx) => ({
      tourUid,
      ...(await changeInterest(trx, { memberUid, kind: 'tour', uid: tourUid, interestYn: 'Y', now })),
    })),
  );

  route(app, context, tourInterestRemove, ({ query: { tourUid }, member: { memberUid, now }, write }) =>
    write(async (trx) => ({
      tourUid,
      ...(await changeInterest(trx, { memberUid, kind: 'tour', uid: tourUid, interestYn: 'N', now })),
    })),
  );

  route(app, context, myTourList, ({ query, languageCd, member: { memberUid, now } }) =>
    tours.listFavourites(memberUid, { ...toPage(query), languageCd, now, memberUid }),
  );
}
