import type { EndpointData, Yn } from '@haesol/contracts/common';
import { type adminPreviewCloseDay, providerWhy } from '@haesol/contracts/travel';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { leftOf } from '../order/leftOf.ts';
import { isLarge } from '../order/refundProposals.ts';
import { findOption } from './findGoods.ts';

export interface ClosedDay {
  readonly date: string;
  /** Empty for all times of the day. */
  readonly time: string;
  /** `Y`: all options of the place, at all times. */
  readonly placeYn?: Yn | undefined;
}

/** Options that are closed, at one time or at all times. */
export interface Closing {
  readonly gdsUid: string;
  readonly options: readonly string[];
  readonly date: string;
  readonly time: string;
  readonly isPlace: boolean;
}

/** @throws {ApiError} `4040` */
export async function toClosing(db: Kysely<Database>, goodsDtlId: string, day: ClosedDay): Promise<Closing> {
  const { gds_uid: gdsUid } = await findOption(db, goodsDtlId);
  const { date, time, placeYn } = day;
  if (placeYn !== 'Y') return { gdsUid, options: [goodsDtlId], date, time, isPlace: false };
  const options = await db
    .selectFrom('goods_option')
    .select('goods_dtl_id')
    .where('gds_uid', '=', gdsUid)
    .orderBy('goods_dtl_id')
    .execute();
  return { gdsUid, options: options.map(({ goods_dtl_id }) => goods_dtl_id), date, time: '', isPlace: true };
}

/** States in which an order of the day is paid and can be refunded. */
const paidStates: readonly string[] = ['CONFIRM_WAIT', 'CONFIRMED', 'VOUCHER', 'CANCEL_ASK'];

/** SQL for the tickets of a line whose refund was only asked for: they count as gone, and still hold their pieces. */
export const askedOf = (line: 'i' | 'reservation_item') =>
  sql<number>`coalesce((select sum((p ->> 'count')::int) from refund f, jsonb_array_elements(f.pieces) p
    where f.rsvt_uid = ${sql.ref(`${line}.rsvt_uid`)} and f.state = 'ASKED'
      and (p ->> 'seq')::int = ${sql.ref(`${line}.seq`)}), 0)`;

/** SQL condition: a reservation for a day, or a stay whose nights include it. */
export const isOnDay = (day: RawBuilder<unknown>) =>
  sql<boolean>`r.use_date <= ${day} and ${day} < coalesce(r.depart_date, r.use_date + 1)`;

/** Lists the orders of a closed day, paid or not. */
export function listOrders(db: Kysely<Database>, { options, date, time }: Closing) {
  return db
    .selectFrom('reservation as r')
    .innerJoin('orders as o', 'o.order_uid', 'r.order_uid')
    .select(['r.order_uid', 'r.rsvt_uid', 'r.member_uid', 'r.stts_cd', 'o.state', 'o.locale'])
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
        and i.goods_dtl_id = any(${options}::text[]))`,
    )
    .where('r.stts_cd', 'in', ['PAY_WAIT', 'CONFIRM_WAIT', 'CONFIRMED', 'VOUCHER', 'CANCEL_ASK', 'USED', 'REVIEWED'])
    .orderBy('r.created_at')
    .orderBy('r.order_uid')
    .execute();
}

export type OrderRow = Awaited<ReturnType<typeof listOrders>>[number];

export const isPaid = ({ stts_cd }: OrderRow) => paidStates.includes(stts_cd);
export const isOpen = (row: OrderRow) => isPaid(row) || row.stts_cd === 'PAY_WAIT';
export const sumOf = (rows: readonly OrderRow[], key: 'pay_amount' | 'point_amount') =>
  rows.reduce((sum, row) => sum + row[key], 0);

/**
 * Returns whether a second member of staff approves all refunds of a closing, because they are large together, with those of its
 * place for the day that one person has made before: many small refunds are as much money as a large one.
 */
export async function isLargeTogether(db: Kysely<Database>, { gdsUid, date }: Closing, sum: number): Promise<boolean> {
  const { before } = await db
    .selectFrom('refund as f')
    .innerJoin('reservation as r', 'r.rsvt_uid', 'f.rsvt_uid')
    .select(sql<number>`coalesce(sum(f.amount), 0)::int`.as('before'))
    .where('r.gds_uid', '=', gdsUid)
    .where(isOnDay(sql`${date}::date`))
    .where('f.why_cd', '=', providerWhy)
    .where('f.by_staff', '=', true)
    .where('f.state', 'in', ['SENDING', 'DONE'])
    .where('f.approved_by', 'is', null)
    .executeTakeFirstOrThrow();
  return sum > 0 && isLarge(before + sum);
}

/** Counts the orders whose refund waits for a second member of staff. */
export const countProposed = (paid: readonly OrderRow[], isOfMany: boolean) =>
  isOfMany ? paid.length : paid.filter(({ pay_amount }) => isLarge(pay_amount)).length;

/** Says what closing a day refunds and whom it tells. @throws {ApiError} `4040` */
export async function previewCloseDay(
  db: Kysely<Database>,
  goodsDtlId: string,
  day: ClosedDay,
): Promise<EndpointData<typeof adminPreviewCloseDay>> {
  const closing = await toClosing(db, goodsDtlId, day);
  const rows = await listOrders(db, closing);
  const paid = rows.filter(isPaid);
  const refundSum = sumOf(paid, 'pay_amount');
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
    refundSum,
    proposed: countProposed(paid, await isLargeTogether(db, closing, refundSum)),
    pointSum: sumOf(paid, 'point_amount'),
    people: new Set(rows.filter(isOpen).map(({ member_uid }) => member_uid)).size,
    coupons: rows.filter((row) => isOpen(row) && row.coupon === true).length,
    unpaid: rows.filter(({ state }) => state === 'READY').length,
    paying: rows.filter(({ state }) => state === 'PAYING').length,
    used: rows.filter(({ stts_cd }) => stts_cd === 'USED' || stts_cd === 'REVIEWED').length,
    lines,
  };
}
