import {
  adminAddClosure,
  adminAddTraining,
  adminBookings,
  adminClosures,
  adminLiftPenalty,
  adminMoveBooking,
  adminPenalties,
  adminRemoveClosure,
  adminSettleBooking,
  errorCodes,
  toPage,
} from '@haesol/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../audit/auditLog.ts';
import type { AppContext } from '../../context.ts';
import { ApiError, fieldError } from '../../plugins/apiError.ts';
import { route } from '../../plugins/route.ts';
import { toSeoulInstant } from '../../seoulTime.ts';
import { getDevice } from '../equipment/device.ts';
import { addClosure, removeClosure } from './closures.ts';
import { getBooking, requireUuid } from './findBooking.ts';
import { moveBooking } from './moveBooking.ts';
import { createOfficeRepository } from './officeRepository.ts';
import { toTrainingEnd } from './trainingRules.ts';

/** What staff do with bookings, penalties, closures and trainings. */
export function installOfficeRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;
  const office = createOfficeRepository(db);

  route(app, context, adminBookings, ({ query }) => office.listBookings(query, toPage(query)));

  route(app, context, adminMoveBooking, async ({ member: staff, params, body: { to, memo }, write }) => {
    const { rsv_uid: rsvUid } = await getBooking(db, params.rsvUid);
    return write((trx) => moveBooking(context, trx, rsvUid, { to, memo, staff }));
  });

  route(app, context, adminSettleBooking, async ({ member: staff, params, body: { settleState }, write }) => {
    const { rsv_uid: rsvUid } = await getBooking(db, params.rsvUid);
    return write(async (trx) => {
      if (!(await createOfficeRepository(trx).settle(rsvUid, settleState, staff.now))) {
        throw new ApiError(errorCodes.moveNotAllowed);
      }
      const detail = { settleState };
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'equipment.settle', targetUid: rsvUid, detail });
      return { rsvUid, settleState };
    });
  });

  route(app, context, adminPenalties, ({ query }) => office.listPenalties(toPage(query)));

  route(app, context, adminLiftPenalty, async ({ member: staff, params, body: { memo }, write }) => {
    const penaltyUid = requireUuid(params.penaltyUid);
    return write(async (trx) => {
      const lifted = await createOfficeRepository(trx).liftPenalty(penaltyUid, memo ?? null, staff.now);
      if (lifted === undefined) throw new ApiError(errorCodes.notFound);
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'equipment.liftPenalty', targetUid: penaltyUid });
      return { penaltyUid, liftedDt: toSeoulInstant(staff.now) };
    });
  });

  route(app, context, adminClosures, ({ query }) => office.listClosures(query.eqUid, toPage(query)));

  route(app, context, adminAddClosure, ({ member: staff, body, write }) =>
    write((trx) => addClosure(context, trx, body, staff)),
  );

  route(app, context, adminRemoveClosure, ({ member: staff, params: { closureUid }, write }) =>
    write(async (trx) => {
      await removeClosure(trx, closureUid, staff);
      return {};
    }),
  );

  route(app, context, adminAddTraining, async ({ member: staff, params: { eqUid }, body, write }) => {
    await getDevice(db, eqUid);
    const { email, completedDt } = body;
    const validDt = toTrainingEnd(completedDt);
    return write(async (trx) => {
      const records = createOfficeRepository(trx);
      const member = await records.findMember(email);
      if (member === undefined) throw fieldError('email', '회원을 찾을 수 없습니다.');
      await records.setTraining(member.member_uid, eqUid, completedDt, validDt);
      const detail = { eqUid, completedDt };
      const action = 'equipment.addTraining';
      await writeAudit(trx, { actorUid: staff.memberUid, action, targetUid: member.member_uid, detail });
      return { completedDt, validDt };
    });
  });
}
