import { errorCodes } from '@haesol/contracts/common';
import type { Order, PayState } from '@haesol/contracts/travel';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { toEarnedPoints } from '../point/earnedPoints.ts';
import type { TravelContext } from '../travelContext.ts';
import { toTax } from './amounts.ts';
import { findLastAttempt } from './findLastAttempt.ts';
import { selectReservations, toReservation, withFacts } from './listReservations.ts';
import { readBalance } from './quote.ts';
import { datedSteps, passSteps } from './refundRules.ts';
import type { AttemptRow } from './settlePayment.ts';

const dayMs = 86_400_000;

const payStateOf: Readonly<Record<AttemptRow['state'], PayState>> = {
  OPEN: 'OPEN',
  AUTHORIZED: 'AUTHORIZED',
  CONFIRMING: 'CHECKING',
  APPROVED: 'APPROVED',
  DECLINED: 'DECLINED',
  CLOSED: 'CLOSED',
  RETURNED: 'DECLINED',
};

interface Reading {
  readonly memberUid: string;
  readonly languageCd: string;
  readonly now: Date;
}

/** An order of the member, open or paid; one of another is none. @throws {ApiError} `4040`, `4803` for one that has expired */
export async function getOrder(
  { db, payments }: Pick<TravelContext, 'db' | 'payments'>,
  orderUid: string,
  { memberUid, languageCd, now }: Reading,
): Promise<Order> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('order_uid', '=', requireUuid(orderUid))
    .where('member_uid', '=', memberUid)
    .executeTakeFirst();
  if (order === undefined) throw new ApiError(errorCodes.notFound);
  if (order.state === 'EXPIRED') throw new ApiError(errorCodes.orderExpired);
  const row = await withFacts(selectReservations(db, memberUid), languageCd)
    .where('r.order_uid', '=', orderUid)
    .executeTakeFirstOrThrow();
  const attempt = await findLastAttempt(db, orderUid);
  const lines = await db
    .selectFrom('reservation_item')
    .selectAll()
    .where('rsvt_uid', '=', row.rsvt_uid)
    .orderBy('seq')
    .execute();
  const coupon = await db
    .selectFrom('coupon')
    .select('coupon_uid')
    .where('order_uid', '=', orderUid)
    .executeTakeFirst();
  const { payload, pay_amount: payAmount } = order;
  const shown = toReservation(row, [], now);
  const times = { boughtAt: order.created_at, validUntil: new Date(order.created_at.getTime() + 180 * dayMs) };
  return {
    orderUid,
    orderNo: order.order_no,
    kind: order.kind,
    state: order.state,
    payState: attempt === undefined ? 'NONE' : payStateOf[attempt.state],
    payKey: attempt?.state === 'AUTHORIZED' ? attempt.pay_key : null,
    expireDt: toSeoulInstant(order.expire_at),
    leftSec: Math.max(0, Math.floor((order.expire_at.getTime() - now.getTime()) / 1000)),
    rsvtUid: shown.rsvtUid,
    rsvtNo: shown.rsvtNo,
    rsvtSttsCd: shown.rsvtSttsCd,
    gdsUid: shown.gdsUid,
    gdsNm: shown.gdsNm,
    thumbUrl: shown.thumbUrl,
    thumbAlt: shown.thumbAlt,
    goods:
      'goodsDtlId' in payload
        ? {
            goodsDtlId: payload.goodsDtlId,
            options: [...payload.options],
            useDate: payload.useDate,
            useTime: payload.useTime,
          }
        : null,
    pass: 'gdsDtlUid' in payload ? { gdsDtlUid: payload.gdsDtlUid, passCnt: payload.passCnt } : null,
    couponUid: coupon?.coupon_uid ?? null,
    promoCode: order.promo_code,
    provider: payments.name,
    itemAmount: order.item_amount,
    promoAmount: order.promo_amount,
    couponAmount: order.coupon_amount,
    pointAmount: order.point_amount,
    payAmount,
    taxAmount: toTax(payAmount),
    lines: lines.map((line) => ({
      optionNm: line.option_nm,
      priceNm: line.price_nm ?? '',
      priceSn: line.price_sn ?? 0,
      count: line.cnt,
      unitPrice: line.unit_price,
      amount: line.unit_price * line.cnt,
    })),
    earnPoints: toEarnedPoints(payAmount),
    points: { balance: await readBalance(db, memberUid), spendable: 0 },
    refundSteps:
      'goodsDtlId' in payload ? datedSteps('ko', payload.useDate, payAmount) : passSteps('ko', times, payAmount),
  };
}
