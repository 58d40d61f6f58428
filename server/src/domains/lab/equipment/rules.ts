import { addWorkingDays, isWorkingDay } from '@haesol/contracts/common';
import { type DayState, dayStateOf, type SlotState } from '@haesol/contracts/lab';
import { addDays, seoulInstant, toMinutes, toTime, weekdayOf } from '../../../db/seoulTime.ts';

export interface SlotGrid {
  /** `HH:mm` */
  readonly openFrom: string;
  readonly openTo: string;
  readonly slotMin: number;
  /** Minutes between two bookings. */
  readonly bufferMin: number;
  /** 0 is Sunday. */
  readonly weekdays: readonly number[];
}

export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** A live booking or hold. */
export interface TakenPeriod extends Period {
  readonly isHold: boolean;
  /** True if it belongs to the requester. */
  readonly isMine: boolean;
}

export interface BlockedPeriod extends Period {
  readonly reason: string;
}

/** Bookings and closures on the slots of one device. */
export interface Occupation {
  readonly taken: readonly TakenPeriod[];
  readonly blocked: readonly BlockedPeriod[];
  readonly now: Date;
}

export interface Slot extends Period {
  readonly state: SlotState;
  /** Reason of maintenance. */
  readonly reason: string | null;
  readonly isMine: boolean;
}

/** First and last bookable day. */
export interface BookingWindow {
  readonly firstDate: string;
  readonly lastDate: string;
}

/** Holidays by name, without bookings. */
export type Holidays = ReadonlyMap<string, string>;

/** Counts the working days after a day up to another day (included). */
export function countWorkingDays(from: string, to: string, holidays: Holidays): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkingDay(day, holidays)) count += 1;
  return count;
}

/** Returns Monday to Friday of the week of a day; on a weekend of the next week. */
export function workWeekOf(date: string): string[] {
  const weekday = weekdayOf(date);
  const monday = addDays(date, weekday === 0 ? 1 : weekday === 6 ? 2 : 1 - weekday);
  return [0, 1, 2, 3, 4].map((offset) => addDays(monday, offset));
}

/** Returns Monday of the week of a day; weeks end on Sunday. */
export function mondayOf(date: string): string {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

/** Lists working days from a day on. */
export function listWorkingDays(date: string, count: number, holidays: Holidays): string[] {
  const days: string[] = [];
  for (let day = addWorkingDays(date, 0, holidays); days.length < count; day = addWorkingDays(day, 1, holidays))
    days.push(day);
  return days;
}

/** Returns the slots of one day, without a last one that would end after closing. */
function toPeriods(date: string, { openFrom, openTo, slotMin }: SlotGrid): Period[] {
  const slots: Period[] = [];
  for (let minute = toMinutes(openFrom); minute + slotMin <= toMinutes(openTo); minute += slotMin) {
    slots.push({ from: seoulInstant(date, toTime(minute)), to: seoulInstant(date, toTime(minute + slotMin)) });
  }
  return slots;
}

const overlaps = (one: Period, other: Period): boolean => one.from < other.to && one.to > other.from;

/** Extends a period by the buffer that follows it. */
const withBuffer = ({ from, to }: Period, bufferMin: number): Period => ({
  from,
  to: new Date(to.getTime() + bufferMin * 60_000),
});

/** Returns the state of every slot of a day. With several reasons, the one that the member can influence least. */
export function listSlots(date: string, grid: SlotGrid, { taken, blocked, now }: Occupation): Slot[] {
  return toPeriods(date, grid).map((slot) => {
    const block = blocked.find((period) => overlaps(slot, period));
    const booking = taken.find((period) => overlaps(slot, period));
    const isClose = taken.some((period) =>
      overlaps(withBuffer(slot, grid.bufferMin), withBuffer(period, grid.bufferMin)),
    );
    const toSlot = (state: SlotState, reason: string | null = null): Slot => ({
      ...slot,
      state,
      reason,
      isMine: booking?.isMine === true,
    });
    if (slot.from <= now) return toSlot('PAST');
    if (block !== undefined) return toSlot('MAINT', block.reason);
    if (booking !== undefined) return toSlot(booking.isHold ? 'HELD' : 'BOOKED');
    return toSlot(isClose ? 'BUFFER' : 'FREE');
  });
}

export interface Day {
  readonly date: string;
  readonly free: number;
  readonly total: number;
  readonly state: Exclude<DayState, 'EARLY' | 'LATE'>;
  readonly slots: (0 | 1)[];
}

/** Returns the state of a day of a device, regardless of the booking window. */
export function toDay(date: string, grid: SlotGrid, occupation: Occupation, holidays: Holidays): Day {
  const slots = listSlots(date, grid, occupation);
  const total = slots.length;
  const without = (state: Day['state']): Day => ({ date, free: 0, total, state, slots: slots.map(() => 0) });
  if (holidays.has(date) || !grid.weekdays.includes(weekdayOf(date))) return without('CLOSED');
  const coming = slots.filter(({ state }) => state !== 'PAST');
  if (coming.length === 0) return without('PAST');
  if (coming.every(({ state }) => state === 'MAINT')) return without('MAINT');
  const marks = slots.map(({ state }): 0 | 1 => (state === 'FREE' ? 1 : 0));
  const free = marks.filter((mark) => mark === 1).length;
  return { date, free, total, state: dayStateOf(free, total), slots: marks };
}

/** Returns the state of a day for a member who wants to book it now. */
export function toDayState({ date, state }: Pick<Day, 'date' | 'state'>, window: BookingWindow): DayState {
  if (state === 'CLOSED' || state === 'PAST') return state;
  if (date < window.firstDate) return 'EARLY';
  return date > window.lastDate ? 'LATE' : state;
}
