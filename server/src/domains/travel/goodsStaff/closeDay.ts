import { type EndpointData, errorCodes } from '@haesol/contracts/common';
import type { adminPreviewCloseDay } from '@haesol/contracts/travel';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Database, Trx } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { toMyReservationPath } from '../../../mail/pagePaths.ts';
import { toNews } from '../../../mail/texts/news.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { cancelForProvider } from '../order/cancelForProvider.ts';
import { giveUpOrder } from '../order/closeOrder.ts';
import { decideRefund, dropParts } from '../order/decideRefund.ts';
import { findProposal, isLarge, returnProposal } from '../order/refundProposals.ts';
import { findReservation } from '../order/repository.ts';
import { withdrawPieces } from '../stockWait/offers.ts';
import type { TravelContext } from '../travelContext.ts';
import { findOption } from './findGoods.ts';

export interface ClosedDay {
  readonly date: string;
  /** Empty for all times of the day. */
  readonly time: string;
}

/** States in which an order of the day is paid and can be refunded. */
const paidStates: readonly string[] = ['CONFIRM_WAIT', 'CONFIRMED', 'VOUCHER', 'CANCEL_ASK'];

/** SQL for what is left of an amount of the order `o` after refunds of some of its tickets. */
const leftOf = (column: 'pay_amount' | 'point_amount') =>
  sql<number>`${sql.ref(`o.${column}`)} - coalesce((select sum(${column === 'pay_amount' ? sql`f.amount + f.fee` : sql`f.point_amount`})
    from refund f where f.order_uid = o.order_uid and f.why_cd <> 'CHANGE' and f.state in ('SENDING', 'DONE')), 0)::int`;

/** SQL for the tickets of a line whose refund was only asked for: they count as gone, and still hold their pieces. */
export const askedOf = (line: 'i' | 'reservation_item') =>
  sql<number>`coalesce((select sum((p ->> 'count')::int) from refund f, jsonb_array_elements(f.pieces) p
    where f.rsvt_uid = ${sql.ref(`${line}.rsvt_uid`)} and f.state = 'ASKED'
      and (p ->> 'seq')::int = ${sql.ref(`${line}.seq`)}), 0)`;

/** SQL condition: a reservation for a day, or a stay whose nights include it. */
export const isOnDay = (day: RawBuilder<unknown>) =>
  sql<boolean>`r.use_date <= ${day} and ${day} < coalesce(r.depart_date, r.use_date + 1)`;

function listOrders(db: Kysely<Database>, goodsDtlId: string, { date, time }: ClosedDay) {
  return db
    .selectFrom('reservation as r')
    .innerJoin('orders as o', 'o.order_uid', 'r.order_uid')
    .select(['r.order_uid', 'r.rsvt_uid', 'r.member_uid', 'r.stts_cd', 'o.state'])
    .select([leftOf('pay_amount').as('pay_amount'), leftOf('point_amount').as('point_amount')])
    .select((eb) =>
      eb
        .exists(eb.selectFrom('coupon as c').select('c.coupon_uid').whereRef('c.order_uid', '=', 'o.order_uid'))
        .as('coupon'),
    )
    .where(isOnDay(sql`${date}::date`))
    .where(sql<boolean>`(${time} = '' or coalesce(r.use_time, '00:00') = ${time === '' ? '00:00' : time}::time)`)
    .where(
      sql<boolean>`exists (select 1 from reservation_item i where i.rsvt_uid = r.rsvt_uid
        and i.goods_dtl_id = ${goodsDtlId})`,
    )
    .where('r.stts_cd', 'in', ['PAY_WAIT', 'CONFIRM_WAIT', 'CONFIRMED', 'VOUCHER', 'CANCEL_ASK', 'USED', 'REVIEWED'])
    .orderBy('r.created_at')
    .orderBy('r.order_uid')
    .execute();
}

type OrderRow = Awaited<ReturnType<typeof listOrders>>[number];

const isPaid = ({ stts_cd }: OrderRow) => paidStates.includes(stts_cd);
const isOpen = (row: OrderRow) => isPaid(row) || row.stts_cd === 'PAY_WAIT';
const sumOf = (rows: readonly OrderRow[], key: 'pay_amount' | 'point_amount') =>
  rows.reduce((sum, row) => sum + row[key], 0);

/** Says what closing a day of an option refunds and whom it tells. @throws {ApiError} `4040` */
export async function previewCloseDay(
  db: Kysely<Database>,
  goodsDtlId: string,
  day: ClosedDay,
): Promise<EndpointData<typeof adminPreviewCloseDay>> {
  await findOption(db, goodsDtlId);
  const rows = await listOrders(db, goodsDtlId, day);
  const paid = rows.filter(isPaid);
  const items = await db
    .selectFrom('reservation_item')
    .select(['price_nm', 'unit_price', sql<number>`sum(cnt - gone + ${askedOf('reservation_item')})::int`.as('cnt')])
    .where(sql<boolean>`rsvt_uid = any(${paid.map(({ rsvt_uid }) => rsvt_uid)}::uuid[])`)
    .groupBy(['price_nm', 'unit_price'])
    .orderBy('unit_price', 'desc')
    .orderBy('price_nm')
    .execute();
  const lines = items.map(({ price_nm: priceNm, unit_price: unitPrice, cnt }) => ({
    ...{ priceNm: priceNm ?? '', unitPrice, cnt },
    amount: unitPrice * cnt,
  }));
  return {
    orders: paid.length,
    tickets: lines.reduce((sum, { cnt }) => sum + cnt, 0),
    refundSum: sumOf(paid, 'pay_amount'),
    proposed: paid.filter(({ pay_amount }) => isLarge(pay_amount)).length,
    pointSum: sumOf(paid, 'point_amount'),
    people: new Set(rows.filter(isOpen).map(({ member_uid }) => member_uid)).size,
    coupons: rows.filter((row) => isOpen(row) && row.coupon === true).length,
    unpaid: rows.filter(({ state }) => state === 'READY').length,
    paying: rows.filter(({ state }) => state === 'PAYING').length,
    used: rows.filter(({ stts_cd }) => stts_cd === 'USED' || stts_cd === 'REVIEWED').length,
    lines,
  };
}

