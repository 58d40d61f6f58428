import type { EndpointData } from '@haesol/contracts/common';
import type { equipmentWaits } from '@haesol/contracts/lab';
import { type RawBuilder, sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { addDays, seoulInstant, toSeoulDate, toSeoulInstant, toSeoulTime } from '../../../db/seoulTime.ts';
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

/** SQL for the place of a wait in the queue: those who let an offer pass wait behind the others. */
const placeOf = (wait: 'w' | 'other') => {
  const [passed, created] = [sql.ref(`${wait}.passed_at`), sql.ref(`${wait}.created_at`)];
  return sql`(${passed} is not null, coalesce(${passed}, ${created}))`;
};

/** SQL for the queue position of the wait `w` among all that overlap its time. */
const waitNo = sql<number>`(select count(*)::int + 1 from equipment_waitlist other
  where other.eq_uid = w.eq_uid and other.told_at is null and other.during && w.during
    and other.wait_uid <> w.wait_uid and ${placeOf('other')} <= ${placeOf('w')})`;

/** Lists a member's waits for equipment still offered, earliest first. */
export async function listOwnWaits(
  db: Db,
  memberUid: string,
  now: Date,
): Promise<EndpointData<typeof equipmentWaits>['list']> {
  const rows = await selectOwnWaits(db, memberUid, now)
    .innerJoin('equipment as e', 'e.eq_uid', 'w.eq_uid')
    .select(['w.wait_uid', 'w.eq_uid', 'e.eq_nm', 'w.offer_exp', waitNo.as('wait_no'), ...bounds])
    .where('e.deleted_at', 'is', null)
    .orderBy(sql`lower(w.during)`)
    .orderBy('w.wait_uid')
    .execute();
  return rows.map(({ wait_uid, eq_uid, eq_nm, offer_exp, wait_no, from, to }) => ({
    waitUid: wait_uid,
    eqUid: eq_uid,
    eqNm: eq_nm,
    date: toSeoulDate(from),
    start: toSeoulTime(from),
    end: toSeoulTime(to),
    waitNo: wait_no,
    offerExpDt: offer_exp !== null && offer_exp > now ? toSeoulInstant(offer_exp) : null,
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
    // A new request after the end of a wait goes to the end of the queue; a repeated one keeps its position.
    .onConflict((conflict) =>
      conflict.constraint('equipment_waitlist_one').doUpdateSet({
        told_at: null,
        passed_at: sql`case when equipment_waitlist.told_at is null then equipment_waitlist.passed_at end`,
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

export interface FreedTime extends Period {
  readonly eqUid: string;
  readonly now: Date;
  /** Members who let the time pass since then are not offered it. @default now */
  readonly since?: Date | undefined;
}

/**
 * Finds the first in the queue, without skipped waits, whose whole time is bookable now and overlaps a freed time or its buffer.
 * Call it with the equipment locked.
 * @param window days that are bookable now
 */
export function findNextWait(
  trx: Trx,
  { eqUid, now, since = now, ...period }: FreedTime,
  window: BookingWindow,
  skipped: readonly string[],
) {
  const days = sql`tstzrange(${seoulInstant(window.firstDate)}, ${seoulInstant(addDays(window.lastDate, 1))})`;
  return trx
    .selectFrom('equipment_waitlist as w')
    .innerJoin('equipment as e', 'e.eq_uid', 'w.eq_uid')
    .innerJoin('member as m', 'm.member_uid', 'w.member_uid')
    .select(['w.wait_uid', 'w.member_uid', 'm.email', 'm.name', 'm.class_cd', 'm.state', 'e.eq_nm', ...bounds])
    .where('w.eq_uid', '=', eqUid)
    .where('w.told_at', 'is', null)
    .where('w.offer_exp', 'is', null)
    .where(sql<boolean>`(w.passed_at is null or w.passed_at < ${since})`)
    .where('m.state', '=', 'ACTIVE')
    .where((eb) => eb.and(skipped.map((uid) => eb('w.wait_uid', '<>', uid))))
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
    .where(
      sql<boolean>`not exists (select 1 from equipment_waitlist o where o.eq_uid = w.eq_uid and o.offer_exp > ${now}
        and ${withBuffer(sql`o.during`)} && ${withBuffer(sql`w.during`)})`,
    )
    .orderBy(placeOf('w'))
    .orderBy('w.wait_uid')
    .limit(1)
    .executeTakeFirst();
}

/** Starts an offer. @param since time at which its slots became free */
export async function startOffer(
  trx: Trx,
  waitUid: string,
  { until, since }: Readonly<Record<'until' | 'since', Date>>,
) {
  await trx
    .updateTable('equipment_waitlist')
    .set({ offer_exp: until, offer_since: since })
    .where('wait_uid', '=', waitUid)
    .execute();
}

/** Wait whose offer has ended. */
export interface EndedWait extends Period {
  /** Null if its slots were not offered. */
  readonly since: Date | null;
}

const ended = [...bounds, 'o.offer_since as since'] as const;
const withOffer = (trx: Trx) => trx.selectFrom('equipment_waitlist').select(['wait_uid', 'offer_since']).forUpdate();

/** Ends offers whose time is over, or that of one wait; they go behind the others. @returns their times */
export function passOffers(
  trx: Trx,
  { eqUid, waitUid, now }: { readonly eqUid: string; readonly waitUid?: string; readonly now: Date },
): Promise<EndedWait[]> {
  const due = withOffer(trx)
    .where('eq_uid', '=', eqUid)
    .where('offer_exp', 'is not', null)
    .where((eb) => (waitUid === undefined ? eb('offer_exp', '<=', now) : eb('wait_uid', '=', waitUid)));
  return trx
    .with('o', () => due)
    .updateTable('equipment_waitlist as w')
    .from('o')
    .set({ offer_exp: null, offer_since: null, passed_at: now })
    .whereRef('w.wait_uid', '=', 'o.wait_uid')
    .returning(ended)
    .execute();
}

/** Ends a member's waits for a time that the member has booked. @returns their times */
export function endBookedWaits(
  trx: Trx,
  {
    memberUid,
    eqUid,
    now,
    ...period
  }: Period & { readonly memberUid: string; readonly eqUid: string; readonly now: Date },
): Promise<EndedWait[]> {
  const booked = withOffer(trx)
    .where('member_uid', '=', memberUid)
    .where('eq_uid', '=', eqUid)
    .where('told_at', 'is', null)
    .where(sql<boolean>`during && ${toRange(period)}`);
  return trx
    .with('o', () => booked)
    .updateTable('equipment_waitlist as w')
    .from('o')
    .set({ told_at: now, offer_exp: null, offer_since: null })
    .whereRef('w.wait_uid', '=', 'o.wait_uid')
    .returning(ended)
    .execute();
}

/** Withdraws the offers of a time that can no longer be booked; the waits keep their place. */
export async function withdrawOffers(
  trx: Trx,
  { eqUid, ...period }: Period & { readonly eqUid: string },
): Promise<void> {
  await trx
    .updateTable('equipment_waitlist')
    .set({ offer_exp: null, offer_since: null })
    .where('eq_uid', '=', eqUid)
    .where('offer_exp', 'is not', null)
    .where(sql<boolean>`during && ${toRange(period)}`)
    .execute();
}

/** Removes a member's wait. @returns its time, or undefined if the member has no such wait */
export function removeWait(trx: Trx, waitUid: string, memberUid: string) {
  return trx
    .deleteFrom('equipment_waitlist as w')
    .where('w.wait_uid', '=', waitUid)
    .where('w.member_uid', '=', memberUid)
    .returning(['w.eq_uid as eqUid', 'w.offer_since as since', ...bounds])
    .executeTakeFirst();
}

/** Lists the equipment of a member's waits, in one order, because each is locked. */
export async function listWaitedFor(db: Db, memberUid: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('equipment_waitlist')
    .select('eq_uid')
    .distinct()
    .where('member_uid', '=', memberUid)
    .orderBy('eq_uid')
    .execute();
  return rows.map(({ eq_uid }) => eq_uid);
}

/** Removes all waits of a member for equipment. @returns their times */
export function removeWaits(trx: Trx, memberUid: string, eqUid: string): Promise<EndedWait[]> {
  return trx
    .deleteFrom('equipment_waitlist as w')
    .where('w.member_uid', '=', memberUid)
    .where('w.eq_uid', '=', eqUid)
    .returning(['w.offer_since as since', ...bounds])
    .execute();
}

/** Finds the equipment of a member's wait, and whether its offer runs. */
export function findOffer(db: Db, waitUid: string, memberUid: string, now: Date) {
  return db
    .selectFrom('equipment_waitlist')
    .select(['eq_uid as eqUid', sql<boolean>`coalesce(offer_exp > ${now}, false)`.as('isRunning')])
    .where('wait_uid', '=', waitUid)
    .where('member_uid', '=', memberUid)
    .executeTakeFirst();
}

/** Lists equipment with offers whose time is over. */
export async function listDueOffers(db: Db, now: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('equipment_waitlist')
    .select('eq_uid')
    .distinct()
    .where('offer_exp', '<=', now)
    .orderBy('eq_uid')
    .execute();
  return rows.map(({ eq_uid }) => eq_uid);
}
