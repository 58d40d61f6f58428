import { toPage } from '@haesol/contracts/common';
import { feedList, feedRead } from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { keptRoute, route } from '../../../http/plugins/route.ts';
import { createFeedRepository, markRead } from './repository.ts';

export default async function feedRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const feed = createFeedRepository(context.db);

  keptRoute(app, context, feedList, async ({ query, languageCd, member, now }) => {
    const reading = { languageCd, now, memberUid: member?.memberUid };
    return feed.listFeed(query.kind, { ...toPage(query), ...reading });
  });

  route(app, context, feedRead, ({ body: { ids }, member: { memberUid, now }, write }) =>
    write(async (trx) => ({ readCnt: await markRead(trx, memberUid, ids, now) })),
  );
}
