import { errorCodes } from '@haesol/contracts/common';
import { changeWhy } from '@haesol/contracts/travel';
import { type Kysely, sql } from 'kysely';
import { contactMail, isGuestRow } from '../../../db/expressions.ts';
import type { Database } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import { inOrderLanguage } from '../voucher/inOrderLanguage.ts';
import { toRecipient } from '../voucher/recipient.ts';
import { toUseText, toZonedUseText } from '../voucher/rules.ts';

/**
 * Finds a reservation for mails and notifications, with texts in the language of the order.
 * @throws {ApiError} `4040`
 */
export async function findReservation(db: Kysely<Database>, orderUid: string) {
  const row = await db
    .selectFrom('reservation as r')
    .innerJoin('member as m', 'm.member_uid', 'r.member_uid')
    .leftJoin('goods as g', 'g.gds_uid', 'r.gds_uid')
    .innerJoin('reservation_item as i', (join) => join.onRef('i.rsvt_uid', '=', 'r.rsvt_uid').on('i.seq', '=', 0))
    .select([
      'r.rsvt_uid',
      'r.rsvt_no',
      'r.member_uid',
      'r.stts_cd',
      'r.kind',
      'r.use_date',
      'r.use_time',
      'r.depart_date',
    ])
    .innerJoin('orders as o', 'o.order_uid', 'r.order_uid')
    .select([
      contactMail.as('email'),
      isGuestRow.as('is_guest'),
      'm.name',
      'r.booker',
      'i.option_nm',
      'o.locale',
      inOrderLanguage('gds_nm', 'nm').as('own_nm'),
    ])
    .where('r.order_uid', '=', orderUid)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  const gdsNm = row.own_nm ?? row.option_nm;
  const time = row.use_date === null ? undefined : toUseText(row, row.locale);
  return {
    rsvtUid: row.rsvt_uid,
    rsvtNo: row.rsvt_no,
    memberUid: row.member_uid,
    state: row.stts_cd,
    ...toRecipient(row),
    gdsNm,
    time,
    text: row.use_date === null ? gdsNm : `${gdsNm} · ${toZonedUseText(row, row.locale)}`,
  };
}

/** SQL expression: money that was refunded of what an order costs; the difference of a change is no part of it. */
export const refundedOf = (order: string) =>
  sql<number>`coalesce((select sum(l.amount)::int from pay_ledger l join refund f on f.refund_uid = l.ref_uid
    where f.order_uid = ${sql.ref(`${order}.order_uid`)} and f.why_cd <> ${changeWhy} and l.kind = 'REFUND'), 0)`;

/** Finds the first payment of orders: that of their purchase, before those of changes. */
export const findFirstPayment = (db: Kysely<Database>, orderUids: readonly string[]) =>
  db
    .selectFrom('payment as p')
    .innerJoin('pay_attempt as a', (join) =>
      join.onRef('a.provider', '=', 'p.provider').onRef('a.pay_key', '=', 'p.pay_key').on('a.state', '=', 'APPROVED'),
    )
    .select(['p.method', 'p.approved_at', 'p.receipt_url'])
    .where('p.order_uid', 'in', orderUids)
    .orderBy('p.approved_at')
    .orderBy('p.payment_uid')
    .limit(1)
    .executeTakeFirst();

export type NamedReservation = Awaited<ReturnType<typeof findReservation>>;

/** Reads the public holidays from a day on. */
export async function readHolidaysFrom(db: Kysely<Database>, from: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('holiday')
    .select('day')
    .where('day', '>=', from)
    .where('day', '<', sql<string>`${from}::date + 40`)
    .execute();
  return new Set(rows.map(({ day }) => day));
}

/** Returns true for goods that need a confirmation by staff. */
export async function isOnRequest(db: Kysely<Database>, orderUid: string): Promise<boolean> {
  const row = await db
    .selectFrom('reservation as r')
    .innerJoin('reservation_item as i', 'i.rsvt_uid', 'r.rsvt_uid')
    .innerJoin('goods_option as o', 'o.goods_dtl_id', 'i.goods_dtl_id')
    .select('o.confirm_type')
    .where('r.order_uid', '=', orderUid)
    .where('i.seq', '=', 0)
    .executeTakeFirst();
  return row?.confirm_type === 'REQUEST';
}
