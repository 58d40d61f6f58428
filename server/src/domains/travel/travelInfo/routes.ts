import { errorCodes, toPage } from '@haesol/contracts/common';
import { directionList, liveChatGet, travelInfoGet, travelInfoList } from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import { brandTextsIn } from '../../../brand/brand.ts';
import type { AppContext } from '../../../context.ts';
import { toSeoulDate, toSeoulTime, weekdayOf } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { keptRoute, route } from '../../../http/plugins/route.ts';
import { toContentLocale } from '../../common/text/translation.ts';
import { countWaiting } from '../inquiry/repository.ts';
import { createTravelInfoRepository } from './repository.ts';
import { isChatOpen, toChatTexts } from './rules.ts';

async function isWorkday({ db }: AppContext, day: string): Promise<boolean> {
  if ([0, 6].includes(weekdayOf(day))) return false;
  const holiday = await db.selectFrom('holiday').select('day').where('day', '=', day).executeTakeFirst();
  return holiday === undefined;
}

export default async function travelInfoRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const infos = createTravelInfoRepository(context.db);

  keptRoute(app, context, travelInfoList, ({ query, languageCd }) =>
    infos.listInfo(query, { ...toPage(query), languageCd }),
  );

  keptRoute(app, context, travelInfoGet, async ({ params: { id }, languageCd }) => {
    const info = await infos.findInfo(id, languageCd);
    if (info === undefined) throw new ApiError(errorCodes.notFound);
    return info;
  });

  keptRoute(app, context, directionList, async ({ languageCd }) => {
    const list = await infos.listDirections(languageCd);
    return { list, cnt_total: list.length };
  });

  route(app, context, liveChatGet, async ({ languageCd }) => {
    const now = await context.clock.now();
    const lang = toContentLocale(languageCd);
    const texts = brandTextsIn(lang);
    const isOpen = isChatOpen(toSeoulTime(now), await isWorkday(context, toSeoulDate(now)), texts);
    return {
      openYn: isOpen ? ('Y' as const) : ('N' as const),
      lang,
      ...toChatTexts(lang, texts),
      waitCnt: await countWaiting(context.db),
      url: context.config.liveChatUrl ?? null,
    };
  });
}
