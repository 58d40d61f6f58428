import { errorCodes } from '@haesol/contracts/common';
import type { Order, OrderPayload, PayState } from '@haesol/contracts/travel';
import type { Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { toTax } from '../../common/money/won.ts';
import { toEarnedPoints } from '../point/earnedPoints.ts';
import type { TravelContext } from '../travelContext.ts';
import { itemNames } from '../voucher/itemNames.ts';
import type { StoredChange } from './applyChange.ts';
import { findLastAttempt } from './findLastAttempt.ts';
import { toDetails } from './keptDetails.ts';
import { selectReservations, toReservation, withFacts } from './listReservations.ts';
import { readBalance } from './quote.ts';
import { readPassTimes, toNewPass, toSteps } from './refundView.ts';
import { isOnRequest } from './repository.ts';
import { toAnswerBy } from './rules.ts';
import type { AttemptRow } from './settlePayment.ts';

const payStateOf: Readonly<Record<AttemptRow['state'], PayState>> = {
  OPEN: 'OPEN',
  AUTHORIZED: 'AUTHORIZED',
  CONFIRMING: 'CHECKING',
  APPROVED: 'APPROVED',
  DECLINED: 'DECLINED',
  CLOSED: 'CLOSED',
  RETURNED: 'DECLINED',
};

/** Maps a price that is no longer sold to the adult age group. */
async function withAgeGroups(db: Db, { goodsDtlId, options }: Extract<OrderPayload, { goodsDtlId: string }>) {
  const prices = await db
    .selectFrom('goods_price')
    .select(['price_sn', 'age_group', 'age_from', 'age_to'])
    .where('goods_dtl_id', '=', goodsDtlId)
    .execute();
  return options.map((option) => {
    const price = prices.find(({ price_sn }) => price_sn === option.priceSn);
    const { age_group: ageGroup = 'ADULT', age_from: ageFrom = null, age_to: ageTo = null } = price ?? {};
    return { ...option, ageGroup, ageFrom, ageTo };
  });
}

interface Reading {
  readonly memberUid: string;
  readonly languageCd: string;
  readonly now: Date;
}

/** Reads the passes of an order: the issued ones, else one as it would have been issued when the order was opened. */
async function readPasses(
  db: Db,
  order: { readonly rsvtUid: string; readonly gdsDtlUid: string; readonly created_at: Date },
) {
  const issued = await readPassTimes(db, [order.rsvtUid]);
  if (issued.length > 0) return issued;
  const { valid_days } = await db
    .selectFrom('pass_option')
    .select('valid_days')
    .where('gds_dtl_uid', '=', order.gdsDtlUid)
    .executeTakeFirstOrThrow();
  return [toNewPass(order.created_at, valid_days)];
}

/** Returns the goods of an order with the age groups of their prices; null for an order of passes. */
const readGoodsOf = async (db: Db, payload: OrderPayload): Promise<Order['goods']> =>
  'goodsDtlId' in payload
    ? {
        goodsDtlId: payload.goodsDtlId,
        options: await withAgeGroups(db, payload),
        useDate: payload.useDate,
        useTime: payload.useTime,
        departDate: payload.departDate ?? null,
      }
    : null;

/** Returns the booking that an order has changed. */
async function findChanged(db: Db, orderUid: string): Promise<string> {
  const row = await db
    .selectFrom('reservation')
    .select('rsvt_uid')
    .where('order_uid', '=', orderUid)
    .executeTakeFirstOrThrow();
  return row.rsvt_uid;
}

/** Returns an order of the member, open or paid. @throws {ApiError} `4040` for one of another member, `4803` for an expired one */
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
  if (order.state === 'EXPIRED' || (order.state === 'READY' && order.expire_at <= now)) {
    // The page of an expired order leads back to its goods, or to the plan with them.
    const { payload, plan_uid: planUid } = order;
    throw new ApiError(errorCodes.orderExpired, { data: planUid === null ? payload : { planUid } });
  }
  const row = await withFacts(selectReservations(db, memberUid), { languageCd, now })
    .select(['r.people', 'r.booker', 'r.request_memo', 'r.nights'])
    .where('r.order_uid', '=', orderUid)
    .executeTakeFirstOrThrow();
  const attempt = await findLastAttempt(db, orderUid);
  const names = itemNames(languageCd);
  const lines = await db
    .selectFrom('reservation_item as i')
    .select(['i.price_sn', 'i.cnt', 'i.unit_price', names.option.as('option_nm'), names.price.as('price_nm')])
    .where('i.rsvt_uid', '=', row.rsvt_uid)
    .orderBy('i.seq')
    .execute();
  const coupon = await db
    .selectFrom('coupon')
    .select('coupon_uid')
    .where('order_uid', '=', orderUid)
    .executeTakeFirst();
  const { payload, pay_amount: payAmount } = order;
  // After a change, a cancellation is of the whole booking.
  const changed = order.change as StoredChange | null;
  const shown = toReservation(row, [], { languageCd, now });
  const passes =
    'gdsDtlUid' in payload
      ? await readPasses(db, { ...order, rsvtUid: row.rsvt_uid, gdsDtlUid: payload.gdsDtlUid })
      : [];
  const isConfirmed = row.stts_cd === 'PAY_WAIT' ? !(await isOnRequest(db, orderUid)) : row.stts_cd !== 'CONFIRM_WAIT';
  const answerBy =
    row.stts_cd === 'PAY_WAIT' && !isConfirmed && row.use_date !== null
      ? toAnswerBy({ useDate: row.use_date, useTime: row.use_time }, now)
      : row.answer_by;
  return {
    orderUid,
    purchaseUid: order.purchase_uid,
    changeYn: order.change_of === null ? 'N' : 'Y',
    orderNo: order.order_no,
    kind: order.kind,
    state: order.state,
    payState: attempt === undefined ? 'NONE' : payStateOf[attempt.state],
    payKey: attempt?.state === 'AUTHORIZED' ? attempt.pay_key : null,
    expireDt: toSeoulInstant(order.expire_at),
    leftSec: Math.max(0, Math.floor((order.expire_at.getTime() - now.getTime()) / 1000)),
    rsvtUid:
      order.change_of === null || order.state === 'READY' ? shown.rsvtUid : await findChanged(db, order.change_of),
    rsvtNo: shown.rsvtNo,
    rsvtSttsCd: shown.rsvtSttsCd,
    gdsUid: shown.gdsUid,
    gdsNm: shown.gdsNm,
    lang: shown.lang,
    thumbUrl: shown.thumbUrl,
    thumbAlt: shown.thumbAlt,
    goods: await readGoodsOf(db, payload),
    pass: 'gdsDtlUid' in payload ? { gdsDtlUid: payload.gdsDtlUid, passCnt: payload.passCnt } : null,
    couponUid: coupon?.coupon_uid ?? null,
    promoCode: order.promo_code,
    ...toDetails(row),
    passportYn: 'needsPassport' in payload ? 'Y' : 'N',
    requestMemo: row.request_memo,
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
    nights: row.nights,
    earnPoints: toEarnedPoints(payAmount),
    points: { balance: await readBalance(db, memberUid), spendable: 0 },
    answerByDt: answerBy === null || isConfirmed ? null : toSeoulInstant(answerBy),
    refundSteps: toSteps(
      { useDate: row.use_date, passes, payAmount: changed?.amounts.payAmount ?? payAmount, isConfirmed },
      { languageCd, now },
    ),
  };
}
