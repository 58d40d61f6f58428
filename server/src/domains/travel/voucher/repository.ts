import { type Kysely, type RawBuilder, sql } from 'kysely';
import { contactMail, isGuestRow } from '../../../db/expressions.ts';
import type { Database } from '../../../db/schema.ts';
import { langOf, toContentLocale, translated } from '../../common/text/translation.ts';
import { meetingIn } from '../attraction/meetingPoint.ts';
import type { GoodsKind, ShownCode } from '../codes/codes.ts';
import { inOrderLanguage } from './inOrderLanguage.ts';
import { type ItemNames, itemNames } from './itemNames.ts';
import type { RoomHours } from './rules.ts';

/** States of a reservation with a voucher, also one that was given back. */
export const voucherStates = ['VOUCHER', 'USED', 'REVIEWED', 'CANCEL_ASK', 'CANCELLED', 'REFUNDED'] as const;

const asBought: ItemNames = {
  option: sql<string>`i.option_nm`,
  price: sql<string | null>`i.price_nm`,
  separator: ', ',
};

/** SQL for the options of a reservation in words, and its number of people. */
const optionNm = ({ option, price, separator }: ItemNames) =>
  sql<string>`coalesce((select string_agg(${option} || coalesce(' · ' || ${price}, '') || ' ' || (i.cnt - i.gone), ${separator}::text
  order by i.seq) from reservation_item i where i.rsvt_uid = r.rsvt_uid and i.gone < i.cnt), '')`;
const itemCnt = sql<number>`coalesce((select sum(i.cnt - i.gone) from reservation_item i where i.rsvt_uid = r.rsvt_uid), 0)::int`;
const adults = sql<number | null>`(r.people ->> 'adult')::int`;
const children = sql<number | null>`(r.people ->> 'child')::int`;
const roomHours = sql<RoomHours | null>`(select o.room from reservation_item i join goods_option o using (goods_dtl_id)
  where i.rsvt_uid = r.rsvt_uid and o.kind = 'ROOM' limit 1)`;
/** Selects vouchers with their goods, member and order. */
export function selectVouchers(db: Kysely<Database>, names = asBought) {
  return db
    .selectFrom('reservation as r')
    .innerJoin('goods as g', 'g.gds_uid', 'r.gds_uid')
    .innerJoin('member as m', 'm.member_uid', 'r.member_uid')
    .innerJoin('orders as o', 'o.order_uid', 'r.order_uid')
    .select(['o.locale', inOrderLanguage('gds_nm', 'nm').as('own_nm')])
    .select(['r.rsvt_uid', 'r.rsvt_no', 'r.member_uid', 'r.stts_cd', 'r.use_date', 'r.use_time', 'r.depart_date'])
    .select(['r.used_at', 'r.voucher_no', 'r.voucher_at', 'r.gds_uid', 'g.tel', 'g.gds_nm as gds_nm_ko'])
    .select([
      optionNm(names).as('option_nm'),
      itemCnt.as('item_cnt'),
      contactMail.as('email'),
      isGuestRow.as('is_guest'),
      'm.name',
    ])
    .select([adults.as('adult'), children.as('child'), 'r.booker'])
    .select((eb) =>
      eb
        .selectFrom('point_ledger as p')
        .select('p.amount')
        .whereRef('p.rsvt_uid', '=', 'r.rsvt_uid')
        .where('p.reason', '=', 'EARN')
        .as('earned'),
    );
}

/** SQL for the name of the pass `o` in the language of its order. */
export const passInOrderLanguage = sql<string>`coalesce(o.i18n -> orders.locale ->> 'nm', o.pass_nm)`;

/** SQL: name of the place at which a coupon or a card `c` was used; empty without one. */
export const usedPlace = sql<string>`coalesce((select g.gds_nm from goods g where g.gds_uid = c.used_gds_uid), '')`.as(
  'used_place_nm',
);

