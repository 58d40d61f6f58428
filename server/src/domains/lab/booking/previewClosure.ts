import type { EndpointData } from '@haesol/contracts/common';
import type { adminPreviewClosure } from '@haesol/contracts/lab';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { addDays, toSeoulDate, toSeoulTime } from '../../../db/seoulTime.ts';
import { toMaskedName } from '../../common/text/maskedName.ts';
import { type Device, getDevice } from '../equipment/device.ts';
import { readHolidays, readOccupations, readWindow, visitor } from '../equipment/occupation.ts';
import { listSlots, type Period, type Slot, toDay } from '../equipment/rules.ts';
import { affiliation } from './affiliation.ts';
import { type Closure, listAffected, toPeriod } from './closures.ts';

type Preview = EndpointData<typeof adminPreviewClosure>;
type Option = Preview['affected'][number]['options'][number];

/** Days after the closure that are searched for free times. */
const searchedDays = 14;

/** Reads the slots of the open days after a closure. */
async function readDaysAfter(db: Kysely<Database>, device: Device, closure: Period, now: Date): Promise<Slot[][]> {
  const first = toSeoulDate(closure.to);
  const { lastDate } = await readWindow(db, device, now);
  const dates = Array.from({ length: searchedDays }, (_, at) => addDays(first, at)).filter((date) => date <= lastDate);
  const days = { from: first, to: dates.at(-1) ?? first };
  const { taken, blocked } = await readOccupations(db, [device.eqUid], days, visitor, now);
  const holidays = await readHolidays(db, days.from, days.to);
  const occupation = { taken, blocked: [...blocked, { ...closure, reason: '' }], now };
  return dates
    .filter((date) => toDay(date, device.grid, occupation, holidays).state !== 'CLOSED')
    .map((date) => listSlots(date, device.grid, occupation));
}

/** Returns the free time of this length on a day: at the same hour if possible, else the earliest. */
function findOption(slots: readonly Slot[], { from, to }: Period, slotMin: number): Option | undefined {
  const count = (to.getTime() - from.getTime()) / (slotMin * 60_000);
  const starts = slots.filter((_, at) => {
    const wanted = slots.slice(at, at + count);
    return wanted.length === count && wanted.every(({ state }) => state === 'FREE');
  });
  const start = starts.find((slot) => toSeoulTime(slot.from) === toSeoulTime(from)) ?? starts[0];
  if (start === undefined) return undefined;
  const end = new Date(start.from.getTime() + to.getTime() - from.getTime());
  return { date: toSeoulDate(start.from), start: toSeoulTime(start.from), end: toSeoulTime(end) };
}

/** Names the bookings that a closure would end, with times to which each could move. @throws {ApiError} `4040`, `4000` */
export async function previewClosure(
  db: Kysely<Database>,
  closure: Pick<Closure, 'end' | 'endDate' | 'eqUid' | 'start' | 'startDate'>,
  now: Date,
): Promise<Preview> {
  const device = await getDevice(db, closure.eqUid, 'ALL');
  const period = toPeriod(closure);
  const bookings = await listAffected(db, closure.eqUid, period);
  const days = bookings.length === 0 ? [] : await readDaysAfter(db, device, period, now);
  const names = await db
    .selectFrom('member as m')
    .select(['m.member_uid', affiliation.as('affiliation')])
    .where(sql<boolean>`m.member_uid = any(${bookings.map(({ member_uid }) => member_uid)}::uuid[])`)
    .execute();
  const affected = bookings.map((row) => ({
    rsvUid: row.rsv_uid,
    rsvNo: row.rsv_no,
    memberNm: toMaskedName(row.name),
    affiliation: names.find(({ member_uid }) => member_uid === row.member_uid)?.affiliation ?? '',
    date: toSeoulDate(row.from),
    start: toSeoulTime(row.from),
    end: toSeoulTime(row.to),
    state: row.state as Preview['affected'][number]['state'],
    rev: row.rev,
    outcome: row.state === 'REQUESTED' ? ('REJECTED' as const) : ('CANCELLED' as const),
    options:
      row.state === 'CANCEL_REQUESTED'
        ? []
        : days
            .map((slots) => findOption(slots, row, device.grid.slotMin))
            .filter((option) => option !== undefined)
            .slice(0, 6),
  }));
  return { eqNm: device.eqNm, affected };
}
