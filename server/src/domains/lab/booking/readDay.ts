import type { EndpointData } from '@haesol/contracts/common';
import type { adminBookingDay, BookingState } from '@haesol/contracts/lab';
import { type Kysely, type NotNull, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { addDays, isDate, seoulInstant, toSeoulDate, toSeoulTime, weekdayOf } from '../../../db/seoulTime.ts';
import { toMaskedName } from '../../common/text/maskedName.ts';
import { readHolidays } from '../equipment/occupation.ts';
import { affiliation } from './affiliation.ts';
import { isMovable } from './rules.ts';

const bounds = [sql<Date>`lower(r.during)`.as('from'), sql<Date>`upper(r.during)`.as('to')] as const;

const shownStates = ['REQUESTED', 'APPROVED', 'IN_USE', 'CANCEL_REQUESTED', 'COMPLETED', 'NO_SHOW'] as const;

function listDevices(db: Kysely<Database>) {
  return db
    .selectFrom('equipment as e')
    .innerJoin('code as c', (join) => join.onRef('c.code', '=', 'e.ctg_cd').on('c.group_cd', '=', 'EQ_CTG'))
    .select(['e.eq_uid', 'e.eq_nm', 'e.model', 'c.code_nm', 'e.place', 'e.slot_min', 'e.weekdays'])
    .select([
      sql<string>`to_char(e.open_from, 'HH24:MI')`.as('open_from'),
      sql<string>`to_char(e.open_to, 'HH24:MI')`.as('open_to'),
    ])
    .where('e.deleted_at', 'is', null)
    .orderBy('c.sort')
    .orderBy('e.sort')
    .execute();
}

function listDayBookings(db: Kysely<Database>, day: { readonly from: Date; readonly to: Date }) {
  return db
    .selectFrom('equipment_rsv as r')
    .innerJoin('member as m', 'm.member_uid', 'r.member_uid')
    .select(['r.rsv_uid', 'r.rsv_no', 'r.eq_uid', 'r.state', 'r.rev', 'm.name', ...bounds])
    .select(affiliation.as('affiliation'))
    .where('r.rsv_no', 'is not', null)
    .where('r.state', 'in', shownStates)
    .where(sql<boolean>`r.during && tstzrange(${day.from}, ${day.to})`)
    .orderBy(sql`lower(r.during)`)
    .$narrowType<{ rsv_no: NotNull; state: BookingState }>()
    .execute();
}

/** Reads all devices of a day with bookings and closures; today for an invalid date. */
export async function readBookingDay(
  db: Kysely<Database>,
  wanted: string,
  now: Date,
): Promise<EndpointData<typeof adminBookingDay>> {
  const date = isDate(wanted) ? wanted : toSeoulDate(now);
  const day = { from: seoulInstant(date), to: seoulInstant(addDays(date, 1)) };
  const devices = await listDevices(db);
  const bookings = await listDayBookings(db, day);
  const closures = await db
    .selectFrom('equipment_block as r')
    .select(['r.block_uid', 'r.eq_uid', 'r.reason', ...bounds])
    .where(sql<boolean>`r.during && tstzrange(${day.from}, ${day.to})`)
    .orderBy(sql`lower(r.during)`)
    .execute();
  const holidayNm = (await readHolidays(db, date, date)).get(date) ?? null;
  return {
    date,
    holidayNm,
    devices: devices.map((device) => ({
      eqUid: device.eq_uid,
      eqNm: device.eq_nm,
      model: device.model,
      ctgNm: device.code_nm,
      place: device.place,
      openFrom: device.open_from,
      openTo: device.open_to,
      slotMin: device.slot_min,
      openYn: holidayNm === null && device.weekdays.includes(weekdayOf(date)) ? 'Y' : 'N',
      bookings: bookings
        .filter(({ eq_uid }) => eq_uid === device.eq_uid)
        .map((row) => ({
          rsvUid: row.rsv_uid,
          rsvNo: row.rsv_no,
          memberNm: toMaskedName(row.name),
          affiliation: row.affiliation ?? '',
          start: toSeoulTime(row.from),
          end: toSeoulTime(row.to),
          state: row.state,
          rev: row.rev,
          movableYn: isMovable(row, now) ? 'Y' : 'N',
        })),
      closures: closures
        .filter(({ eq_uid }) => eq_uid === device.eq_uid)
        .map(({ block_uid: closureUid, reason, from, to }) => ({
          closureUid,
          reason,
          start: from <= day.from ? '00:00' : toSeoulTime(from),
          end: to >= day.to ? '24:00' : toSeoulTime(to),
        })),
    })),
  };
}
