import type { EquipmentDetail } from '@haesol/contracts/lab';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';

/** SQL condition: the equipment `e` is under maintenance at an instant. */
export const maintAt = (now: Date) =>
  sql<boolean>`exists (select 1 from equipment_block b where b.eq_uid = e.eq_uid and b.during @> ${now}::timestamptz)`;

/** SQL for the end of the maintenance of the equipment `e` at an instant. */
export const maintEndAt = (now: Date) =>
  sql<Date | null>`(select max(upper(b.during)) from equipment_block b
    where b.eq_uid = e.eq_uid and b.during @> ${now}::timestamptz)`;

/** Returns the last day of a period that ends before an instant. */
export const toLastDay = (end: Date) => toSeoulDate(new Date(end.getTime() - 1));

/** Finds the maintenance of an instant, with its first and last day. */
export async function findMaintenance(db: Db, eqUid: string, now: Date): Promise<EquipmentDetail['maint']> {
  const block = await db
    .selectFrom('equipment_block')
    .select(['reason', sql<Date>`lower(during)`.as('from'), sql<Date>`upper(during)`.as('to')])
    .where('eq_uid', '=', eqUid)
    .where(sql<boolean>`during @> ${now}::timestamptz`)
    .limit(1)
    .executeTakeFirst();
  if (block === undefined) return null;
  return { reason: block.reason, from: toSeoulDate(block.from), to: toLastDay(block.to) };
}
