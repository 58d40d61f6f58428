import { toPage } from '@haesol/contracts/common';
import {
  adminAddGoods,
  adminChangeGoods,
  adminChangeStock,
  adminCloseDay,
  adminGoods,
  adminGoodsGet,
  adminGoodsOptions,
  adminGoodsStock,
  adminGoodsTexts,
  adminPlacePictures,
  adminPlaces,
  adminPreviewCloseDay,
} from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { route } from '../../../http/plugins/route.ts';
import { sendRefund } from '../order/sendRefund.ts';
import type { TravelContext } from '../travelContext.ts';
import { addGoods, changeFacts, changeOption, changeTexts } from './changeGoods.ts';
import { closeDay } from './closeDay.ts';
import { changePictures } from './placePictures.ts';
import { previewCloseDay } from './previewCloseDay.ts';
import { getStaffGoods, listPlaces, listStaffGoods } from './readStaffGoods.ts';
import { changeStock, readStock } from './stock.ts';

const closeTimeoutMs = 60_000;
/** Refunds of a whole day are sent one after the other for this time; the job sends the rest. */
const sendMs = 20_000;

/** Staff endpoints for goods, their prices and their stock. */
export default async function goodsStaffRoutes(app: FastifyInstance, context: TravelContext): Promise<void> {
  const { db } = context;

  route(app, context, adminGoods, ({ query }) => listStaffGoods(db, query, toPage(query)));

  route(app, context, adminPlaces, () => listPlaces(db));

  route(app, context, adminGoodsGet, ({ member: { now }, params: { id } }) => getStaffGoods(db, id, now));

  route(app, context, adminAddGoods, ({ member, body, write }) => write((trx) => addGoods(trx, body, member)));

  route(app, context, adminChangeGoods, ({ member, params: { id }, body, write }) =>
    write((trx) => changeFacts(trx, id, body, member)),
  );

  route(app, context, adminGoodsTexts, ({ member, params: { id }, body, write }) =>
    write((trx) => changeTexts(trx, id, body, member)),
  );

  route(app, context, adminPlacePictures, ({ member, params: { id }, body, write }) =>
    write((trx) => changePictures(trx, id, body, member)),
  );

  route(app, context, adminGoodsOptions, ({ member, params: { id }, body, write }) =>
    write((trx) => changeOption(trx, id, body, member)),
  );

  route(app, context, adminGoodsStock, ({ member: { now }, params: { id }, query: { month } }) =>
    readStock(db, id, month, now),
  );

  route(app, context, adminChangeStock, ({ member, params: { id }, body, write }) =>
    write((trx) => changeStock(trx, id, body, member)),
  );

  route(app, context, adminPreviewCloseDay, ({ params: { id }, body }) => previewCloseDay(db, id, body));

  route(
    app,
    context,
    adminCloseDay,
    async ({ member, params: { id }, body, write, request }) => {
      const { refundUids, ...closed } = await write((trx) => closeDay(context, trx, id, body, member));
      const until = performance.now() + sendMs;
      for (const refundUid of refundUids) {
        if (performance.now() > until) break;
        // The day is closed already, so that a failure is no answer; the job sends the refund again.
        await sendRefund(context, refundUid).catch((error: unknown) =>
          request.log.error({ err: error }, 'a refund could not be sent'),
        );
      }
      return { ...closed, closedDt: toSeoulInstant(member.now) };
    },
    { handlerTimeoutMs: closeTimeoutMs },
  );
}
