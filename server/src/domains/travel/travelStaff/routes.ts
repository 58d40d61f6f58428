import { toPage } from '@haesol/contracts/common';
import {
  adminAddFeed,
  adminAddPromotion,
  adminAddTravelInfo,
  adminChangeFeed,
  adminChangePromotion,
  adminChangeTravelInfo,
  adminFeed,
  adminPromotions,
  adminRemoveFeed,
  adminRemovePromotion,
  adminRemoveTravelInfo,
  adminTravelInfo,
} from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { type Call, route } from '../../../http/plugins/route.ts';
import { removeShown } from './changeShown.ts';
import { addFeed, changeFeed, listStaffFeed } from './feed.ts';
import { addInfo, changeInfo, listStaffInfo } from './info.ts';
import { addPromotion, changePromotion, listStaffPromotions } from './promotions.ts';

export default async function travelStaffRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  installPromotions(app, context);
  installFeed(app, context);
  installInfo(app, context);
}

/** Runs a write by staff and records it in the same transaction. @param effect returns the id of the content */
function writeRecorded(
  { member: staff, write }: Pick<Call<typeof adminAddFeed>, 'member' | 'write'>,
  action: string,
  effect: (trx: Trx) => Promise<string>,
): Promise<{ id: string }> {
  return write(async (trx) => {
    const id = await effect(trx);
    await writeAudit(trx, { actorUid: staff.memberUid, action, targetUid: id });
    return { id };
  });
}

/** Staff endpoints for promotions. */
function installPromotions(app: FastifyInstance, context: AppContext): void {
  route(app, context, adminPromotions, ({ query }) =>
    listStaffPromotions(context.db, query.searchKeyword, toPage(query)),
  );

  route(app, context, adminAddPromotion, (call) =>
    writeRecorded(call, 'promotion.add', (trx) => addPromotion(trx, call.body, call.member.now)),
  );

  route(app, context, adminChangePromotion, (call) =>
    writeRecorded(call, 'promotion.change', (trx) => changePromotion(trx, call.params.id, call.body)),
  );

  route(app, context, adminRemovePromotion, async (call) => {
    await writeRecorded(call, 'promotion.remove', (trx) =>
      removeShown(trx, 'promotion', call.params.id, call.member.now),
    );
    return {};
  });
}

/** Staff endpoints for news. */
function installFeed(app: FastifyInstance, context: AppContext): void {
  route(app, context, adminFeed, ({ query }) => listStaffFeed(context.db, query.kind, toPage(query)));

  route(app, context, adminAddFeed, (call) =>
    writeRecorded(call, 'feed.add', (trx) => addFeed(trx, call.body, call.member.now)),
  );

  route(app, context, adminChangeFeed, (call) =>
    writeRecorded(call, 'feed.change', (trx) => changeFeed(trx, call.params.id, call.body)),
  );

  route(app, context, adminRemoveFeed, async (call) => {
    await writeRecorded(call, 'feed.remove', (trx) => removeShown(trx, 'feed', call.params.id, call.member.now));
    return {};
  });
}

/** Staff endpoints for travel information. */
function installInfo(app: FastifyInstance, context: AppContext): void {
  route(app, context, adminTravelInfo, ({ query }) => listStaffInfo(context.db, query.searchKeyword, toPage(query)));

  route(app, context, adminAddTravelInfo, (call) =>
    writeRecorded(call, 'travelInfo.add', (trx) => addInfo(trx, call.body)),
  );

  route(app, context, adminChangeTravelInfo, (call) =>
    writeRecorded(call, 'travelInfo.change', (trx) => changeInfo(trx, call.params.id, call.body)),
  );

  route(app, context, adminRemoveTravelInfo, async (call) => {
    await writeRecorded(call, 'travelInfo.remove', (trx) =>
      removeShown(trx, 'travel_info', call.params.id, call.member.now),
    );
    return {};
  });
}