/** Selects cards with their member and purchase. */
function selectCards(db: Kysely<Database>) {
  return db
    .selectFrom('exchange_card as c')
    .innerJoin('member_pass as p', 'p.pass_uid', 'c.pass_uid')
    .innerJoin('pass_option as o', 'o.gds_dtl_uid', 'p.gds_dtl_uid')
    .innerJoin('member as m', 'm.member_uid', 'c.member_uid')
    .innerJoin('reservation as r', 'r.rsvt_uid', 'p.rsvt_uid')
    .innerJoin('orders', 'orders.order_uid', 'r.order_uid')
    .select(['c.card_uid', 'c.state', 'c.exchanged_at', 'o.pass_nm', 'c.member_uid', 'p.rsvt_uid'])
    .select(usedPlace)
    .select(['p.state as pass_state', sql<Date>`coalesce(p.expire_at, p.valid_until)`.as('ends')])
    .select([
      contactMail.as('email'),
      isGuestRow.as('is_guest'),
      'r.rsvt_no',
      'm.name',
      'r.booker',
      'orders.locale',
      passInOrderLanguage.as('own_nm'),
    ]);
}

/** SQL condition: the row of a code. */
function named(code: NonNullable<ShownCode>, kind: GoodsKind, uid: string, hash: string): RawBuilder<boolean> {
  if ('hash' in code) return sql<boolean>`${sql.ref(hash)} = ${code.hash}`;
  return sql<boolean>`${sql.ref(uid)}::text = ${code.kind === kind ? code.uid : ''}`;
}

