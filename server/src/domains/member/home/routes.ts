import { toPage } from '@haesol/contracts/common';
import {
  adminAddBanner,
  adminBanners,
  adminChangeBanner,
  adminRemoveBanner,
  mainBenefit,
  mainFacts,
  mainSearch,
} from '@haesol/contracts/member';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { createAfterAnswer } from '../../../http/plugins/afterAnswer.ts';
import { keptRoute, route } from '../../../http/plugins/route.ts';
import { removeShown, writeRecorded } from '../../common/contents/changeShown.ts';
import { recordSearch, toCountedArea } from '../../common/text/searchTerms.ts';
import { toContentLocale } from '../../common/text/translation.ts';
import { createPassRepository } from '../../travel/pass/repository.ts';
import { createPromotionRepository } from '../../travel/promotion/repository.ts';
import { readFacts } from './facts.ts';
import { listBanners } from './repository.ts';
import { createSiteSearch } from './search.ts';
import { addBanner, changeBanner, listStaffBanners } from './staffBanners.ts';

export default async function mainRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, clock } = context;
  const passes = createPassRepository(db);
  const promotions = createPromotionRepository(db);
  const site = createSiteSearch(db);
  const afterAnswer = createAfterAnswer(app);

  keptRoute(app, context, mainBenefit, async ({ languageCd, now }) => {
    const banners = await listBanners(db);
    const coupons = await promotions.listIssuableCoupons(6, now, languageCd);
    const { list: passList } = await passes.listPasses(
      { searchKeyword: '', psCd: '' },
      { limit: 4, offset: 0, languageCd },
    );
    const { list } = await promotions.listPromotions(
      { searchKeyword: '', searchFilter: 'ING' },
      { limit: 4, offset: 0, now, languageCd },
    );
    return { banners, coupons, passes: passList, promotions: list };
  });

  installBanners(app, context);

  route(app, context, mainFacts, async () => readFacts(db, await clock.now()));

  route(app, context, mainSearch, async ({ query, languageCd, request }) => {
    const { searchKeyword, type, area } = query;
    const now = await clock.now();
    const answer = await site.searchSite({ searchKeyword, type, area, page: toPage(query), languageCd, now });
    if (type === '') {
      const isFound = answer.best.length > 0;
      const searched = { keyword: answer.corrected ?? searchKeyword, ip: request.ip, now, isFound };
      afterAnswer(recordSearch(context, toCountedArea('SITE', toContentLocale(languageCd)), searched));
    }
    return answer;
  });
}

/** Staff endpoints for banners. */
function installBanners(app: FastifyInstance, context: AppContext): void {
  route(app, context, adminBanners, ({ query }) => listStaffBanners(context.db, query.removedYn, toPage(query)));

  route(app, context, adminAddBanner, (call) =>
    writeRecorded(call, 'banner.add', (trx) => addBanner(trx, call.body, call.member)),
  );

  route(app, context, adminChangeBanner, (call) =>
    writeRecorded(call, 'banner.change', (trx) => changeBanner(trx, call.params.id, call.body, call.member), {
      table: 'banner',
      uid: call.params.id,
      rev: call.body.rev,
    }),
  );

  route(app, context, adminRemoveBanner, async (call) => {
    await writeRecorded(call, 'banner.remove', (trx) => removeShown(trx, 'banner', call.params.id, call.member.now));
    return {};
  });
}
