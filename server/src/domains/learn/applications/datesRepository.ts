import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/schema.ts';
import { addDays, seoulInstant } from '../../../db/seoulTime.ts';
import { visitStates } from './rules.ts';

/** Reads an application with its dates, and locks it until the end of the transaction. */
export const lockDates = (trx: Trx, aplUid: string) =>
  trx
    .selectFrom('application as a')
    .innerJoin('member as m', 'm.member_uid', 'a.member_uid')
    .select(['a.kind', 'a.state', 'a.apl_no', 'a.title', 'a.member_uid', 'm.email'])
    .select(['a.visit_at', 'a.visit_place', 'a.due_dt'])
    .where('a.apl_uid', '=', aplUid)
    .forUpdate('a')
    .executeTakeFirst();

export const setVisit = (trx: Trx, aplUid: string, visitAt: Date, visitPlace: string | null) =>
  trx
    .updateTable('application')
    .set({ visit_at: visitAt, visit_place: visitPlace })
    .where('apl_uid', '=', aplUid)
    .execute();

export const setDue = (trx: Trx, aplUid: string, dueDt: string) =>
  trx.updateTable('application').set({ due_dt: dueDt }).where('apl_uid', '=', aplUid).execute();

/** Skips rows that another process has locked. */
const selectSome = (trx: Trx, condition: RawBuilder<SqlBool>, limit: number) =>
  trx.selectFrom('application as a').select('a.apl_uid').where(condition).limit(limit).forUpdate('a').skipLocked();

/** Marks the visits of a day as announced, so that each is announced once. @returns ids of the applications */
export async function takeVisits(trx: Trx, day: string, limit: number): Promise<string[]> {
  const due = sql<boolean>`a.kind = 'TECH' and a.state = any(${visitStates})
    and a.visit_at >= ${seoulInstant(day)} and a.visit_at < ${seoulInstant(addDays(day, 1))}
    and a.visit_told_for is distinct from a.visit_at`;
  const rows = await trx
    .updateTable('application')
    .set((eb) => ({ visit_told_for: eb.ref('visit_at') }))
    .where('apl_uid', 'in', selectSome(trx, due, limit))
    .returning('apl_uid')
    .execute();
  return rows.map(({ apl_uid }) => apl_uid);
}

/** Marks the supplement deadlines of a day as announced. @returns ids of the applications */
export async function takeSupplements(trx: Trx, day: string, limit: number): Promise<string[]> {
  const due = sql<boolean>`a.state = 'SUPPLEMENT' and a.due_dt = ${day}
    and a.due_told_for is distinct from a.due_dt`;
  const rows = await trx
    .updateTable('application')
    .set((eb) => ({ due_told_for: eb.ref('due_dt') }))
    .where('apl_uid', 'in', selectSome(trx, due, limit))
    .returning('apl_uid')
    .execute();
  return rows.map(({ apl_uid }) => apl_uid);
}

/** Data of the reminder about applications. */
export const listAnnounced = (trx: Trx, aplUids: readonly string[]) =>
  trx
    .selectFrom('application as a')
    .innerJoin('member as m', 'm.member_uid', 'a.member_uid')
    .leftJoin('advisor as d', 'd.advisor_uid', 'a.advisor_uid')
    .select(['a.apl_uid', 'a.apl_no', 'a.kind', 'a.title', 'a.visit_at', 'a.visit_place', 'a.member_uid', 'm.email'])
    .select('d.nm as advisor_nm')
    .where(sql<boolean>`a.apl_uid = any(${aplUids}::uuid[])`)
    .execute();
