import { errorCodes } from '@haesol/contracts/common';
import { type PriceClass, priceClassOf } from '@haesol/contracts/lab';
import { sql } from 'kysely';
import type { Db, MemberClass } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { SlotGrid } from './rules.ts';

/** Equipment data for booking. */
export interface Device {
  readonly eqUid: string;
  readonly eqNm: string;
  readonly grid: SlotGrid;
  readonly modes: readonly string[];
  readonly leadDays: number;
  readonly horizonDays: number;
  readonly maxSlots: number;
  readonly needsTraining: boolean;
  /** Per hour, in won. */
  readonly prices: Readonly<Record<PriceClass, number>>;
}

/** In won. */
export const toAmount = (device: Device, memberClass: MemberClass | undefined, minutes: number): number =>
  Math.round((device.prices[priceClassOf(memberClass)] * minutes) / 60);

/** `ALL`: also devices that the site hides, whose bookings stay and which staff close. */
type Offered = 'ALL' | 'OFFERED';

/** Finds equipment that is offered. */
export async function findDevice(db: Db, eqUid: string, which: Offered = 'OFFERED'): Promise<Device | undefined> {
  const row = await db
    .selectFrom('equipment')
    .select(['eq_uid', 'eq_nm', 'modes', 'slot_min', 'buffer_min', 'weekdays', 'lead_days', 'horizon_days'])
    .select(['max_slots', 'training', 'price_own', 'price_student', 'price_company', 'price_other'])
    .select([
      sql<string>`to_char(open_from, 'HH24:MI')`.as('open_from'),
      sql<string>`to_char(open_to, 'HH24:MI')`.as('open_to'),
    ])
    .where('eq_uid', '=', eqUid)
    .$if(which === 'OFFERED', (one) => one.where('deleted_at', 'is', null))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    eqUid: row.eq_uid,
    eqNm: row.eq_nm,
    grid: {
      openFrom: row.open_from,
      openTo: row.open_to,
      slotMin: row.slot_min,
      bufferMin: row.buffer_min,
      weekdays: row.weekdays,
    },
    modes: row.modes,
    leadDays: row.lead_days,
    horizonDays: row.horizon_days,
    maxSlots: row.max_slots,
    needsTraining: row.training,
    prices: { OWN: row.price_own, STUDENT: row.price_student, COMPANY: row.price_company, OTHER: row.price_other },
  };
}

/** @throws {ApiError} `4040` */
export async function getDevice(db: Db, eqUid: string, which?: Offered): Promise<Device> {
  const device = await findDevice(db, eqUid, which);
  if (device === undefined) throw new ApiError(errorCodes.notFound);
  return device;
}
