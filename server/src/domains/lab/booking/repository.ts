import {
  type BookingForm,
  type BookingPayload,
  type BookingState,
  bookingLimits,
  type PriceClass,
} from '@haesol/contracts/lab';
import { type Kysely, type NotNull, type Selectable, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { lockMembers } from '../../common/members/lockMembers.ts';
import type { Period } from '../equipment/rules.ts';

const bounds = [sql<Date>`lower(r.during)`.as('from'), sql<Date>`upper(r.during)`.as('to')] as const;

/** SQLSTATE of a time or buffer that is occupied. */
const takenState = '23P01';

/** SQL for a new number: `R` with the day of the request, and a sequence of the whole site. */
const nextNumber = sql<string>`'R' || to_char(app_now() at time zone 'Asia/Seoul', 'YYMMDD') || '-' ||
  nextval('equipment_rsv_no')`;

interface FreedSlots extends Period {
  readonly eqUid: string;
}

interface NewHold extends Period {
  readonly eqUid: string;
  readonly memberUid: string;
  readonly amount: number;
  readonly priceClass: PriceClass;
  readonly changeOf: string | undefined;
  readonly now: Date;
}

const ofHold = (holdId: string, memberUid: string, now: Date) =>
  sql<boolean>`rsv_uid = ${holdId} and member_uid = ${memberUid} and state = 'HOLD' and hold_exp > ${now}`;

/** Queries of holds, for the database or a transaction. Ids must be UUIDs. */
export function createHoldRepository(db: Kysely<Database>) {
  return { ...createTaking(db), ...createKept(db) };
}

/** Locks and the insertion of a hold. */
function createTaking(db: Kysely<Database>) {
  return {
    /** @throws with SQLSTATE 23P01 if the time or its buffer is occupied */
    addHold: ({ eqUid, memberUid, from, to, amount, priceClass, changeOf, now }: NewHold) =>
      db
        .insertInto('equipment_rsv')
        .values({
          rsv_uid: createUid(),
          eq_uid: eqUid,
          member_uid: memberUid,
          during: sql<string>`tstzrange(${from}, ${to})`,
          // Placeholder: the trigger computes it.
          busy: sql<string>`tstzrange(${from}, ${to})`,
          state: 'HOLD',
          hold_exp: new Date(now.getTime() + bookingLimits.holdSec * 1000),
          amount,
          price_class: priceClass,
          change_of: changeOf ?? null,
          created_at: now,
          updated_at: now,
        })
        .returning(['rsv_uid', 'hold_exp'])
        .$narrowType<{ hold_exp: NotNull }>()
        .executeTakeFirstOrThrow(),

    /** Serialises the bookings of a member. @throws {ApiError} `4011` for a member who has left meanwhile */
    lockMember: (memberUid: string) => lockMembers(db, memberUid),

    /** Serialises holds and closures of an equipment. */
    async lockEquipment(eqUid: string): Promise<void> {
      await db.selectFrom('equipment').select('eq_uid').where('eq_uid', '=', eqUid).forNoKeyUpdate().execute();
    },

    /**
     * Ends expired holds of the equipment, which the job has not ended yet, and all holds of the member.
     * @param memberUid null for staff
     * @returns the freed times
     */
    endHolds: (eqUid: string, memberUid: string | null, now: Date): Promise<FreedSlots[]> =>
      db
        .updateTable('equipment_rsv as r')
        .set({ state: 'EXPIRED', updated_at: now })
        .where('r.state', '=', 'HOLD')
        .where(sql<boolean>`(r.member_uid = ${memberUid}::uuid or (r.eq_uid = ${eqUid} and r.hold_exp <= ${now}))`)
        .returning(['r.eq_uid as eqUid', ...bounds])
        .execute(),

    /** Ends up to `limit` expired holds; skips those locked by other processes. @returns the freed times */
    endOldHolds: (limit: number, now: Date): Promise<FreedSlots[]> =>
      db
        .updateTable('equipment_rsv as r')
        .set({ state: 'EXPIRED', updated_at: now })
        .where('r.rsv_uid', 'in', (of) =>
          of
            .selectFrom('equipment_rsv as o')
            .select('o.rsv_uid')
            .where('o.state', '=', 'HOLD')
            .where('o.hold_exp', '<=', now)
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['r.eq_uid as eqUid', ...bounds])
        .execute(),
  };
}

/** Changes of an existing hold. */
function createKept(db: Kysely<Database>) {
  return {
    findHold: (holdId: string, memberUid: string, now: Date) =>
      db
        .selectFrom('equipment_rsv as r')
        .select(['r.eq_uid', 'r.change_of', ...bounds])
        .where(ofHold(holdId, memberUid, now))
        .executeTakeFirst(),

    /** Extends a hold once. @returns undefined for an unknown or already extended hold */
    extendHold: (holdId: string, memberUid: string, now: Date) =>
      db
        .updateTable('equipment_rsv')
        .set({
          hold_exp: sql<Date>`hold_exp + ${bookingLimits.holdSec} * interval '1 second'`,
          hold_extended: true,
          updated_at: now,
        })
        .where(ofHold(holdId, memberUid, now))
        .where('hold_extended', '=', false)
        .returning('hold_exp')
        .$narrowType<{ hold_exp: NotNull }>()
        .executeTakeFirst(),

    /** @returns the hold; undefined if it has expired or belongs to another member */
    endHold: (holdId: string, memberUid: string, now: Date) =>
      db
        .updateTable('equipment_rsv as r')
        .set({ state: 'EXPIRED', updated_at: now })
        .where(ofHold(holdId, memberUid, now))
        .returning(['r.eq_uid', 'r.change_of', 'r.amount', 'r.price_class', 'r.during', ...bounds])
        .executeTakeFirst(),

    /** Turns a hold into a booking. @returns undefined if the hold has expired or is for a change */
    submitHold: (holdId: string, memberUid: string, payload: BookingPayload, now: Date) =>
      db
        .updateTable('equipment_rsv')
        .set({
          state: 'REQUESTED',
          rsv_no: nextNumber,
          payload: JSON.stringify(payload),
          created_at: now,
          updated_at: now,
        })
        .where(ofHold(holdId, memberUid, now))
        .where('change_of', 'is', null)
        .returning(['rsv_uid', 'rsv_no', 'amount'])
        .$narrowType<{ rsv_no: NotNull }>()
        .executeTakeFirst(),

    /** Returns the member's last way of settlement. */
    async findLastSettlement(memberUid: string): Promise<BookingForm['settleCd'] | undefined> {
      const row = await db
        .selectFrom('equipment_rsv')
        .select('payload')
        .where('member_uid', '=', memberUid)
        .where('rsv_no', 'is not', null)
        .where(sql<boolean>`payload ? 'settleCd'`)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.payload.settleCd;
    },
  };
}

export interface BookingChange {
  readonly rsvUid: string;
  readonly from: readonly BookingState[];
  readonly to: BookingState;
  readonly now: Date;
}

/** Queries of bookings, for the database or a transaction. Ids must be UUIDs. */
export function createBookingRepository(db: Kysely<Database>) {
  return {
    /** @param memberUid null for staff, who find every booking */
    findBooking: (rsvUid: string, memberUid: string | null) =>
      db
        .selectFrom('equipment_rsv as r')
        .innerJoin('equipment as e', 'e.eq_uid', 'r.eq_uid')
        .innerJoin('member as m', 'm.member_uid', 'r.member_uid')
        .select(['r.rsv_uid', 'r.rsv_no', 'r.eq_uid', 'r.state', 'r.amount', 'r.settle_state', ...bounds])
        .select([
          'r.created_at',
          'r.updated_at',
          'r.rev',
          'r.price_class',
          'e.eq_nm',
          'e.place',
          'm.member_uid',
          'm.email',
          'm.name',
        ])
        .where('r.rsv_uid', '=', rsvUid)
        .where('r.rsv_no', 'is not', null)
        .where(sql<boolean>`(${memberUid}::uuid is null or r.member_uid = ${memberUid}::uuid)`)
        .$narrowType<{ rsv_no: NotNull }>()
        .executeTakeFirst(),

    /** @param during time that the caller has read; a booking that was moved meanwhile is not changed */
    changeState: ({ rsvUid, from, to, now }: BookingChange, during: Period) =>
      db
        .updateTable('equipment_rsv as r')
        .set({ state: to, updated_at: now, ...(to === 'COMPLETED' && { settle_state: 'UNPAID' as const }) })
        .where('r.rsv_uid', '=', rsvUid)
        .where('r.state', 'in', from)
        .where(sql<boolean>`r.during = tstzrange(${during.from}, ${during.to})`)
        .returning(['r.rsv_uid', 'r.state'])
        .executeTakeFirst(),

    /** Puts a decided booking back. @returns false if another has its time by now */
    async restoreState(rsvUid: string, state: BookingState, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('equipment_rsv as r')
        .set({ state, updated_at: now })
        .where('r.rsv_uid', '=', rsvUid)
        .where('r.state', 'in', ['APPROVED', 'REJECTED'])
        .where(
          sql<boolean>`not exists (select 1 from equipment_block b where b.eq_uid = r.eq_uid and b.during && r.during)`,
        )
        .executeTakeFirst()
        .catch((error: unknown) => {
          if ((error as { readonly code?: unknown }).code === takenState) return { numUpdatedRows: 0n };
          throw error;
        });
      return numUpdatedRows === 1n;
    },

    /** Moves a booking to another time and back to approval. */
    changeTime: (
      { rsvUid, from, to, now }: BookingChange,
      { during, amount, price_class }: Pick<Selectable<Database['equipment_rsv']>, 'during' | 'amount' | 'price_class'>,
      seen: Period,
    ) =>
      db
        .updateTable('equipment_rsv as r')
        .set({ state: to, during, amount, price_class, reminded_at: null, updated_at: now })
        .where('r.rsv_uid', '=', rsvUid)
        .where('r.state', 'in', from)
        .where(sql<boolean>`r.during = tstzrange(${seen.from}, ${seen.to})`)
        .returning(['r.rsv_uid', 'r.state'])
        .executeTakeFirst(),
  };
}

export type BookingRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createBookingRepository>['findBooking']>>>;
