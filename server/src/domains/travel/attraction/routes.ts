import { errorCodes, type Page, toPage } from '@haesol/contracts/common';
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
import { createAfterAnswer } from '../../../http/plugins/afterAnswer.ts';
import { keptRoute, route } from '../../../http/plugins/route.ts';
import { mapLibrary } from '../../../pages/edge/mapLibrary.ts';
import { recordSearch } from '../../common/text/searchTerms.ts';
import { toContentLocale } from '../../common/text/translation.ts';
import { changeInterest } from './changeInterest.ts';
import { countAttractions } from './countAttractions.ts';
import type { AttractionFilter } from './filters.ts';
import { listFavourites } from './listFavourites.ts';
import { listMeant } from './meantWord.ts';
import { createAttractionRepository } from './repository.ts';
import type { Reading } from './selectGoods.ts';

export default async function attractionRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { clock, config, db } = context;
  const attractions = createAttractionRepository(db);
  const afterAnswer = createAfterAnswer(app);

  /** Lists the places of a similar keyword if the given one finds none. */
  async function listOrCorrect(filter: AttractionFilter, page: Page & Reading) {
    const found = await attractions.listAttractions(filter, page);
    if (found.cnt_total > 0 || filter.searchKeyword === '') return { ...found, corrected: null };
    for (const searchKeyword of await listMeant(db, filter.searchKeyword)) {
      const better = await attractions.listAttractions({ ...filter, searchKeyword }, page);
      if (better.cnt_total > 0) return { ...better, corrected: searchKeyword };
    }
    return { ...found, corrected: null };
  }

  route(app, context, attractionList, async ({ query, languageCd, member, request }) => {
    const now = await clock.now();
    const reading = { now, languageCd, memberUid: member?.memberUid };
    const found = await listOrCorrect(query, { ...toPage(query), ...reading });
    if (query.searchKeyword !== '' && query.pageNum === 1 && found.cnt_total > 0) {
      const searched = { keyword: found.corrected ?? query.searchKeyword, ip: request.ip, now, isFound: true };
      afterAnswer(recordSearch(context, { area: 'TRAVEL', lang: toContentLocale(languageCd) }, searched));
    }
    return found;
  });

  keptRoute(app, context, attractionMarkers, ({ query, languageCd, now }) =>
    attractions.listMarkers({ ...query, bbox: '' }, { now, languageCd }),
  );

  keptRoute(app, context, attractionCounts, ({ query, now }) =>
    countAttractions(db, { ...query, bbox: '', sort: 'RECOMMEND' }, now),
  );

  route(app, context, attractionMapStyle, async () => ({
    style: config.mapStyleUrl === undefined ? null : { styleUrl: config.mapStyleUrl, libraryUrl: mapLibrary.moduleUrl },
  }));

  keptRoute(app, context, attractionGet, async ({ params: { gdsUid }, languageCd, member, now }) => {
    const reading = { now, languageCd, memberUid: member?.memberUid };
    const found = await attractions.findAttraction(gdsUid, reading);
    if (found === undefined) throw new ApiError(errorCodes.notFound);
    return found;
  });

  route(app, context, interestAdd, ({ query: { gdsUid }, member: { memberUid, now }, write }) =>
    write(async (trx) => ({
      gdsUid,
      ...(await changeInterest(trx, { memberUid, kind: 'goods', uid: gdsUid, interestYn: 'Y', now })),
    })),
  );

  route(app, context, interestRemove, ({ query: { gdsUid }, member: { memberUid, now }, write }) =>
    write(async (trx) => ({
      gdsUid,
      ...(await changeInterest(trx, { memberUid, kind: 'goods', uid: gdsUid, interestYn: 'N', now })),
    })),
  );

  route(app, context, myAttractionList, ({ query, languageCd, member: { memberUid, now } }) =>
    listFavourites(db, memberUid, { ...toPage(query), languageCd, now, memberUid }),
  );
}