/** Queries of vouchers, cards and the codes of passes, for the database or a transaction. */
export function createVoucherRepository(db: Kysely<Database>) {
  return {
    findOwn: (memberUid: string, rsvtUid: string, languageCd: string) =>
      selectVouchers(db, itemNames(languageCd))
        .select([langOf('g', languageCd).as('lang'), translated('g.gds_nm', languageCd, 'nm').as('gds_nm')])
        .select(translated('g.addr', languageCd, 'addr').as('addr'))
        .select([translated('g.notice', languageCd, 'notice').as('notice'), roomHours.as('room_hours')])
        .select(meetingIn(toContentLocale(languageCd)).as('meeting'))
        .where('r.rsvt_uid', '=', rsvtUid)
        .where('r.member_uid', '=', memberUid)
        .where('r.stts_cd', 'in', voucherStates)
        .executeTakeFirst(),

    /** Lists the vouchers of reservations that wait for their use, in the language of their order. */
    listIssued: (rsvtUids: readonly string[]) =>
      selectVouchers(db)
        .select([inOrderLanguage('addr', 'addr').as('own_addr'), meetingIn(sql.ref('o.locale')).as('meeting')])
        .where('r.rsvt_uid', 'in', rsvtUids)
        .where('r.stts_cd', '=', 'VOUCHER')
        .orderBy('r.use_date')
        .orderBy('r.use_time')
        .orderBy('r.rsvt_uid')
        .execute(),

    /** Lists the passes of reservations that can be used, in the language of their order. */
    listIssuedPasses: (rsvtUids: readonly string[]) =>
      db
        .selectFrom('member_pass as p')
        .innerJoin('pass_option as o', 'o.gds_dtl_uid', 'p.gds_dtl_uid')
        .innerJoin('member as m', 'm.member_uid', 'p.member_uid')
        .innerJoin('reservation as r', 'r.rsvt_uid', 'p.rsvt_uid')
        .innerJoin('orders', 'orders.order_uid', 'r.order_uid')
        .select(['p.pass_uid', 'p.valid_until', 'o.pass_nm', 'm.name', 'r.booker', 'r.rsvt_no', 'orders.locale'])
        .select(passInOrderLanguage.as('own_nm'))
        .where('p.rsvt_uid', 'in', rsvtUids)
        .where('p.state', 'in', ['PAID', 'ACTIVE'])
        .orderBy('p.pass_uid')
        .execute(),

    /** Returns check-in and check-out of a booked room; null for tickets. */
    async findRoomHours(rsvtUid: string): Promise<RoomHours | null> {
      const row = await db
        .selectFrom('reservation as r')
        .select(roomHours.as('hours'))
        .where('r.rsvt_uid', '=', rsvtUid)
        .executeTakeFirst();
      return row?.hours ?? null;
    },

    findVoucher: (code: NonNullable<ShownCode>) =>
      selectVouchers(db)
        .where(named(code, 'VOUCHER', 'r.rsvt_uid', 'r.voucher_hash'))
        .where('r.voucher_no', 'is not', null)
        .executeTakeFirst(),

    /** @returns false if it is not waiting for its use */
    async redeemVoucher(rsvtUid: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('reservation')
        .set({ stts_cd: 'USED', used_at: now })
        .where('rsvt_uid', '=', rsvtUid)
        .where('stts_cd', '=', 'VOUCHER')
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    findPass: (code: NonNullable<ShownCode>) =>
      db
        .selectFrom('member_pass as p')
        .innerJoin('pass_option as o', 'o.gds_dtl_uid', 'p.gds_dtl_uid')
        .select(['p.pass_uid', 'p.state', 'p.valid_until', 'p.expire_at', 'p.activated_at', 'o.pass_nm', 'o.persons'])
        .where(named(code, 'PASS', 'p.pass_uid', 'p.code_hash'))
        .executeTakeFirst(),

    findCard: (code: NonNullable<ShownCode>) =>
      selectCards(db)
        .where(named(code, 'EXCHANGE_CARD', 'c.card_uid', 'c.code_hash'))
        .executeTakeFirst(),

    findCoupon: (code: NonNullable<ShownCode>) =>
      db
        .selectFrom('coupon as c')
        .innerJoin('coupon_pblcn as b', 'b.coupon_pblcn_uid', 'c.coupon_pblcn_uid')
        .select(['c.coupon_uid', 'c.state', 'c.mobile_until', 'c.used_at', 'b.coupon_nm', 'c.member_uid'])
        .select(usedPlace)
        .where('c.mobile_hash', '=', 'hash' in code ? code.hash : '')
        .executeTakeFirst(),

    /** @returns the time of the handover; undefined if it was handed over before, or its pass has ended */
    async handOver(cardUid: string, gdsUid: string | null, now: Date) {
      // The pass first, so that a refund of it is asked for before or after.
      await db
        .selectFrom('member_pass')
        .select('pass_uid')
        .where('pass_uid', '=', (eb) =>
          eb.selectFrom('exchange_card').select('pass_uid').where('card_uid', '=', cardUid),
        )
        .forUpdate()
        .execute();
      return db
        .updateTable('exchange_card')
        .set({ state: 'EXCHANGED', exchanged_at: now, used_gds_uid: gdsUid })
        .where('card_uid', '=', cardUid)
        .where('state', '=', 'READY')
        .where('pass_uid', 'in', (eb) =>
          eb
            .selectFrom('member_pass')
            .select('pass_uid')
            .where('state', 'in', ['PAID', 'ACTIVE'])
            .where(sql<boolean>`coalesce(expire_at, valid_until) > ${now}`),
        )
        .returning('exchanged_at')
        .executeTakeFirst();
    },

    /** @returns undefined if it was used, its code has expired, or the coupon has */
    redeemCoupon: (couponUid: string, gdsUid: string | null, now: Date) =>
      db
        .updateTable('coupon')
        .set({ state: 'USED', used_at: now, on_site: true, used_gds_uid: gdsUid })
        .where('coupon_uid', '=', couponUid)
        .where('state', '=', 'OWNED')
        .where('mobile_until', '>', now)
        .returning('used_at')
        .executeTakeFirst(),
  };
}

export type VoucherRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createVoucherRepository>['findVoucher']>>>;
