import { toPage } from '@haesol/contracts/common';
import {
  adminAddTour,
  adminChangeTour,
  adminRemoveTour,
  adminTourGet,
  adminTourStops,
  adminTours,
  adminTourTexts,
} from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { route } from '../../../http/plugins/route.ts';
import { removeShown, writeRecorded } from '../../common/contents/changeShown.ts';
import { addTour, changeFacts, changeStops, changeTexts } from './changeTour.ts';
import { getStaffTour, listStaffTours } from './readStaffTours.ts';

/** Staff endpoints for recommended tours. */
export default async function tourStaffRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context;

  route(app, context, adminTours, ({ query }) => listStaffTours(db, query, toPage(query)));

  route(app, context, adminTourGet, ({ params: { tourUid } }) => getStaffTour(db, tourUid));

  route(app, context, adminAddTour, ({ member, body, write }) => write((trx) => addTour(trx, body, member)));

  route(app, context, adminChangeTour, ({ member, params: { tourUid }, body, write }) =>
    write((trx) => changeFacts(trx, tourUid, body, member)),
  );

  route(app, context, adminTourTexts, ({ member, params: { tourUid }, body, write }) =>
    write((trx) => changeTexts(trx, tourUid, body, member)),
  );

  route(app, context, adminTourStops, ({ member, params: { tourUid }, body, write }) =>
    write((trx) => changeStops(trx, tourUid, body, member)),
  );

  route(app, context, adminRemoveTour, async (call) => {
    const { tourUid } = call.params;
    await writeRecorded(call, 'tour.remove', (trx) => removeShown(trx, 'tour', tourUid, call.member.now));
    return {};
  });
}