/** Cancels an unpaid order, not those that are paid together with it, and tells its member. */
async function cancelUnpaid({ mails }: TravelContext, trx: Trx, orderUid: string, reason: string, now: Date) {
  const reservation = await findReservation(trx, orderUid);
  if (!(await giveUpOrder(trx, orderUid, now))) throw new ApiError(errorCodes.moveNotAllowed);
  const news = '업체 사정으로 결제 전인 예약이 취소되었습니다.';
  await notifyMember(trx, {
    memberUid: reservation.memberUid,
    kind: 'TRAVEL_MOVE',
    title: toNews(news, reservation.locale),
    text: reservation.text,
    link: toMyReservationPath(reservation.rsvtUid),
    now,
    mail: mails.travelMoved({ ...reservation, news, memo: reason }),
  });
}

/** Refunds a paid order in full, also one whose member has asked for it; proposes a large one. @returns the refund to be sent */
async function refundWhole(context: TravelContext, trx: Trx, row: OrderRow, reason: string, staff: Principal) {
  if (row.stts_cd !== 'CANCEL_ASK') {
    await dropParts(trx, row.order_uid, staff.now);
    return cancelForProvider(context, trx, row.order_uid, { memo: reason, staff });
  }
  const asked = await trx
    .selectFrom('refund')
    .selectAll()
    .where('order_uid', '=', row.order_uid)
    .where('state', '=', 'ASKED')
    .executeTakeFirstOrThrow();
  const { refund_uid: refundUid } = asked;
  const proposal = findProposal(asked, staff.now);
  if (proposal?.isFault === true) return { refundUid };
  if (proposal !== undefined) await returnProposal(trx, asked, { memo: reason, staff });
  const to = isLarge(row.pay_amount) ? 'PROPOSED' : 'DONE';
  return decideRefund(context, trx, refundUid, { to, isFault: true, memo: reason }, staff);
}

interface CloseForm extends ClosedDay {
  readonly reason: string;
  /** Number of paid orders that the person has typed. */
  readonly orders: number;
}

/**
 * Closes a day of an option: nothing more is sold, unpaid orders are cancelled, paid ones refunded in full, and their members
 * told. The caller sends the refunds after the commit.
 * @throws {ApiError} `4040`, `4000` for a past day, one without stock or another number of orders, `4405` for a closed day or
 *   while a payment is in progress
 */
export async function closeDay(
  context: TravelContext,
  trx: Trx,
  goodsDtlId: string,
  { date, time, reason, orders }: CloseForm,
  staff: Principal,
) {
  const { now } = staff;
  await findOption(trx, goodsDtlId);
  if (date < toSeoulDate(now)) throw fieldError('date', '지난 날은 닫을 수 없습니다.');
  // An order that is being made waits for these rows, and then finds the day closed.
  const closed = await trx
    .updateTable('stock')
    .set({ closed_at: now, closed_why: reason })
    .where('goods_dtl_id', '=', goodsDtlId)
    .where('use_date', '=', date)
    .where(sql<boolean>`(${time} = '' or use_time = ${time === '' ? '00:00' : time}::time)`)
    .where('closed_at', 'is', null)
    .returning('use_time')
    .execute();
  for (const { use_time } of closed) await withdrawPieces(trx, { goodsDtlId, date, time: use_time });
  if (closed.length === 0) {
    const row = trx
      .selectFrom('stock')
      .select('use_time')
      .where((eb) => eb.and({ goods_dtl_id: goodsDtlId, use_date: date }));
    if ((await row.executeTakeFirst()) === undefined) throw fieldError('date', '재고를 정한 날만 닫을 수 있습니다.');
    throw new ApiError(errorCodes.moveNotAllowed, { message: '이미 닫힌 날입니다.' });
  }
  const rows = await listOrders(trx, goodsDtlId, { date, time });
  if (rows.some(({ state }) => state === 'PAYING')) {
    const message = '결제하고 있는 주문이 있습니다. 잠시 뒤에 다시 닫아 주세요.';
    throw new ApiError(errorCodes.moveNotAllowed, { message });
  }
  const paid = rows.filter(isPaid);
  if (paid.length !== orders)
    throw fieldError('orders', `환불할 주문은 ${paid.length}건입니다. 주문 수를 다시 적어 주세요.`);
  for (const { order_uid, state } of rows) {
    if (state === 'READY') await cancelUnpaid(context, trx, order_uid, reason, now);
  }
  const refundUids: string[] = [];
  for (const row of paid) refundUids.push((await refundWhole(context, trx, row, reason, staff)).refundUid);
  const refundSum = sumOf(paid, 'pay_amount');
  const proposed = paid.filter(({ pay_amount }) => isLarge(pay_amount)).length;
  const detail = { date, time, reason, orders: paid.length, refundSum, proposed };
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'goods.closeDay', targetUid: goodsDtlId, detail });
  return { orders: paid.length, refundSum, proposed, refundUids };
}
