import { errorCodes, toPage } from '@haesol/contracts/common';
import {
  attractionCounts,
  attractionGet,
  attractionList,
  attractionMapStyle,
  attractionMarkers,
  interestAdd,
  interestRemove,
  myAttractionList,
} from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import { route } from '../../../http/plugins/route.ts';
import { mapLibrary } from '../../../pages/edge/mapLibrary.ts';
import { changeInterest } from './changeInterest.ts';
import { countAttractions } from './countAttractions.ts';
import { listFavourites } from './listFavourites.ts';
import { createAttractionRepository } from './repository.ts';

export default async function attractionRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { clock, config, db } = context;
  const attractions = createAttractionRepository(db);

  route(app, context, attractionList, async ({ query, languageCd, member }) => {
    const reading = { now: await clock.now(), languageCd, memberUid: member?.memberUid };
    return attractions.listAttractions(query, { ...toPage(query), ...reading });
  });

  route(app, context, attractionMarkers, async ({ query, languageCd }) =>
    attractions.listMarkers({ ...query, bbox: '' }, { now: await clock.now(), languageCd }),
  );

  route(app, context, attractionCounts, async ({ query }) =>
    countAttractions(db, { ...query, bbox: '', sort: 'RECOMMEND' }, await clock.now()),
  );

  route(app, context, attractionMapStyle, async () => ({
    style: config.mapStyleUrl === undefined ? null : { styleUrl: config.mapStyleUrl, libraryUrl: mapLibrary.moduleUrl },
  }));

  route(app, context, attractionGet, async ({ params: { gdsUid }, languageCd, member }) => {
    const reading = { now: await clock.now(), languageCd, memberUid: member?.memberUid };
    const found = await attractions.findAttraction(gdsUid, reading);
    if (found === undefined) throw new ApiError(errorCodes.notFound);
    return found;
  });

  route(app, context, interestAdd, ({ query: { gdsUid }, member: { memberUid, now }, write }) =>
    write((trx) => changeInterest(trx, { memberUid, gdsUid, interestYn: 'Y', now })),
  );

  route(app, context, interestRemove, ({ query: { gdsUid }, member: { memberUid, now }, write }) =>
    write((trx) => changeInterest(trx, { memberUid, gdsUid, interestYn: 'N', now })),
  );

  route(app, context, myAttractionList, ({ query, languageCd, member: { memberUid, now } }) =>
    listFavourites(db, memberUid, { ...toPage(query), languageCd, now, memberUid }),
  );
}
