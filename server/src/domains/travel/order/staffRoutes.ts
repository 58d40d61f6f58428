import { errorCodes, toPage } from '@haesol/contracts/common';
import {
  adminAddPromoCode,
  adminChangePromoCode,
  adminDecideRefund,
  adminMoveOrder,
  adminOrderGet,
  adminOrders,
  adminPreviewCancel,
  adminPromoCodes,
  adminRefunds,
  adminRemovePromoCode,
  adminRevealOrder,
} from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { toChanges } from '../../../db/audit/toChanges.ts';
import { ApiError } from '../../../http/apiError.ts';
import { route } from '../../../http/plugins/route.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { requireRev } from '../../../http/versions.ts';
import { listEntries } from '../../common/timeline/repository.ts';
import type { TravelContext } from '../travelContext.ts';
import { confirmReservation } from './decideRefund.ts';
import { listStaffRefunds } from './listStaffRefunds.ts';
import { previewCancel } from './previewCancel.ts';
import { addPromoCode, changePromoCode, listPromoCodes, removePromoCode } from './promoCodes.ts';
import { findReservation } from './repository.ts';
import { cancelAndSend, decideAndSend } from './staffRefund.ts';
import { createStaffOrders } from './staffRepository.ts';

/** Staff endpoints for orders, refunds and promotion codes. */
export function installStaffRoutes(app: FastifyInstance, context: TravelContext): void {
  const { db } = context;
  const repository = createStaffOrders(db);

  route(app, context, adminOrders, ({ query, member: { memberUid: staffUid } }) =>
    repository.listOrders({ ...query, staffUid }, toPage(query)),
  );

  route(app, context, adminOrderGet, async ({ params, member: { now, memberUid: staffUid } }) => {
    const order = await repository.findOrder(requireUuid(params.orderUid), staffUid);
    if (order === undefined) throw new ApiError(errorCodes.notFound);
    return { ...order, timeline: await listEntries(context, { kind: 'TRAVEL', refUid: order.rsvtUid, now, staffUid }) };
  });

  route(app, context, adminRevealOrder, async ({ params, body, member: staff, request }) => {
    const orderUid = requireUuid(params.orderUid);
    const passportNm = await repository.findPassportName(orderUid);
    if (passportNm === null) throw new ApiError(errorCodes.notFound);
    // Written before the response: without a record nothing is shown.
    await writeAudit(db, {
      ...{ actorUid: staff.memberUid, action: 'order.reveal', targetType: 'ORDER', targetUid: orderUid },
      ...{ detail: body, ip: request.ip, requestId: request.id },
    });
    return { passportNm };
  });

  route(app, context, adminMoveOrder, async ({ member: staff, params, body: { to, ...move }, write }) => {
    const orderUid = requireUuid(params.orderUid);
    if (to === 'CONFIRMED') {
      await write((trx) => confirmReservation(context, trx, orderUid, { ...move, staff }).then(() => ({})));
    } else await cancelAndSend(context, write, orderUid, { ...move, staff });
    const { state } = await findReservation(db, orderUid);
    return { orderUid, rsvtSttsCd: state };
  });

  route(app, context, adminPreviewCancel, ({ body: { uids } }) => previewCancel(db, uids));

  route(app, context, adminRefunds, ({ query, member: { memberUid: staffUid, now } }) =>
    listStaffRefunds(db, { ...query, staffUid, now }, toPage(query)),
  );

  route(app, context, adminDecideRefund, async ({ member: staff, params, body: { to, faultYn, memo, rev }, write }) => {
    const refundUid = requireUuid(params.refundUid);
    await decideAndSend(context, write, refundUid, { to, isFault: faultYn === 'Y', memo, rev, staff });
    const refund = await db
      .selectFrom('refund')
      .select(['state', 'amount', 'order_uid'])
      .where('refund_uid', '=', refundUid)
      .executeTakeFirstOrThrow();
    const { state: rsvtSttsCd } = await findReservation(db, refund.order_uid);
    return { refundUid, state: refund.state, rsvtSttsCd, refundAmount: refund.amount };
  });

  installPromoCodes(app, context);
}

function installPromoCodes(app: FastifyInstance, context: TravelContext): void {
  const { db } = context;

  route(app, context, adminPromoCodes, ({ query }) => listPromoCodes(db, query.searchKeyword, toPage(query)));

  route(app, context, adminAddPromoCode, ({ member: { memberUid: actorUid }, body: { code, ...terms }, write }) =>
    write(async (trx) => {
      const added = await addPromoCode(trx, code, terms);
      await writeAudit(trx, { actorUid, action: 'promo.add', targetUid: code, detail: terms });
      return added;
    }),
  );

  route(app, context, adminChangePromoCode, ({ member: { memberUid: actorUid, now }, params, body, write }) =>
    write(async (trx) => {
      await requireRev(trx, { table: 'promo_code', uid: params.code, rev: body.rev, now });
      const { before, changed } = await changePromoCode(trx, params.code, body);
      const detail = toChanges(before, changed);
      await writeAudit(trx, { actorUid, action: 'promo.change', targetUid: params.code, detail });
      return changed;
    }),
  );

  route(app, context, adminRemovePromoCode, ({ member: { memberUid: actorUid }, params: { code }, write }) =>
    write(async (trx) => {
      await removePromoCode(trx, code);
      await writeAudit(trx, { actorUid, action: 'promo.remove', targetUid: code });
      return {};
    }),
  );
}
