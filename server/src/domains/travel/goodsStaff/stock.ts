import type { EndpointData, EndpointInput } from '@haesol/contracts/common';
import type { adminChangeStock, adminGoodsStock } from '@haesol/contracts/travel';
import { type Kysely, sql } from 'kysely';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Database, Trx } from '../../../db/schema.ts';
import { addDays, daysBetween, isDate, toSeoulDate, weekdayOf } from '../../../db/seoulTime.ts';
import { fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { nextRev, requireRev } from '../../../http/versions.ts';
import { lockGoods } from '../goods/lockGoods.ts';
import { offerPieces } from '../stockWait/offers.ts';
import { findOption } from './findGoods.ts';
import { askedOf, isOnDay } from './previewCloseDay.ts';

/** Returns the days of a month `YYYY-MM`. */
function listDays(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

/** Reads the stock of an option in a month; this month for an invalid one. @throws {ApiError} `4040` */
export async function readStock(
  db: Kysely<Database>,
  goodsDtlId: string,
  wanted: string,
  now: Date,
): Promise<EndpointData<typeof adminGoodsStock>> {
  const option = await findOption(db, goodsDtlId);
  const today = toSeoulDate(now);
  const month = /^\d{4}-\d{2}$/.test(wanted) && isDate(`${wanted}-01`) ? wanted : today.slice(0, 7);
  const days = listDays(month);
  const [first = today] = days;
  const rows = await db
    .selectFrom('stock')
    .select(['use_date', 'use_time', 'qty', 'sold', 'closed_why'])
    .where('goods_dtl_id', '=', goodsDtlId)
    .where('use_date', '>=', first)
    .where('use_date', '<=', days.at(-1) ?? first)
    .orderBy('use_date')
    .orderBy('use_time')
    .execute();
  const times = await db
    .selectFrom('stock')
    .select('use_time')
    .distinct()
    .where('goods_dtl_id', '=', goodsDtlId)
    .orderBy('use_time')
    .execute();
  const prices = await db
    .selectFrom('goods_price')
    .select(['price_nm as priceNm', 'price'])
    .where('goods_dtl_id', '=', goodsDtlId)
    .orderBy('price_sn')
    .execute();
  const holidays = await db
    .selectFrom('holiday')
    .select(['day', 'name'])
    .where('day', '>=', first)
    .where('day', '<=', days.at(-1) ?? first)
    .execute();
  return {
    gdsNm: option.gds_nm,
    optionNm: option.option_nm,
    month,
    today,
    rev: option.rev,
    times: times.map(({ use_time }) => use_time.slice(0, 5)),
    prices,
    days: days.map((date) => ({
      date,
      holidayNm: holidays.find(({ day }) => day === date)?.name ?? null,
      stocks: rows
        .filter(({ use_date }) => use_date === date)
        .map(({ use_time, qty, sold, closed_why: closedWhy }) => ({
          time: use_time.slice(0, 5),
          qty,
          sold,
          closedWhy,
        })),
    })),
  };
}

/** Days that one change may set. */
const maxDays = 366;

/** SQL for the pieces of a day and time that the booking `b` of an open change holds, which the change does not need once more. */
const heldOf = (goodsDtlId: string, time: string) =>
  sql<number>`coalesce((select sum(j.cnt) from reservation b join reservation_item j on j.rsvt_uid = b.rsvt_uid
    where b.order_uid = o.change_of and j.goods_dtl_id = ${goodsDtlId} and coalesce(b.use_time, '00:00') = ${time}::time
      and b.use_date <= d.date and d.date < coalesce(b.depart_date, b.use_date + 1)), 0)::int`;

/**
 * Lists orders of days without a stock, which took nothing from it, a stay once for each of its nights; the difference of a change with
 * the pieces that it needs beyond those of its booking. Locks them, so that one that ends meanwhile is left out.
 */
function listUncounted(trx: Trx, goodsDtlId: string, time: string, days: readonly string[]) {
  return trx
    .selectFrom('reservation as r')
    .innerJoin('orders as o', 'o.order_uid', 'r.order_uid')
    .innerJoin(sql<{ date: string }>`unnest(${days}::date[])`.as<'d'>(sql`d(date)`), (join) =>
      join.on(isOnDay(sql`d.date`)),
    )
    .select(['o.order_uid', 'r.depart_date', 'd.date'])
    .select(
      sql<number>`(select sum(i.cnt - i.gone + ${askedOf('i')})::int from reservation_item i where i.rsvt_uid = r.rsvt_uid
        and i.goods_dtl_id = ${goodsDtlId})`.as('all'),
    )
    .select(heldOf(goodsDtlId, time).as('held'))
    .select('o.change_of')
    .where(sql<boolean>`coalesce(r.use_time, '00:00') = ${time}::time`)
    .where('r.stts_cd', 'not in', ['CANCELLED', 'REFUNDED'])
    .where(
      sql<boolean>`exists (select 1 from reservation_item i where i.rsvt_uid = r.rsvt_uid
        and i.goods_dtl_id = ${goodsDtlId})`,
    )
    .orderBy('o.order_uid')
    .orderBy('d.date')
    .forUpdate(['o', 'r'])
    .execute();
}

interface UncountedOrder {
  readonly order_uid: string;
  readonly change_of: string | null;
  readonly depart_date: string | null;
  readonly date: string;
  /** Pieces that it takes from the stock. */
  readonly qty: number;
  /** Pieces that the booking has after a change. */
  readonly all: number;
}

/** Records the pieces that an order has in a new stock. */
async function countPieces(
  trx: Trx,
  { order_uid, change_of, depart_date, date, qty, all }: UncountedOrder,
): Promise<void> {
  const day = sql<string>`${date}::text`;
  const days = sql<string[]>`case when ${day} = any(stock_days) then stock_days else stock_days || ${day} end`;
  await trx
    .updateTable('orders')
    .set({
      ...(qty > 0 && { stock_qty: qty, ...(depart_date !== null && { stock_days: days }) }),
      ...(change_of !== null && { change: sql`jsonb_set(change, '{qty}', to_jsonb(${all}::int))` }),
    })
    .where('order_uid', '=', order_uid)
    .execute();
}

/** Returns the quantities of days as runs of days with the same one; null for days without a stock. */
function toRuns(days: readonly string[], quantities: ReadonlyMap<string, number>) {
  const runs: { fromDt: string; toDt: string; qty: number | null }[] = [];
  for (const day of days) {
    const qty = quantities.get(day) ?? null;
    const last = runs.at(-1);
    if (last?.qty === qty) last.toDt = day;
    else runs.push({ fromDt: day, toDt: day, qty });
  }
  return runs;
}

/** Sets the quantity of the days of a range. @throws {ApiError} `4040`, `4000` for fewer pieces than are sold, `4405` for a stock that another has set in between */
export async function changeStock(
  trx: Trx,
  goodsDtlId: string,
  form: EndpointInput<typeof adminChangeStock>['body'],
  staff: Principal,
) {
  const { fromDt, toDt, weekdays, time, qty, reopenYn, rev } = form;
  const { gds_uid: gdsUid } = await findOption(trx, goodsDtlId);
  if (fromDt < toSeoulDate(staff.now)) throw fieldError('fromDt', '지난 날의 재고는 고칠 수 없습니다.');
  if (toDt < fromDt) throw fieldError('toDt', '끝은 시작 이후여야 합니다.');
  const length = daysBetween(fromDt, toDt) + 1;
  if (length > maxDays) throw fieldError('toDt', `한 번에 ${maxDays}일까지 고칠 수 있습니다.`);
  const days = Array.from({ length }, (_, at) => addDays(fromDt, at)).filter((day) =>
    weekdays.includes(weekdayOf(day)),
  );
  if (days.length === 0) throw fieldError('weekdays', '기간 안에 고른 요일이 없습니다.');
  await lockGoods(trx, gdsUid);
  await requireRev(trx, { table: 'goods_option', uid: goodsDtlId, rev, now: staff.now });
  const rows = await trx
    .selectFrom('stock')
    .select(['use_date', 'sold', 'qty'])
    .where('goods_dtl_id', '=', goodsDtlId)
    .where('use_time', '=', time)
    .where('use_date', 'in', days)
    .orderBy('use_date')
    .forUpdate()
    .execute();
  const known = new Map(rows.map(({ use_date, sold }) => [use_date, sold]));
  const added = days.filter((day) => !known.has(day));
  const orders = (await listUncounted(trx, goodsDtlId, time, added)).map((order) => ({
    ...order,
    qty: Math.max(0, order.all - order.held),
  }));
  const soldOn = (day: string) =>
    known.get(day) ?? orders.reduce((sum, order) => (order.date === day ? sum + order.qty : sum), 0);
  const short = days.find((day) => soldOn(day) > qty);
  if (short !== undefined) throw fieldError('qty', `${short}에 이미 ${soldOn(short)}매가 팔렸습니다.`);
  const opened = reopenYn === 'Y' ? { closed_at: null, closed_why: null, i18n: '{}' } : {};
  await trx
    .insertInto('stock')
    .values(
      days.map((use_date) => ({ goods_dtl_id: goodsDtlId, use_date, use_time: time, qty, sold: soldOn(use_date) })),
    )
    .onConflict((conflict) =>
      conflict.columns(['goods_dtl_id', 'use_date', 'use_time']).doUpdateSet({ qty, ...opened }),
    )
    .execute();
  await trx.updateTable('goods_option').set(nextRev).where('goods_dtl_id', '=', goodsDtlId).execute();
  // They give their pieces back when they end.
  for (const order of orders) await countPieces(trx, order);
  for (const date of days) await offerPieces(trx, { goodsDtlId, date, time }, staff.now);
  const before = toRuns(days, new Map(rows.map((row) => [row.use_date, row.qty])));
  const detail = { fromDt, toDt, weekdays, time, qty: { from: before, to: qty }, reopenYn };
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'goods.stock', targetUid: goodsDtlId, detail });
  return { days: days.length };
}
