import { errorCodes } from '@haesol/contracts/common';
import { orderGet, orderRemove, passBuy, passPayInfo, reserveCreate, reservePayInfo } from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { route, type Write } from '../../../http/plugins/route.ts';
import { tryCode } from '../codes/tryCode.ts';
import type { TravelContext } from '../travelContext.ts';
import { beginPayment } from './beginPayment.ts';
import { changeRefused } from './changePrice.ts';
import { closeOrder } from './closeOrder.ts';
import { changeReturned } from './completeChange.ts';
import { finishPayment } from './finishPayment.ts';
import { getOrder } from './getOrder.ts';
import { type KnownDetails, readPeople, readPeopleOfOrder, requireProvenMail } from './keptDetails.ts';
import { openOrder } from './openOrder.ts';
import { lockOwnPurchase } from './purchaseOrders.ts';
import { installPurchases } from './purchaseRoutes.ts';
import { quote, type WantedDiscounts } from './quote.ts';
import { readGoods, readPass, type Sale } from './readGoods.ts';
import { findReservation } from './repository.ts';
import { installStaffRoutes } from './staffRoutes.ts';

interface Wish extends WantedDiscounts {
  readonly languageCd: string;
  readonly isPay: boolean;
  readonly read: (db: Kysely<Database>) => Promise<Sale>;
  readonly details?: KnownDetails;
  readonly goodsDtlId?: string;
  /** Refuses a price that the member has not seen. */
  readonly check: (sale: Sale) => void;
}

/** Returns a quote, or opens an order. */
async function toPayInfo({ config, db, limits, payments }: TravelContext, wish: Wish, member: Principal, write: Write) {
  const { memberUid, now } = member;
  const { read, check, languageCd } = wish;
  const toss = config.toss?.clientKey;
  const provider = { provider: payments.name, ...(toss !== undefined && { clientKey: toss }) };
  const quoteOrOpen = async () => {
    if (wish.isPay) return { ...(await write((trx) => openOrder(trx, read, wish, member))), isNext: 'Y' as const };
    const sale = await read(db);
    check(sale);
    return { ...(await quote(db, sale, wish, { memberUid, now, languageCd })), isNext: 'N' as const };
  };
  if (wish.isPay) await limits.acquire('order', memberUid, now);
  const answer = wish.promoCode
    ? await tryCode({ limits }, member, quoteOrOpen, errorCodes.invalidPromotionCode)
    : await quoteOrOpen();
  return { ...answer, ...provider };
}

const priceChanged = (data: object) => new ApiError(errorCodes.priceChanged, { data });

