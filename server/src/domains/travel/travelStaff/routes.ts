import { toPage } from '@haesol/contracts/common';
import {
  adminAddFeed,
  adminAddPlaceNotice,
  adminAddPromotion,
  adminAddTravelInfo,
  adminChangeFeed,
  adminChangePlaceNotice,
  adminChangePromotion,
  adminChangeTravelInfo,
  adminFeed,
  adminPlaceNotices,
  adminPromotions,
  adminRemoveFeed,
  adminRemovePlaceNotice,
  adminRemovePromotion,
  adminRemoveTravelInfo,
  adminTravelInfo,
} from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { route } from '../../../http/plugins/route.ts';
import { removeShown, writeRecorded } from '../../common/contents/changeShown.ts';
import { addFeed, changeFeed, listStaffFeed } from './feed.ts';
import { addInfo, changeInfo, listStaffInfo } from './info.ts';
import { addPlaceNotice, changePlaceNotice, listPlaceNotices } from './placeNotices.ts';
import { addPromotion, changePromotion, listStaffPromotions } from './promotions.ts';

export default async function travelStaffRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  installPromotions(app, context);
  installFeed(app, context);
  installInfo(app, context);
  installPlaceNotices(app, context);
}

/** Staff endpoints for promotions. */
function installPromotions(app: FastifyInstance, context: AppContext): void {
  route(app, context, adminPromotions, ({ query }) => listStaffPromotions(context.db, query, toPage(query)));

  route(app, context, adminAddPromotion, (call) =>
    writeRecorded(call, 'promotion.add', (trx) => addPromotion(trx, call.body, call.member)),
  );

  route(app, context, adminChangePromotion, (call) =>
    writeRecorded(call, 'promotion.change', (trx) => changePromotion(trx, call.params.id, call.body, call.member), {
      table: 'promotion',
      uid: call.params.id,
      rev: call.body.rev,
    }),
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
  route(app, context, adminFeed, ({ query }) => listStaffFeed(context.db, query, toPage(query)));

  route(app, context, adminAddFeed, (call) =>
    writeRecorded(call, 'feed.add', (trx) => addFeed(trx, call.body, call.member.now)),
  );

  route(app, context, adminChangeFeed, (call) =>
    writeRecorded(call, 'feed.change', (trx) => changeFeed(trx, call.params.id, call.body), {
      table: 'feed',
      uid: call.params.id,
      rev: call.body.rev,
    }),
  );

  route(app, context, adminRemoveFeed, async (call) => {
    await writeRecorded(call, 'feed.remove', (trx) => removeShown(trx, 'feed', call.params.id, call.member.now));
    return {};
  });
}

/** Staff endpoints for travel information. */
function installInfo(app: FastifyInstance, context: AppContext): void {
  route(app, context, adminTravelInfo, ({ query }) => listStaffInfo(context.db, query, toPage(query)));

  route(app, context, adminAddTravelInfo, (call) =>
    writeRecorded(call, 'travelInfo.add', (trx) => addInfo(trx, call.body, call.member)),
  );

  route(app, context, adminChangeTravelInfo, (call) =>
    writeRecorded(call, 'travelInfo.change', (trx) => changeInfo(trx, call.params.id, call.body, call.member), {
      table: 'travel_info',
      uid: call.params.id,
      rev: call.body.rev,
    }),
  );

  route(app, context, adminRemoveTravelInfo, async (call) => {
    await writeRecorded(call, 'travelInfo.remove', (trx) =>
      removeShown(trx, 'travel_info', call.params.id, call.member.now),
    );
    return {};
  });
}

/** Staff endpoints for notices of places. */
function installPlaceNotices(app: FastifyInstance, context: AppContext): void {
  route(app, context, adminPlaceNotices, ({ query }) => listPlaceNotices(context.db, query, toPage(query)));

  route(app, context, adminAddPlaceNotice, async (call) => {
    const { id } = await writeRecorded(call, 'placeNotice.add', (trx) => addPlaceNotice(trx, call.body));
    return { noticeUid: id };
  });

  route(app, context, adminChangePlaceNotice, async (call) => {
    const { params, body } = call;
    const { id } = await writeRecorded(
      call,
      'placeNotice.change',
      (trx) => changePlaceNotice(trx, params.noticeUid, body),
      { table: 'goods_notice', uid: params.noticeUid, rev: body.rev },
    );
    return { noticeUid: id };
  });

  route(app, context, adminRemovePlaceNotice, async (call) => {
    await writeRecorded(call, 'placeNotice.remove', (trx) =>
      removeShown(trx, 'goods_notice', call.params.noticeUid, call.member.now),
    );
    return {};
  });
}
