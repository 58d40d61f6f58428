import type { Page } from '@haesol/contracts/common';
import { type Purchase, type Reservation, stayType } from '@haesol/contracts/travel';
import { type Kysely, sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { addDays, isDate, toSeoulDate, toSeoulInstant } from '../../../db/seoulTime.ts';
import { langOf, toAlt, toContentLocale, translated } from '../../common/text/translation.ts';
import { isTogether } from './purchaseOrders.ts';
import { passType } from './readGoods.ts';
import { isRefundable, readPassTimes, refusedColumns, toRate, toRefused } from './refundView.ts';
import { missedLabel, reservationLabels } from './reservationLabels.ts';
import { openReservationStates, toActions } from './rules.ts';

/** Days after the use in which a review can be written. */
const reviewDays = 30;
const tourType = 'CD0000002003';

/** Selects reservations with their goods, without orders that expired unpaid. */
export function selectReservations(db: Kysely<Database>, memberUid: string) {
  return db
    .selectFrom('reservation as r')
    .innerJoin('orders as o', 'o.order_uid', 'r.order_uid')
    .innerJoin('reservation_item as i', (join) => join.onRef('i.rsvt_uid', '=', 'r.rsvt_uid').on('i.seq', '=', 0))
    .leftJoin('goods as g', 'g.gds_uid', 'r.gds_uid')
    .leftJoin('goods_option as p', 'p.goods_dtl_id', 'i.goods_dtl_id')
    .leftJoin('pass_option as s', 's.gds_dtl_uid', 'i.gds_dtl_uid')
    .where('r.member_uid', '=', memberUid)
    .where('o.state', '<>', 'EXPIRED');
}

/** SQL condition: no paid order of a change, which belongs to the order that was changed. */
const isListed = sql<boolean>`(o.change_of is null or o.state in ('READY', 'PAYING'))`;

const day = sql<string>`coalesce(r.use_date, (r.created_at at time zone 'Asia/Seoul')::date)`;

/** SQL condition: confirmed, and neither used nor cancelled until its last day, or until its passes ended. */
const isMissed = (now: Date) => sql<boolean>`(r.stts_cd in ('CONFIRMED', 'VOUCHER') and case when r.kind = 'GOODS'
  then coalesce(r.depart_date, r.use_date) < ${toSeoulDate(now)}::date
  else not exists (select 1 from member_pass m where m.rsvt_uid = r.rsvt_uid
    and coalesce(m.expire_at, m.valid_until) > ${now}::timestamptz) end)`;

export const withFacts = (
  query: ReturnType<typeof selectReservations>,
  { languageCd, now }: { readonly languageCd: string; readonly now: Date },
) =>
  query
    .select(isMissed(now).as('is_missed'))
    .select(
      sql<boolean>`exists (select 1 from reservation_item c where c.rsvt_uid = r.rsvt_uid and c.gone > 0)`.as(
        'has_gone',
      ),
    )
    .select(['r.rsvt_uid', 'r.rsvt_no', 'r.order_uid', 'r.kind', 'r.gds_uid', 'r.stts_cd', 'r.use_date', 'r.use_time'])
    .select([
      'r.depart_date',
      'r.used_at',
      'r.created_at',
      'r.answer_by',
      'o.order_no',
      'o.pay_amount',
      'o.point_amount',
      'o.expire_at',
      'o.state',
    ])
    .select(sql<string | null>`case when ${isTogether} then o.purchase_uid end`.as('purchase_uid'))
    .select(refusedColumns)
    .select(sql<string | null>`p.confirm_type`.as('confirm_type'))
    .select([sql<string | null>`g.tycd`.as('tycd'), sql<string>`coalesce(g.thumb_url, s.thumb_url)`.as('thumb_url')])
    .select(sql<string>`coalesce(g.thumb_alt, s.thumb_alt)`.as('thumb_alt'))
    .select([langOf('g', languageCd).as('goods_lang'), langOf('s', languageCd).as('pass_lang')])
    .select(
      sql<string>`coalesce(${translated('g.gds_nm', languageCd, 'nm')}, ${translated('s.pass_nm', languageCd, 'nm')})`.as(
        'gds_nm',
      ),
    )
    .select(
      sql<string>`coalesce(${translated('p.option_nm', languageCd, 'nm')}, ${translated('s.pass_nm', languageCd, 'nm')}, i.option_nm)`.as(
        'option_nm',
      ),
    )
    .select(
      sql<number>`(select coalesce(nullif(sum(c.cnt - c.gone), 0), sum(c.cnt))::int from reservation_item c
      where c.rsvt_uid = r.rsvt_uid)`.as('cnt'),
    )
    .select(sql<Date | null>`(select min(y.approved_at) from payment y where y.order_uid = r.order_uid)`.as('paid_at'));

export type ReservationRow = Awaited<ReturnType<ReturnType<typeof withFacts>['execute']>>[number];
type PassTimes = Awaited<ReturnType<typeof readPassTimes>>;

const toTime = (time: string | null): string | null => time?.slice(0, 5) ?? null;

export const factsOf = (row: ReservationRow, passes: PassTimes) => ({
  rsvtUid: row.rsvt_uid,
  state: row.stts_cd,
  payAmount: row.pay_amount,
  pointAmount: row.point_amount,
  useDate: row.use_date,
  departDate: row.depart_date,
  passes: passes.filter(({ rsvtUid }) => rsvtUid === row.rsvt_uid),
  refused: toRefused(row),
});

/** Returns the last day for writing a review; null if not possible. */
export function toReviewEnd({ stts_cd, used_at }: Pick<ReservationRow, 'stts_cd' | 'used_at'>): string | null {
  return stts_cd === 'USED' && used_at !== null ? addDays(toSeoulDate(used_at), reviewDays) : null;
}

const langOfRow = ({ kind, goods_lang, pass_lang }: ReservationRow) => (kind === 'GOODS' ? goods_lang : pass_lang);

export function toReservation(
  row: ReservationRow,
  passes: PassTimes,
  { languageCd, now }: { readonly languageCd: string; readonly now: Date },
): Reservation {
  const { name, badge } = row.is_missed ? missedLabel : reservationLabels[row.stts_cd];
  const reviewEnd = toReviewEnd(row);
  const lang = langOfRow(row);
  const facts = factsOf(row, passes);
  return {
    rsvtUid: row.rsvt_uid,
    rsvtNo: row.rsvt_no,
    orderUid: row.order_uid,
    kind: row.kind,
    gdsUid: row.gds_uid,
    gdsNm: row.gds_nm,
    lang,
    gdsTycd: row.tycd ?? passType,
    typeBadge: row.tycd === stayType ? 'hotel' : row.tycd === tourType ? 'tour' : null,
    thumbUrl: row.thumb_url,
    thumbAlt: toAlt(lang, row.thumb_alt, row.gds_nm),
    optionNm: row.option_nm,
    useDate: row.use_date,
    useTime: toTime(row.use_time),
    departDate: row.depart_date,
    count: row.cnt,
    payAmount: row.pay_amount,
    rsvtSttsCd: row.stts_cd,
    sttsNm: name[toContentLocale(languageCd)],
    badge,
    actions: toActions({
      state: row.stts_cd,
      isGoods: row.kind === 'GOODS',
      isRefundable: isRefundable(facts, now),
      isChangeable:
        toRate({ ...facts, refused: undefined }, now) === 100 && row.confirm_type !== 'REQUEST' && !row.has_gone,
      canReview: reviewEnd !== null && reviewEnd >= toSeoulDate(now),
      hasReceipt: row.paid_at !== null,
    }),
    leftSec: row.stts_cd === 'PAY_WAIT' ? Math.max(0, Math.floor((row.expire_at.getTime() - now.getTime()) / 1000)) : 0,
    answerByDt: row.stts_cd === 'CONFIRM_WAIT' && row.answer_by !== null ? toSeoulInstant(row.answer_by) : null,
    purchaseUid: row.purchase_uid,
    createdDt: toSeoulInstant(row.created_at),
  };
}

export interface ListFilter {
  readonly startDate: string;
  readonly endDate: string;
  readonly gdsTycd: string;
  readonly type: 'ALL' | 'UPCOMING' | 'USED' | 'CANCEL';
}

const statesOf: Readonly<Record<ListFilter['type'], readonly Reservation['rsvtSttsCd'][]>> = {
  ALL: [],
  UPCOMING: openReservationStates,
  USED: ['USED', 'REVIEWED'],
  CANCEL: ['CANCEL_ASK', 'CANCELLED', 'REFUNDED'],
};

interface Reading {
  readonly memberUid: string;
  readonly languageCd: string;
  readonly now: Date;
}

/** Lists reservations that wait for payment first, then upcoming ones by day, then past ones, also those that were not used. */
export async function listReservations(
  db: Db,
  filter: ListFilter,
  page: Page,
  { memberUid, languageCd, now }: Reading,
) {
  const { startDate, endDate, gdsTycd, type } = filter;
  const states = statesOf[type];
  let found = selectReservations(db, memberUid).where(isListed);
  const missed = isMissed(now);
  const isOfType = sql<boolean>`r.stts_cd in (${sql.join(states)})`;
  if (type === 'UPCOMING') found = found.where(sql<boolean>`(${isOfType} and not ${missed})`);
  else if (type === 'USED') found = found.where(sql<boolean>`(${isOfType} or ${missed})`);
  else if (states.length > 0) found = found.where(isOfType);
  if (isDate(startDate)) found = found.where(day, '>=', startDate);
  if (isDate(endDate)) found = found.where(day, '<=', endDate);
  if (gdsTycd !== '') found = found.where(sql`coalesce(g.tycd, ${passType})`, '=', gdsTycd);
  const { total } = await found.select(rowCount.as('total')).executeTakeFirstOrThrow();
  const isOpen = sql<boolean>`(r.stts_cd in (${sql.join(openReservationStates)}) and not ${missed})`;
  const rows = await withFacts(found, { languageCd, now })
    .orderBy(sql`r.stts_cd = 'PAY_WAIT'`, 'desc')
    .orderBy(sql`case when ${isOpen} then 0 else 1 end`)
    .orderBy(sql`case when ${isOpen} then ${day} end`)
    .orderBy(day, 'desc')
    .orderBy('r.created_at', 'desc')
    .orderBy('r.rsvt_uid')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const passes = await readPassTimes(
    db,
    rows.map(({ rsvt_uid }) => rsvt_uid),
  );
  return { list: rows.map((row) => toReservation(row, passes, { languageCd, now })), cnt_total: total };
}

/** Lists the member's payments, latest first. */
export async function listPurchases(db: Db, page: Page, { memberUid, languageCd, now }: Reading) {
  const paid = selectReservations(db, memberUid)
    .where(isListed)
    .where('o.state', 'in', ['PAID', 'PARTIAL_CANCELLED', 'CANCELLED']);
  const found = paid.where(sql<boolean>`(r.stts_cd <> 'CANCELLED' or o.closed_at is null)`);
  const { total } = await found.select(rowCount.as('total')).executeTakeFirstOrThrow();
  const rows = await withFacts(found, { languageCd, now })
    .orderBy('r.created_at', 'desc')
    .orderBy('r.rsvt_uid', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const passes = await readPassTimes(
    db,
    rows.map(({ rsvt_uid }) => rsvt_uid),
  );
  const list = rows.map((row): Purchase => {
    const { actions: _actions, ...reservation } = toReservation(row, passes, { languageCd, now });
    const { rsvtUid, gdsNm, lang, thumbUrl, thumbAlt, optionNm, count, payAmount, kind, rsvtSttsCd, sttsNm } =
      reservation;
    const shown = { rsvtUid, gdsNm, lang, thumbUrl, thumbAlt, optionNm, count, payAmount, kind, rsvtSttsCd, sttsNm };
    const refundable = isRefundable(factsOf(row, passes), now) ? 'Y' : 'N';
    return { ...shown, orderNo: row.order_no, payDt: toSeoulInstant(row.paid_at ?? row.created_at), refundable };
  });
  return { list, cnt_total: total };
}
