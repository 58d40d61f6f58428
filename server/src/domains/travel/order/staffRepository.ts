import type { adminOrders, OrderKind, OrderState, ReservationState, StaffOrder } from '@haesol/contracts/travel';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import { rowCount } from '../../../db/expressions.ts';
import type { Database } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { isPhoneOf } from '../../common/members/hasPhone.ts';
import { isShown, type QueueFilter, selectAssignee, toAssignable } from '../../common/office/assignments.ts';
import { isBetween, isOnDays, orderOf } from '../../common/office/lists.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { toMaskedName } from '../../common/text/maskedName.ts';
import { occursIn } from '../../common/text/searchText.ts';
import { toPassportNm } from '../voucher/recipient.ts';
import { leadUid } from './purchaseOrders.ts';
import { refundedOf } from './repository.ts';

export type Slice = Pick<PageAt, 'limit' | 'offset'>;

interface OrderFilter extends QueueFilter {
  readonly state: OrderState | '';
  readonly rsvtSttsCd: ReservationState | '';
  readonly kind: OrderKind | '';
  readonly gdsUid: string;
  readonly dayOf: '' | 'USE';
  readonly startDate: string;
  readonly endDate: string;
  readonly searchKeyword: string;
  readonly sort: z.output<typeof adminOrders.query>['sort'];
}

/** SQL: name of the goods, or of what was ordered. */
export const goodsNm = sql`coalesce(g.gds_nm, i.option_nm)`;

/** SQL condition: staff have to confirm or to cancel the booking. */
const isWaiting = sql`r.stts_cd in ('CONFIRM_WAIT', 'CANCEL_ASK')`;

/** Order of orders for staff: the longest wait first. */
const orderOfOrders = {
  usual: sql`${isWaiting} desc, case when ${isWaiting} then o.created_at end, o.created_at desc, o.order_uid desc`,
  columns: {
    wait: { by: sql`case when ${isWaiting} then o.created_at end`, isNullable: true, isFlipped: true },
    state: { by: sql.ref('r.stts_cd') },
    goods: { by: goodsNm },
    use: { by: sql.ref('r.use_date'), isNullable: true },
    assignee: { by: sql.ref('assignee_nm'), isNullable: true },
    pay: { by: sql.ref('o.pay_amount') },
    created: { by: sql.ref('o.created_at') },
  },
  uid: sql.ref('o.order_uid'),
} as const;

const names = sql`o.order_no || ' ' || r.rsvt_no || ' ' || m.name || ' ' || ${goodsNm}`;
/** SQL condition: numbers, name, goods or phone contain the keyword. */
export const has = (keyword: string) =>
  sql<boolean>`(${occursIn(keyword, names)} or ${isPhoneOf(keyword, 'o.member_uid')})`;

/** SQL condition: the order was not taken over by the booking that it has changed. */
const isOwn = sql<boolean>`(o.change_of is null or o.state <> 'PAID')`;

/** Selects orders with reservation, first item, member and goods. */
export function selectOrders(db: Kysely<Database>) {
  return db
    .selectFrom('orders as o')
    .innerJoin('reservation as r', 'r.order_uid', 'o.order_uid')
    .innerJoin('reservation_item as i', (join) => join.onRef('i.rsvt_uid', '=', 'r.rsvt_uid').on('i.seq', '=', 0))
    .innerJoin('member as m', 'm.member_uid', 'o.member_uid')
    .leftJoin('goods as g', 'g.gds_uid', 'r.gds_uid');
}

const withFacts = (query: ReturnType<typeof selectOrders>) =>
  query
    .select([
      'o.order_uid',
      'o.order_no',
      'o.kind',
      'o.pay_amount',
      'o.state',
      'o.created_at',
      'o.locale',
      'm.name',
      'm.member_uid',
    ])
    .select([
      'r.rsvt_uid',
      'r.rsvt_no',
      'r.use_date',
      'r.use_time',
      'r.depart_date',
      'r.stts_cd',
      'r.rev',
      'r.booker',
      'i.option_nm',
      'g.gds_nm',
    ])
    .select(['o.item_amount', 'o.promo_amount', 'o.coupon_amount', 'o.point_amount', 'o.promo_code'])
    .select(sql<number>`(select sum(c.cnt)::int from reservation_item c where c.rsvt_uid = r.rsvt_uid)`.as('cnt'))
    .select(refundedOf('o').as('cancelled'))
    .select(selectAssignee('orders', 'o.order_uid'));