/** Endpoints for quotes, orders and their payment. */
export default async function orderRoutes(app: FastifyInstance, context: TravelContext): Promise<void> {
  route(app, context, reservePayInfo, async ({ body, member, languageCd, write }) => {
    const { isPay, itemAmount: seen, couponUid, promoCode, pointAmount, people, user, requestMemo, ...goods } = body;
    requireProvenMail(member, user);
    const isOpening = isPay === 'Y' && people !== undefined;
    const counted = isOpening ? await readPeople(context.db, goods, people, languageCd) : people;
    const wish: Wish = {
      ...{ couponUid, promoCode, pointAmount, languageCd, goodsDtlId: goods.goodsDtlId },
      details: { people: counted, booker: user, requestMemo },
      isPay: isPay === 'Y',
      read: (reader) => readGoods(reader, goods, { now: member.now, languageCd, memberUid: member.memberUid }),
      check({ itemAmount }) {
        if (seen !== undefined && seen !== itemAmount) throw priceChanged({ price: itemAmount, itemAmount });
      },
    };
    return toPayInfo(context, wish, member, write);
  });

  route(app, context, passPayInfo, ({ query, member, languageCd, write }) => {
    const { gdsDtlUid, passCnt, price: seen, isPay, couponUid, promoCode, pointAmount } = query;
    const wish: Wish = {
      ...{ couponUid, promoCode, pointAmount, languageCd },
      isPay: isPay === 'Y',
      read: (reader) => readPass(reader, { gdsDtlUid, passCnt }, { languageCd }),
      check({ lines: [line], itemAmount }) {
        if (seen >= 0 && line?.unitPrice !== seen) throw priceChanged({ price: line?.unitPrice ?? 0, itemAmount });
      },
    };
    return toPayInfo(context, wish, member, write);
  });

  route(app, context, orderGet, ({ params, member: { memberUid, now }, languageCd }) =>
    getOrder(context, params.orderUid, { memberUid, languageCd, now }),
  );

  route(app, context, orderRemove, ({ params, member: { memberUid, now }, write }) =>
    write(async (trx) => {
      const { order, orders } = await lockOwnPurchase(trx, params.orderUid, memberUid);
      const { order_uid: orderUid, state } = order;
      const isOver = orders.every((one) => one.state === 'CANCELLED' || one.state === 'EXPIRED');
      if (isOver && (state === 'CANCELLED' || state === 'EXPIRED')) return { orderUid, state };
      if (!(await closeOrder(trx, orderUid, 'CANCELLED', now))) throw new ApiError(errorCodes.moveNotAllowed);
      return { orderUid, state: 'CANCELLED' as const };
    }),
  );

  installPayment(app, context);
  installPurchases(app, context);
  installStaffRoutes(app, context);
}

/** Endpoints for paying an order; idempotent for the same order. */
function installPayment(app: FastifyInstance, context: TravelContext): void {
  const { db } = context;

  route(app, context, reserveCreate, async ({ body, member, languageCd, write }) => {
    const { orderUid, payKey, goodsDtlId, options, useDate, useTime, departDate, user, requestMemo } = body;
    if (body.people.adult + body.people.child === 0) throw fieldError('people', '인원을 선택해 주세요.');
    requireProvenMail(member, user);
    const people = await readPeopleOfOrder(db, orderUid, body.people, languageCd);
    const request = {
      ...{ orderUid, payKey, kind: 'GOODS' as const },
      goods: { goodsDtlId, options, useDate, useTime, departDate },
      details: { people, booker: user, requestMemo: requestMemo ?? '' },
    };
    await write((trx) => beginPayment(context, trx, request, member));
    await finishPayment(context, orderUid);
    const { change_of: changed, state: orderState } = await db
      .selectFrom('orders')
      .select(['change_of', 'state'])
      .where('order_uid', '=', orderUid)
      .executeTakeFirstOrThrow();
    if (changed !== null && orderState === 'CANCELLED') throw changeRefused(changeReturned);
    const { rsvtUid, rsvtNo, state } = await findReservation(db, changed ?? orderUid);
    return { rsvtUid, rsvtNo, rsvtSttsCd: state };
  });

  route(app, context, passBuy, async ({ body: { orderUid, payKey }, member, write }) => {
    const request = { orderUid, payKey, kind: 'PASS' as const, goods: undefined, details: undefined };
    await write((trx) => beginPayment(context, trx, request, member));
    await finishPayment(context, orderUid);
    const { rsvtUid } = await findReservation(db, orderUid);
    const { order_no: orderNo, pay_amount: payAmount } = await db
      .selectFrom('orders')
      .select(['order_no', 'pay_amount'])
      .where('order_uid', '=', orderUid)
      .executeTakeFirstOrThrow();
    const passes = await db
      .selectFrom('member_pass')
      .select(['pass_uid as passUid', 'state'])
      .where('rsvt_uid', '=', rsvtUid)
      .orderBy('pass_uid')
      .execute();
    const payment = await db
      .selectFrom('payment')
      .select('receipt_url')
      .where('order_uid', '=', orderUid)
      .where('cancelled_amount', '=', 0)
      .executeTakeFirst();
    return { rsvtUid, orderNo, passes, payAmount, receiptUrl: payment?.receipt_url ?? null };
  });
}
