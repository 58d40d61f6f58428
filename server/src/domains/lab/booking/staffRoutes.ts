import { toPage } from '@haesol/contracts/common';
import {
  adminAddTraining,
  adminBookingGet,
  adminBookings,
  adminEndTraining,
  adminLiftPenalty,
  adminMoveBooking,
  adminPenalties,
  adminRevealBooking,
  adminSettleBooking,
  adminTaxInvoice,
  adminTrainings,
} from '@haesol/contracts/lab';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { fieldError } from '../../../http/apiError.ts';
import { route } from '../../../http/plugins/route.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { getDevice } from '../equipment/device.ts';
import { endTraining } from './endTraining.ts';
import { getBooking } from './findBooking.ts';
import { liftPenalty } from './liftPenalty.ts';
import { moveBooking } from './moveBooking.ts';
import { notifyTraining } from './notifyTraining.ts';
import { settleBooking } from './settleBooking.ts';
import { getStaffBooking } from './staffBooking.ts';
import { createStaffRepository } from './staffRepository.ts';
import { recordTaxInvoice, revealBooking } from './taxInvoice.ts';
import { toTrainingEnd } from './trainingRules.ts';
import { createTrainings } from './trainings.ts';

/** Staff endpoints for bookings, penalties and trainings. */
export function installStaffRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;
  const repository = createStaffRepository(db);

  route(app, context, adminBookings, ({ member: { now, memberUid: staffUid }, query }) =>
    repository.listBookings({ ...query, staffUid }, { ...toPage(query), now }),
  );

  route(app, context, adminBookingGet, ({ member: { now, memberUid: staffUid }, params: { rsvUid } }) =>
    getStaffBooking(context, rsvUid, { staffUid, now }),
  );

  route(app, context, adminMoveBooking, async ({ member: staff, params, body, write }) => {
    const { rsv_uid: rsvUid } = await getBooking(db, params.rsvUid);
    return write((trx) => moveBooking(context, trx, rsvUid, { ...body, staff }));
  });

  route(app, context, adminSettleBooking, async ({ member: staff, params, body: { settleState }, write }) => {
    const { rsv_uid: rsvUid } = await getBooking(db, params.rsvUid);
    return write((trx) => settleBooking(context, trx, rsvUid, { settleState, staff }));
  });

  route(app, context, adminTaxInvoice, async ({ member: staff, params, body, write }) => {
    const { rsv_uid: rsvUid } = await getBooking(db, params.rsvUid);
    return write((trx) => recordTaxInvoice(context, trx, rsvUid, { ...body, staff }));
  });

  route(app, context, adminRevealBooking, async ({ member: staff, params, body, request }) => {
    const { rsv_uid: rsvUid } = await getBooking(db, params.rsvUid);
    return revealBooking(db, rsvUid, body, { staff, request });
  });

  route(app, context, adminPenalties, ({ member: { now }, query }) =>
    repository.listPenalties(query, { ...toPage(query), now }),
  );

  route(app, context, adminLiftPenalty, ({ member: staff, params, body: { memo }, write }) => {
    const penaltyUid = requireUuid(params.penaltyUid);
    return write((trx) => liftPenalty(context, trx, penaltyUid, { memo, staff }));
  });

  route(app, context, adminTrainings, async ({ params, query, member: { now } }) => {
    const { eqUid } = await getDevice(db, params.eqUid, 'ALL');
    return createTrainings(db).listTrainings(eqUid, { ...toPage(query), now });
  });

  route(
    app,
    context,
    adminEndTraining,
    ({ params: { eqUid, memberUid: id }, body: { memo }, member: staff, write }) => {
      const memberUid = requireUuid(id);
      return write((trx) => endTraining(context, trx, { eqUid, memberUid, memo, staff }));
    },
  );

  route(app, context, adminAddTraining, async ({ member: staff, params: { eqUid }, body, write }) => {
    const { eqNm } = await getDevice(db, eqUid, 'ALL');
    const { email, completedDt } = body;
    const validDt = toTrainingEnd(completedDt);
    return write(async (trx) => {
      const records = createTrainings(trx);
      const member = await records.findMember(email);
      if (member === undefined) throw fieldError('email', '회원을 찾을 수 없습니다.');
      const isNew = await records.setTraining({
        ...{ memberUid: member.member_uid, eqUid, completedDt, validDt },
        staffUid: staff.memberUid,
      });
      // Idempotent: the same day again sends no notification.
      if (!isNew) return { completedDt, validDt };
      await notifyTraining(context, trx, member, { eqUid, eqNm, completedDt, validDt, now: staff.now });
      const detail = { eqUid, completedDt };
      const action = 'equipment.addTraining';
      await writeAudit(trx, { actorUid: staff.memberUid, action, targetUid: member.member_uid, detail });
      return { completedDt, validDt };
    });
  });
}
