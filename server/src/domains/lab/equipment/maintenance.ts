import type { EquipmentDetail } from '@haesol/contracts/lab';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';

/** SQL condition: the equipment `e` is under maintenance at an instant. */
export const maintAt = (now: Date) =>
  sql<boolean>`exists (select 1 from equipment_block b where b.eq_uid = e.eq_uid and b.during @> ${now}::timestamptz)`;

/** SQL for the period of the maintenance of the equipment `e` at an instant; closures that touch or overlap are one period. */
const maintPeriodAt = (now: Date) =>
  sql`(select p.during from (select unnest(range_agg(b.during)) as during from equipment_block b where b.eq_uid = e.eq_uid) p
    where p.during @> ${now}::timestamptz)`;

/** SQL for the end of the maintenance of the equipment `e` at an instant. */
export const maintEndAt = (now: Date) => sql<Date | null>`upper(${maintPeriodAt(now)})`;

/** Returns the last day of a period that ends before an instant. */
export const toLastDay = (end: Date) => toSeoulDate(new Date(end.getTime() - 1));

/** Finds the maintenance of an instant, with its first and last day; the reason is that of the closure that ends last. */
export async function findMaintenance(db: Db, eqUid: string, now: Date): Promise<EquipmentDetail['maint']> {
  const maint = await db
    .selectFrom('equipment as e')
    .innerJoin('equipment_block as b', 'b.eq_uid', 'e.eq_uid')
    .select(['b.reason', sql<Date>`lower(${maintPeriodAt(now)})`.as('from'), sql<Date>`${maintEndAt(now)}`.as('to')])
    .where('e.eq_uid', '=', eqUid)
    .where(sql<boolean>`b.during @> ${now}::timestamptz`)
    .orderBy(sql`upper(b.during)`, 'desc')
    .orderBy('b.block_uid')
    .limit(1)
    .executeTakeFirst();
  if (maint === undefined) return null;
  return { reason: maint.reason, from: toSeoulDate(maint.from), to: toLastDay(maint.to) };
}