type OrderRow = Awaited<ReturnType<ReturnType<typeof withFacts>['execute']>>[number];

function toMaskedPassport(row: OrderRow): string | null {
  const name = toPassportNm(row);
  return name === null ? null : toMaskedName(name);
}

const toStaffOrder = (row: OrderRow, staffUid: string): StaffOrder => ({
  orderUid: row.order_uid,
  orderNo: row.order_no,
  rsvtUid: row.rsvt_uid,
  rsvtNo: row.rsvt_no,
  kind: row.kind,
  memberUid: row.member_uid,
  memberNm: toMaskedName(row.name),
  passportNm: toMaskedPassport(row),
  lang: row.locale,
  gdsNm: row.gds_nm ?? row.option_nm,
  optionNm: row.option_nm,
  useDate: row.use_date,
  useTime: row.use_time?.slice(0, 5) ?? null,
  departDate: row.depart_date,
  count: row.cnt,
  payAmount: row.pay_amount,
  cancelledAmount: row.cancelled,
  state: row.state,
  rsvtSttsCd: row.stts_cd,
  createdDt: toSeoulInstant(row.created_at),
  ...toAssignable(row, staffUid),
});

/** Queries of orders for staff, for the database or a transaction. */
export function createStaffOrders(db: Kysely<Database>) {
  return {
    async listOrders(filter: OrderFilter, { limit, offset }: Slice) {
      const { state, rsvtSttsCd, kind, gdsUid, dayOf, startDate, endDate, searchKeyword, sort } = filter;
      let found = selectOrders(db).where(has(searchKeyword)).where(isOwn);
      if (state !== '') found = found.where('o.state', '=', state);
      if (rsvtSttsCd !== '') found = found.where('r.stts_cd', '=', rsvtSttsCd);
      if (kind !== '') found = found.where('o.kind', '=', kind);
      if (gdsUid !== '') found = found.where('r.gds_uid', '=', gdsUid);
      found = found
        .where(
          dayOf === 'USE'
            ? isBetween(sql.ref('r.use_date'), startDate, endDate)
            : isOnDays(sql.ref('o.created_at'), startDate, endDate),
        )
        .where(isShown('orders', 'o.order_uid', filter));
      const { total } = await found.select(rowCount.as('total')).executeTakeFirstOrThrow();
      const rows = await withFacts(found).orderBy(orderOf(sort, orderOfOrders)).limit(limit).offset(offset).execute();
      return { list: rows.map((row) => toStaffOrder(row, filter.staffUid)), cnt_total: total };
    },

    /** Returns the booker's name in the passport; null without one. */
    async findPassportName(orderUid: string): Promise<string | null> {
      const row = await db
        .selectFrom('reservation')
        .select('booker')
        .where('order_uid', '=', orderUid)
        .executeTakeFirst();
      return row === undefined ? null : toPassportNm(row);
    },

    async findOrder(orderUid: string, staffUid: string) {
      const row = await withFacts(selectOrders(db)).where('o.order_uid', '=', orderUid).executeTakeFirst();
      if (row === undefined) return undefined;
      const ledger = await db
        .selectFrom('pay_ledger')
        .select(['kind', 'amount', 'at'])
        .where('order_uid', '=', orderUid)
        .orderBy('at')
        .orderBy('entry_uid')
        .execute();
      const attempts = await db
        .selectFrom('pay_attempt')
        .select(['provider', 'state', 'pay_key', 'created_at'])
        .where('order_uid', '=', (eb) =>
          eb.selectFrom('orders as o').select(leadUid('o').as('lead')).where('o.order_uid', '=', orderUid),
        )
        .orderBy('created_at')
        .orderBy('attempt_uid')
        .execute();
      return {
        ...toStaffOrder(row, staffUid),
        itemAmount: row.item_amount,
        promoAmount: row.promo_amount,
        couponAmount: row.coupon_amount,
        pointAmount: row.point_amount,
        promoCode: row.promo_code,
        ledger: ledger.map(({ at, ...entry }) => ({ ...entry, dt: toSeoulInstant(at) })),
        attempts: attempts.map(({ provider, state, pay_key: payKey, created_at }) => ({
          provider,
          state,
          payKey,
          dt: toSeoulInstant(created_at),
        })),
      };
    },
  };
}
