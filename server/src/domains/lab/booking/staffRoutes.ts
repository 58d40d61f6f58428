import { errorCodes, toPage } from '@haesol/contracts/common';
import {
  adminAddTraining,
  adminBookings,
  adminLiftPenalty,
  adminMoveBooking,
  adminPenalties,
  adminSettleBooking,
} from '@haesol/contracts/lab';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import { route } from '../../../http/plugins/route.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { getDevice } from '../equipment/device.ts';
import { getBooking } from './findBooking.ts';
import { moveBooking } from './moveBooking.ts';
import { notifyNews } from './notifyNews.ts';
import { notifyTraining } from './notifyTraining.ts';
import { createStaffRepository } from './staffRepository.ts';
import { toTrainingEnd } from './trainingRules.ts';

/** Notification text of a settlement. */
const settleNews = {
  PAID: '장비 이용료 정산이 완료되었습니다.',
  UNPAID: '장비 이용료 정산이 미정산으로 변경되었습니다.',
} as const;

/** Staff endpoints for bookings, penalties and trainings. */
export function installStaffRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;
  const repository = createStaffRepository(db);

  route(app, context, adminBookings, ({ member: { now }, query }) =>
    repository.listBookings(query, { ...toPage(query), now }),
  );

  route(app, context, adminMoveBooking, async ({ member: staff, params, body: { to, memo }, write }) => {
    const { rsv_uid: rsvUid } = await getBooking(db, params.rsvUid);
    return write((trx) => moveBooking(context, trx, rsvUid, { to, memo, staff }));
  });

  route(app, context, adminSettleBooking, async ({ member: staff, params, body: { settleState }, write }) => {
    const { rsv_uid: rsvUid } = await getBooking(db, params.rsvUid);
    return write(async (trx) => {
      const isChanged = await createStaffRepository(trx).settle(rsvUid, settleState, staff.now);
      const booking = await getBooking(trx, rsvUid);
      // Idempotent: the same settlement again sends no notification.
      if (!isChanged && booking.settle_state === settleState) return { rsvUid, settleState };
      if (!isChanged) throw new ApiError(errorCodes.moveNotAllowed);
      await notifyNews(context, trx, booking, { news: settleNews[settleState], now: staff.now });
      const detail = { settleState };
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'equipment.settle', targetUid: rsvUid, detail });
      return { rsvUid, settleState };
    });
  });

  route(app, context, adminPenalties, ({ query }) => repository.listPenalties(toPage(query)));

  route(app, context, adminLiftPenalty, async ({ member: staff, params, body: { memo }, write }) => {
    const penaltyUid = requireUuid(params.penaltyUid);
    return write(async (trx) => {
      const lifted = await createStaffRepository(trx).liftPenalty(penaltyUid, memo ?? null, staff.now);
      if (lifted === undefined) throw new ApiError(errorCodes.notFound);
      const news = '미이용 기록이 취소되었습니다.';
      await notifyNews(context, trx, await getBooking(trx, lifted.rsv_uid), { news, memo, now: staff.now });
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'equipment.liftPenalty', targetUid: penaltyUid });
      return { penaltyUid, liftedDt: toSeoulInstant(staff.now) };
    });
  });

  route(app, context, adminAddTraining, async ({ member: staff, params: { eqUid }, body, write }) => {
    const { eqNm } = await getDevice(db, eqUid);
    const { email, completedDt } = body;
    const validDt = toTrainingEnd(completedDt);
    return write(async (trx) => {
      const records = createStaffRepository(trx);
      const member = await records.findMember(email);
      if (member === undefined) throw fieldError('email', '회원을 찾을 수 없습니다.');
      const isNew = await records.setTraining(member.member_uid, eqUid, completedDt, validDt);
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
