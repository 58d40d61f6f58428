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
import { route } from '../../../http/plugins/route.ts';
import { removeShown } from './changeShown.ts';
import { addFeed, changeFeed, listStaffFeed } from './feed.ts';
import { addInfo, changeInfo, listStaffInfo } from './info.ts';
import { addPromotion, changePromotion, listStaffPromotions } from './promotions.ts';

export default async function travelStaffRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  installPromotions(app, context);
  installFeed(app, context);
  installInfo(app, context);
}

/** Staff endpoints for promotions. */
function installPromotions(app: FastifyInstance, context: AppContext): void {
  route(app, context, adminPromotions, ({ query }) =>
    listStaffPromotions(context.db, query.searchKeyword, toPage(query)),
  );

  route(app, context, adminAddPromotion, ({ body: form, member: staff, write }) =>
    write(async (trx) => {
      const id = await addPromotion(trx, form, staff.now);
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'promotion.add', targetUid: id });
      return { id };
    }),
  );

  route(app, context, adminChangePromotion, ({ params: { id }, body: form, member: staff, write }) =>
    write(async (trx) => {
      await changePromotion(trx, id, form);
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'promotion.change', targetUid: id });
      return { id };
    }),
  );

  route(app, context, adminRemovePromotion, ({ params: { id }, member: staff, write }) =>
    write(async (trx) => {
      await removeShown(trx, 'promotion', id, staff.now);
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'promotion.remove', targetUid: id });
      return {};
    }),
  );
}

/** Staff endpoints for news. */
function installFeed(app: FastifyInstance, context: AppContext): void {
  route(app, context, adminFeed, ({ query }) => listStaffFeed(context.db, query.kind, toPage(query)));

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
      await removeShown(trx, 'feed', id, staff.now);
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'feed.remove', targetUid: id });
      return {};
    }),
  );
}

/** Staff endpoints for travel information. */
function installInfo(app: FastifyInstance, context: AppContext): void {
  route(app, context, adminTravelInfo, ({ query }) => listStaffInfo(context.db, query.searchKeyword, toPage(query)));

  route(app, context, adminAddTravelInfo, ({ body: form, member: staff, write }) =>
    write(async (trx) => {
      const id = await addInfo(trx, form);
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'travelInfo.add', targetUid: id });
      return { id };
    }),
  );

  route(app, context, adminChangeTravelInfo, ({ params: { id }, body: form, member: staff, write }) =>
    write(async (trx) => {
      await changeInfo(trx, id, form);
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'travelInfo.change', targetUid: id });
      return { id };
    }),
  );

  route(app, context, adminRemoveTravelInfo, ({ params: { id }, member: staff, write }) =>
    write(async (trx) => {
      await removeShown(trx, 'travel_info', id, staff.now);
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'travelInfo.remove', targetUid: id });
      return {};
    }),
  );
}
