import { toPage } from '@haesol/contracts/common';
import {
  adminAddClosure,
  adminBookingDay,
  adminClosures,
  adminMoveSlot,
  adminPreviewClosure,
  adminRemoveClosure,
} from '@haesol/contracts/lab';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { route } from '../../../http/plugins/route.ts';
import { addClosure, removeClosure } from './closures.ts';
import { getBooking } from './findBooking.ts';
import { moveSlot } from './moveSlot.ts';
import { previewClosure } from './previewClosure.ts';
import { readBookingDay } from './readDay.ts';
import { createStaffRepository } from './staffRepository.ts';

/** Staff endpoints for the day of all devices and for closures. */
export function installSchedule(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, adminBookingDay, ({ member: { now }, query: { date } }) => readBookingDay(db, date, now));

  route(app, context, adminMoveSlot, async ({ member: staff, params, body, write }) => {
    const { rsv_uid: rsvUid } = await getBooking(db, params.rsvUid);
    return write((trx) => moveSlot(context, trx, rsvUid, body, staff));
  });

  route(app, context, adminClosures, ({ query }) => createStaffRepository(db).listClosures(query.eqUid, toPage(query)));

  route(app, context, adminPreviewClosure, ({ member: { now }, body }) => previewClosure(db, body, now));

  route(app, context, adminAddClosure, ({ member: staff, body, write }) =>
    write((trx) => addClosure(context, trx, body, staff)),
  );

  route(app, context, adminRemoveClosure, ({ member: staff, params: { closureUid }, write }) =>
    write(async (trx) => {
      await removeClosure(context, trx, closureUid, staff);
      return {};
    }),
  );
}
