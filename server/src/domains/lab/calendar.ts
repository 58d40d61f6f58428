import type { EndpointData } from '@haesol/contracts/common';
import type { equipmentCalendar, equipmentSlots } from '@haesol/contracts/lab';
import type { Db } from '../../db/schema.ts';
import { addDays, daysBetween, isDate, seoulInstant, toSeoulTime, weekdayOf } from '../../db/seoulTime.ts';
import type { Principal } from '../../http/context.ts';
import { bookingWeekSlots, countWeekSlots } from './booking/quota.ts';
import { findRefusal } from './booking/refusal.ts';
import { findWaits } from './booking/waitRepository.ts';
import { toDayReason } from './equipment/dayReasons.ts';
import { type Device, toAmount } from './equipment/device.ts';
import { type Requester, readHolidays, readOccupations, readWindow } from './equipment/occupation.ts';
import {
  type BookingWindow,
  type Holidays,
  listSlots,
  type Occupation,
  type Period,
  toDay,
  toDayState,
} from './equipment/rules.ts';

const msPerMinute = 60_000;

/** Data on which the days of a device depend. */
interface DeviceDays extends Occupation {
  readonly device: Device;
  readonly holidays: Holidays;
  readonly window: BookingWindow;
}

async function readDays(
  db: Db,
  device: Device,
  days: { readonly from: string; readonly to: string },
  requester: Requester,
  now: Date,
): Promise<DeviceDays> {
  const occupations = await readOccupations(db, [device.eqUid], days, requester, now);
  const holidays = await readHolidays(db, days.from, days.to);
  return { device, ...occupations, holidays, window: await readWindow(db, device, now), now };
}

function toShownDay(date: string, { device, holidays, window, ...occupation }: DeviceDays) {
  const day = toDay(date, device.grid, occupation, holidays);
  const state = toDayState(day, window);
  const dayPeriod = { from: seoulInstant(date), to: seoulInstant(addDays(date, 1)) };
  const blocked = occupation.blocked.filter(({ from, to }) => from < dayPeriod.to && to > dayPeriod.from);
  const reason = toDayReason(state, device, { holidayNm: holidays.get(date), blocked });
  const isOpen = state !== 'EARLY' && state !== 'LATE';
  return {
    date,
    state,
    remain: isOpen ? day.free : 0,
    total: day.total,
    reason,
    holidayNm: holidays.get(date) ?? null,
    slots: isOpen ? day.slots : day.slots.map((): 0 => 0),
  };
}

/** Number of days searched for a free one. */
const searchedDays = 30;

/** Finds the first day with a free slot; the first bookable day if the next weeks are full. */
async function findFirstFreeDay(db: Db, device: Device, requester: Requester, now: Date): Promise<string> {
  const { firstDate } = await readWindow(db, device, now);
  const days = await readDays(db, device, { from: firstDate, to: addDays(firstDate, searchedDays) }, requester, now);
  for (let at = 0; at <= searchedDays; at += 1) {
    const { date, remain } = toShownDay(addDays(firstDate, at), days);
    if (remain > 0) return date;
  }
  return firstDate;
}

/** Returns the month of a day or a month. */
function toMonth(text: string): string | undefined {
  const month = /^\d{4}-\d{2}(?=$|-\d{2}$)/.exec(text)?.[0];
  return month !== undefined && isDate(`${month}-01`) ? month : undefined;
}

interface CalendarQuery {
  /** Month or day. */
  readonly month: string;
  /** 0 for the month. */
  readonly weeks: number;
  readonly requester: Requester;
  readonly now: Date;
}

/** Returns the first and the last day of the month or the weeks that are shown. */
async function findPeriod(db: Db, device: Device, { month, weeks, requester, now }: CalendarQuery) {
  if (weeks === 0) {
    const shown = toMonth(month) ?? (await findFirstFreeDay(db, device, requester, now)).slice(0, 7);
    const from = `${shown}-01`;
    return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
  }
  const toSunday = (date: string) => addDays(date, -weekdayOf(date));
  const first = toSunday((await readWindow(db, device, now)).firstDate);
  const from = isDate(month) && daysBetween(first, month) >= weeks * 7 ? toSunday(month) : first;
  return { from, to: addDays(from, weeks * 7 - 1) };
}

/**
 * Returns the days of a month, or of the month of a day; by default the month of the first free day. Weeks begin with that of
 * the first bookable day, or of a day behind them.
 */
export async function readCalendar(
  db: Db,
  device: Device,
  query: CalendarQuery,
): Promise<EndpointData<typeof equipmentCalendar>> {
  const period = await findPeriod(db, device, query);
  const days = await readDays(db, device, period, query.requester, query.now);
  const dates: string[] = [];
  for (let date = period.from; date <= period.to; date = addDays(date, 1)) dates.push(date);
  return { month: period.from.slice(0, 7), days: dates.map((date) => toShownDay(date, days)) };
}

/** Returns the slots of a day with the reason if not bookable; by default the first day with a free slot. */
export async function readSlots(
  db: Db,
  device: Device,
  query: {
    readonly date: string;
    readonly requester: Requester;
    readonly member: Principal | undefined;
    readonly now: Date;
  },
): Promise<EndpointData<typeof equipmentSlots>> {
  const { requester, member, now } = query;
  const date = isDate(query.date) ? query.date : await findFirstFreeDay(db, device, requester, now);
  const days = await readDays(db, device, { from: date, to: date }, requester, now);
  const { state, reason } = toShownDay(date, days);
  const isOpen = state === 'FREE' || state === 'FEW' || state === 'FULL';
  const waits = member === undefined ? [] : await findWaits(db, member.memberUid, device.eqUid, date);
  const findWait = ({ from, to }: Period) => waits.find((wait) => wait.from < to && wait.to > from)?.waitUid;
  return {
    date,
    slots: (isOpen ? listSlots(date, device.grid, days) : []).map((slot) => ({
      start: toSeoulTime(slot.from),
      end: toSeoulTime(slot.to),
      state: slot.state,
      reason: slot.reason,
      price: toAmount(device, member?.memberClass, (slot.to.getTime() - slot.from.getTime()) / msPerMinute),
      mineYn: slot.isMine ? 'Y' : 'N',
      waitYn: findWait(slot) === undefined ? 'N' : 'Y',
      waitUid: findWait(slot) ?? null,
    })),
    closed: isOpen ? null : { state, reason: reason ?? '' },
    refusal:
      member === undefined
        ? null
        : await findRefusal(db, member, device, {
            date,
            rsvUid: requester.changeOf === '' ? undefined : requester.changeOf,
          }),
    rule: {
      maxSlots: device.maxSlots,
      minLeadHours: device.leadDays * 24,
      weekSlots: bookingWeekSlots,
      weekUsed: member === undefined ? 0 : await countWeekSlots(db, member.memberUid, date, requester.changeOf),
    },
  };
}
