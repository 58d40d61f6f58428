import {
  adminAddFeed,
  adminChangeFeed,
  adminFeed,
  adminRemoveFeed,
  feedList,
  feedRead,
  toPage,
} from '@haesol/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../audit/auditLog.ts';
import type { AppContext } from '../../context.ts';
import { route } from '../../plugins/route.ts';
import { addFeed, changeFeed, listOfficeFeed, removeFeed } from './officeFeed.ts';
import { createFeedRepository, markRead } from './repository.ts';

export default async function feedRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const feed = createFeedRepository(context.db);

  route(app, context, feedList, async ({ query, languageCd, member }) => {
    const reading = { languageCd, now: await context.clock.now(), memberUid: member?.memberUid };
    return feed.listFeed(query.kind, { ...toPage(query), ...reading });
  });

  route(app, context, feedRead, ({ body: { ids }, member: { memberUid, now }, write }) =>
    write(async (trx) => ({ readCnt: await markRead(trx, memberUid, ids, now) })),
  );

  installOffice(app, context);
}

/** What staff do with news. */
function installOffice(app: FastifyInstance, context: AppContext): void {
  route(app, context, adminFeed, ({ query }) => listOfficeFeed(context.db, query.kind, toPage(query)));

  route(app, context, adminAddFeed, ({ body: form, member: staff, write }) =>
    write(async (trx) => {
      const id = await addFeed(trx, form, staff.now);
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'feed.add', targetUid: id });
      return { id };
    }),
  );

  route(app, context, adminChangeFeed, ({ params: { id }, body: form, member: staff, write }) =>
    write(async (trx) => {
      await changeFeed(trx, id, form);
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'feed.change', targetUid: id });
      return { id };
    }),
  );

  route(app, context, adminRemoveFeed, ({ params: { id }, member: staff, write }) =>
    write(async (trx) => {
      await removeFeed(trx, id, staff.now);
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'feed.remove', targetUid: id });
      return {};
    }),
  );
}
