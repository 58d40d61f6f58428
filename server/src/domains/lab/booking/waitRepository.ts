import type { EndpointData } from '@haesol/contracts/common';
import type { equipmentWaits } from '@haesol/contracts/lab';
import { type RawBuilder, sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { addDays, seoulInstant, toSeoulDate, toSeoulTime } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import type { BookingWindow, Period } from '../equipment/rules.ts';

const bounds = [sql<Date>`lower(w.during)`.as('from'), sql<Date>`upper(w.during)`.as('to')] as const;
const toRange = ({ from, to }: Period) => sql<string>`tstzrange(${from}, ${to})`;

/** SQL for a range with the trailing buffer of the equipment `e`. */
const withBuffer = (range: RawBuilder<unknown>) =>
  sql`tstzrange(lower(${range}), upper(${range}) + e.buffer_min * interval '1 minute')`;

export interface Wait extends Period {
  readonly waitUid: string;
}

/** Finds a member's waits on a day, shortest time first. */
export function findWaits(db: Db, memberUid: string, eqUid: string, date: string): Promise<Wait[]> {
  const day = sql`tstzrange(${seoulInstant(date)}, ${seoulInstant(addDays(date, 1))})`;
  return db
    .selectFrom('equipment_waitlist as w')
    .select(['w.wait_uid as waitUid', ...bounds])
    .where('w.member_uid', '=', memberUid)
    .where('w.eq_uid', '=', eqUid)
    .where('w.told_at', 'is', null)
    .where(sql<boolean>`w.during && ${day}`)
    .orderBy(sql`upper(w.during) - lower(w.during)`)
    .orderBy('w.wait_uid')
    .execute();
}

/** Selects a member's waits for future times. */
const selectOwnWaits = (db: Db, memberUid: string, now: Date) =>
  db
    .selectFrom('equipment_waitlist as w')
    .where('w.member_uid', '=', memberUid)
    .where('w.told_at', 'is', null)
    .where(sql<boolean>`lower(w.during) > ${now}`);

export async function countWaits(trx: Trx, memberUid: string, now: Date): Promise<number> {
  const { cnt } = await selectOwnWaits(trx, memberUid, now).select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  return cnt;
}

/** SQL for the queue position of the wait `w` among all that overlap its time. */
const waitNo = sql<number>`(select count(*)::int + 1 from equipment_waitlist other
  where other.eq_uid = w.eq_uid and other.told_at is null and other.during && w.during
    and other.wait_uid <> w.wait_uid and other.created_at <= w.created_at)`;

/** Lists a member's waits for equipment still offered, earliest first. */
export async function listOwnWaits(
  db: Db,
  memberUid: string,
  now: Date,
): Promise<EndpointData<typeof equipmentWaits>['list']> {
  const rows = await selectOwnWaits(db, memberUid, now)
    .innerJoin('equipment as e', 'e.eq_uid', 'w.eq_uid')
    .select(['w.wait_uid', 'w.eq_uid', 'e.eq_nm', waitNo.as('wait_no'), ...bounds])
    .where('e.deleted_at', 'is', null)
    .orderBy(sql`lower(w.during)`)
    .orderBy('w.wait_uid')
    .execute();
  return rows.map(({ wait_uid, eq_uid, eq_nm, wait_no, from, to }) => ({
    waitUid: wait_uid,
    eqUid: eq_uid,
    eqNm: eq_nm,
    date: toSeoulDate(from),
    start: toSeoulTime(from),
    end: toSeoulTime(to),
    waitNo: wait_no,
  }));
}

/** @returns queue position among all waits that overlap the time */
export async function addWait(
  trx: Trx,
  { memberUid, eqUid, now, ...period }: Period & { memberUid: string; eqUid: string; now: Date },
): Promise<{ waitUid: string; waitNo: number }> {
  const { wait_uid: waitUid } = await trx
    .insertInto('equipment_waitlist')
    .values({
      wait_uid: createUid(),
      eq_uid: eqUid,
      member_uid: memberUid,
      during: toRange(period),
      created_at: now,
    })
    // A new request after a notification goes to the end of the queue; a repeated one keeps its position.
    .onConflict((conflict) =>
      conflict.constraint('equipment_waitlist_one').doUpdateSet({
        told_at: null,
        created_at: sql`case when equipment_waitlist.told_at is null then equipment_waitlist.created_at else ${now} end`,
      }),
    )
    .returning('wait_uid')
    .executeTakeFirstOrThrow();
  const { no } = await trx
    .selectFrom('equipment_waitlist as w')
    .select(waitNo.as('no'))
    .where('w.wait_uid', '=', waitUid)
    .executeTakeFirstOrThrow();
  return { waitUid, waitNo: no };
}

/** @returns false if the member has no such wait */
export async function removeWait(trx: Trx, waitUid: string, memberUid: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('equipment_waitlist')
    .where('wait_uid', '=', waitUid)
    .where('member_uid', '=', memberUid)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export interface FreedTime extends Period {
  readonly eqUid: string;
  readonly now: Date;
}

/**
 * Marks waits as notified that overlap a time or its buffer, and whose whole time is bookable now.
 * @param window days that are bookable now
 */
export async function takeWaiting(trx: Trx, { eqUid, now, ...period }: FreedTime, window: BookingWindow) {
  const days = sql`tstzrange(${seoulInstant(window.firstDate)}, ${seoulInstant(addDays(window.lastDate, 1))})`;
  return trx
    .with('due', (db) =>
      db
        .updateTable('equipment_waitlist as w')
        .from('equipment as e')
        .set({ told_at: now })
        .whereRef('e.eq_uid', '=', 'w.eq_uid')
        .where('w.eq_uid', '=', eqUid)
        .where('w.told_at', 'is', null)
        .where(sql<boolean>`w.during <@ ${days} and lower(w.during) > ${now}`)
        .where(sql<boolean>`${withBuffer(sql`w.during`)} && ${withBuffer(toRange(period))}`)
        .where(
          sql<boolean>`not exists (select 1 from equipment_rsv r where r.eq_uid = w.eq_uid
            and r.state in ('HOLD', 'REQUESTED', 'APPROVED', 'IN_USE', 'CANCEL_REQUESTED')
            and r.busy && ${withBuffer(sql`w.during`)})`,
        )
        .where(
          sql<boolean>`not exists (select 1 from equipment_block b
            where b.eq_uid = w.eq_uid and b.during && w.during)`,
        )
        .returning(['w.member_uid', 'w.eq_uid', ...bounds]),
    )
    .selectFrom('due')
    .innerJoin('member as m', 'm.member_uid', 'due.member_uid')
    .innerJoin('equipment as e', 'e.eq_uid', 'due.eq_uid')
    .select(['due.member_uid', 'due.from', 'due.to', 'm.email', 'm.name', 'e.eq_nm'])
    .execute();
}
