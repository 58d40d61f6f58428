import type { ContentLocale } from '@haesol/contracts/common';
import type { ReservationState } from '@haesol/contracts/travel';
import { type Kysely, sql } from 'kysely';
import { appToday, rowCount } from '../../../db/expressions.ts';
import type { Database } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { localFormats } from '../../../mail/texts/localFormats.ts';
import { langOf, toContentLocale, translated } from '../../common/text/translation.ts';
import { openReservationStates } from './rules.ts';

const undecidedStates: readonly ReservationState[] = ['PAY_WAIT', 'CONFIRM_WAIT', 'CANCEL_ASK'];

/** SQL for the last day of use: stays end with their departure, vouchers without a day after 180 days. */
const lastDay = sql<string>`coalesce(r.depart_date, r.use_date + 1, (coalesce(r.voucher_at, r.created_at) at time zone 'Asia/Seoul')::date + 180)`;

/** Selects open reservations, without orders that expired unpaid and missed visits. */
function selectOpen(db: Kysely<Database>, memberUid: string) {
  return (
    db
      .selectFrom('reservation as r')
      .innerJoin('orders as o', 'o.order_uid', 'r.order_uid')
      .where('r.member_uid', '=', memberUid)
      // Excludes paid passes, which are separate items.
      .where(sql<boolean>`(r.kind = 'GOODS' or r.stts_cd in ('PAY_WAIT', 'CANCEL_ASK'))`)
      .where('r.stts_cd', 'in', openReservationStates)
      .where(({ eb, or }) => or([eb('r.stts_cd', 'in', undecidedStates), eb(lastDay, '>=', appToday)]))
      .where('o.state', '<>', 'EXPIRED')
  );
}

export async function countOpenTrips(db: Kysely<Database>, memberUid: string): Promise<number> {
  const { cnt } = await selectOpen(db, memberUid).select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  return cnt;
}

/** Lists the trips that block leaving, next one first, in a language. */
export async function listOpenTrips(
  db: Kysely<Database>,
  memberUid: string,
  languageCd: string,
): Promise<{ kind: string; no: string; title: string; lang: ContentLocale }[]> {
  const { day } = localFormats(toContentLocale(languageCd));
  const rows = await selectOpen(db, memberUid)
    .innerJoin('reservation_item as i', (join) => join.onRef('i.rsvt_uid', '=', 'r.rsvt_uid').on('i.seq', '=', 0))
    .leftJoin('goods as g', 'g.gds_uid', 'r.gds_uid')
    .select(['r.rsvt_no as no', 'r.use_date', 'i.option_nm', langOf('g', languageCd).as('lang')])
    .select(translated('g.gds_nm', languageCd, 'nm').$castTo<string | null>().as('gds_nm'))
    .orderBy('r.use_date')
    .orderBy('r.rsvt_no')
    .limit(20)
    .execute();
  return rows.map(({ no, gds_nm, option_nm, use_date, lang }) => ({
    kind: 'reserve',
    no,
    title: `${gds_nm ?? option_nm}${use_date === null ? '' : ` ${day(use_date)}`}`,
    lang,
  }));
}

/**
 * Erases a leaving member's texts: reserver, ages, wishes and reasons. Keeps orders, payments and refunds for five years
 * without a name (Act on Consumer Protection in Electronic Commerce, article 6).
 */
export async function eraseOrders(db: Kysely<Database>, memberUid: string): Promise<void> {
  await db
    .updateTable('reservation')
    .set({ people: '{}', booker: '{}', request_memo: '' })
    .where('member_uid', '=', memberUid)
    .execute();
  const own = db.selectFrom('orders').select('order_uid').where('member_uid', '=', memberUid);
  await db.updateTable('refund').set({ etc_why: '' }).where('order_uid', 'in', own).execute();
}

/** Returns a member's orders with reservations, payments and refunds, for the data export. */
export async function exportOrders(db: Kysely<Database>, memberUid: string) {
  const reservations = await db
    .selectFrom('reservation as r')
    .innerJoin('orders as o', 'o.order_uid', 'r.order_uid')
    .select(['o.order_uid', 'o.order_no', 'o.state', 'o.payload', 'o.promo_code', 'o.created_at', 'r.rsvt_no'])
    .select(['o.item_amount', 'o.promo_amount', 'o.coupon_amount', 'o.point_amount', 'o.pay_amount'])
    .select([
      'r.stts_cd',
      'r.use_date',
      'r.use_time',
      'r.depart_date',
      'r.nights',
      'r.people',
      'r.booker',
      'r.request_memo',
    ])
    .select(['r.voucher_no', 'r.voucher_at', 'r.used_at'])
    .where('o.member_uid', '=', memberUid)
    .orderBy('o.created_at')
    .execute();
  const own = db.selectFrom('orders').select('order_uid').where('member_uid', '=', memberUid);
  const money = await db
    .selectFrom('pay_ledger')
    .select(['order_uid', 'kind', 'amount', 'at'])
    .where('order_uid', 'in', own)
    .orderBy('at')
    .execute();
  const refunds = await db
    .selectFrom('refund')
    .select(['order_uid', 'state', 'why_cd', 'etc_why', 'amount', 'fee', 'point_amount', 'asked_at'])
    .where('order_uid', 'in', own)
    .orderBy('asked_at')
    .execute();
  const waits = await db
    .selectFrom('stock_wait')
    .select(['goods_dtl_id', 'use_date', 'use_time', 'qty', 'created_at'])
    .where('member_uid', '=', memberUid)
    .where('ended_at', 'is', null)
    .execute();
  return {
    waits: waits.map(({ created_at, ...row }) => ({ ...row, created_at: toSeoulInstant(created_at) })),
    orders: reservations.map(({ created_at, voucher_at, used_at, ...row }) => ({
      ...row,
      created_at: toSeoulInstant(created_at),
      voucher_at: voucher_at && toSeoulInstant(voucher_at),
      used_at: used_at && toSeoulInstant(used_at),
    })),
    money: money.map(({ at, ...row }) => ({ ...row, at: toSeoulInstant(at) })),
    refunds: refunds.map(({ asked_at, ...row }) => ({ ...row, asked_at: toSeoulInstant(asked_at) })),
  };
}
