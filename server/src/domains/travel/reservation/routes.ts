import { toPage } from '@haesol/contracts/common';
import {
  buyList,
  passRefund,
  reserveCancel,
  reserveCancelWithdraw,
  reserveChange,
  reserveCoupons,
  reserveGet,
  reserveList,
  reserveRefundGet,
  reserveUserInfo,
} from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import { fieldError } from '../../../http/apiError.ts';
import { readLanguageCode } from '../../../http/plugins/language.ts';
import { route } from '../../../http/plugins/route.ts';
import { askRefund, cancelReservation, getOwnRefundFacts } from '../order/askRefund.ts';
import { changeBooking } from '../order/changeBooking.ts';
import { requireProvenMail } from '../order/keptDetails.ts';
import { listCouponsFor } from '../order/listCoupons.ts';
import { listPurchases, listReservations } from '../order/listReservations.ts';
import { installReceipt } from '../order/receiptPdf.ts';
import { previewRefund } from '../order/refundView.ts';
import { sendRefund } from '../order/sendRefund.ts';
import { getBooker } from '../order/userInfo.ts';
import { withdrawRefund } from '../order/withdrawRefund.ts';
import type { TravelContext } from '../travelContext.ts';
import { installCalendar } from './calendarFile.ts';
import { getReservation } from './getReservation.ts';

/** Reads a comma-separated list. */
const toUids = (text: string) => text.split(',').filter((uid) => uid !== '');

/** Reads tickets, `seq:count`, separated by commas; ignores what is no ticket. */
const toTickets = (text: string) =>
  text.split(',').flatMap((piece) => {
    const [, seq, count] = /^(\d{1,3}):([1-6])$/.exec(piece) ?? [];
    return seq === undefined ? [] : [{ seq: Number(seq), count: Number(count) }];
  });

/** Endpoints for a member's reservations and purchases, their cancellation and refund. */
export default async function reservationRoutes(app: FastifyInstance, context: TravelContext): Promise<void> {
  const { db } = context;
  installReceipt(app, context);
  installCalendar(app, context);

  route(app, context, reserveList, ({ query, member: { memberUid, now }, languageCd: header }) => {
    // The query string may also contain the language.
    const languageCd = query.languageCd === '' ? header : readLanguageCode(query.languageCd);
    return listReservations(db, query, toPage(query), { memberUid, languageCd, now });
  });

  route(app, context, reserveGet, ({ params, member: { memberUid, now }, languageCd }) =>
    getReservation(context, params.rsvtUid, { memberUid, languageCd, now }),
  );

  route(app, context, buyList, ({ query, member: { memberUid, now }, languageCd }) =>
    listPurchases(db, toPage(query), { memberUid, languageCd, now }),
  );

  route(app, context, reserveRefundGet, async ({ query, member, languageCd }) => {
    const facts = await getOwnRefundFacts(db, query.rsvtUid, member);
    return previewRefund(db, facts, {
      now: member.now,
      languageCd,
      chosen: { passUids: toUids(query.passUids), tickets: toTickets(query.tickets) },
    });
  });

  route(app, context, reserveCancel, ({ query, body, member, write }) => {
    const wish =
      body === undefined || body === null
        ? undefined
        : {
            whyCd: body.whyCd,
            etcWhy: body.etcWhy ?? '',
            refundAmount: body.refundAmount,
            tickets: body.tickets ?? [],
          };
    return write((trx) => cancelReservation(trx, query.reserveId, wish, member));
  });

  route(app, context, reserveCancelWithdraw, ({ params, member, write }) =>
    write((trx) => withdrawRefund(trx, params.rsvtUid, member)),
  );

  route(app, context, reserveChange, async ({ params, body: { isPay, ...wanted }, member, languageCd, write }) => {
    if (wanted.people.adult + wanted.people.child === 0) throw fieldError('people', '인원을 선택해 주세요.');
    requireProvenMail(member, wanted.user);
    if (isPay === 'Y') await context.limits.acquire('order', member.memberUid, member.now);
    const { refundUid, ...changed } = await write((trx) =>
      changeBooking(context, trx, params.rsvtUid, { ...wanted, isPay: isPay === 'Y' }, { member, languageCd }),
    );
    if (refundUid !== undefined) await sendRefund(context, refundUid);
    return changed;
  });

  route(app, context, passRefund, ({ query, member, write }) => {
    const { rsvtUid, whyCd, etcWhy, refundAmount } = query;
    const passUids = toUids(query.passUids);
    const seen = refundAmount < 0 ? undefined : refundAmount;
    return write((trx) => askRefund(trx, rsvtUid, { whyCd, etcWhy, refundAmount: seen, passUids }, member));
  });

  route(app, context, reserveCoupons, ({ query, member: { memberUid, now }, languageCd }) =>
    listCouponsFor(db, { ...query, memberUid, languageCd, now }),
  );

  route(app, context, reserveUserInfo, ({ member }) => getBooker(db, member.memberUid), {
    tokenCookie: 'access_token',
  });
}
