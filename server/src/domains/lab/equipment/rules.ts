import { type DayState, dayStateOf, type SlotState } from '@haesol/contracts/lab';
import { addDays, seoulInstant, toMinutes, toTime, weekdayOf } from '../../../db/seoulTime.ts';

export interface SlotGrid {
  /** `HH:mm` */
  readonly openFrom: string;
  readonly openTo: string;
  readonly slotMin: number;
  /** Minutes that stay free between two bookings. */
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
  /** It belongs to the member who asks. */
  readonly isMine: boolean;
}

export interface BlockedPeriod extends Period {
  readonly reason: string;
}

/** What lies on the slots of one piece of equipment. */
export interface Occupation {
  readonly taken: readonly TakenPeriod[];
  readonly blocked: readonly BlockedPeriod[];
  readonly now: Date;
}

export interface Slot extends Period {
  readonly state: SlotState;
  /** Of maintenance. */
  readonly reason: string | null;
  readonly isMine: boolean;
}

/** First and last day that can be booked. */
export interface BookingWindow {
  readonly firstDate: string;
  readonly lastDate: string;
}

/** Days without booking, by name. */
export type Holidays = ReadonlyMap<string, string>;

function isWorkingDay(date: string, holidays: Holidays): boolean {
  const weekday = weekdayOf(date);
  return weekday !== 0 && weekday !== 6 && !holidays.has(date);
}

/** The working day that is so many working days after a day; 0 is the day itself or the next working day. */
export function addWorkingDays(date: string, count: number, holidays: Holidays): string {
  let day = date;
  let left = count;
  for (;;) {
    if (isWorkingDay(day, holidays) && left <= 0) return day;
    day = addDays(day, 1);
    if (isWorkingDay(day, holidays)) left -= 1;
  }
}

/** Working days after a day, up to another day and with it. */
export function countWorkingDays(from: string, to: string, holidays: Holidays): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkingDay(day, holidays)) count += 1;
  return count;
}

/** Monday to Friday round a day; on a weekend those of the next week. */
export function workWeekOf(date: string): string[] {
  const weekday = weekdayOf(date);
  const monday = addDays(date, weekday === 0 ? 1 : weekday === 6 ? 2 : 1 - weekday);
  return [0, 1, 2, 3, 4].map((offset) => addDays(monday, offset));
}

/** Monday of the week of a day; weeks end on Sunday. */
export function mondayOf(date: string): string {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

/** Working days from a day on. */
export function listWorkingDays(date: string, count: number, holidays: Holidays): string[] {
  const days: string[] = [];
  for (let day = addWorkingDays(date, 0, holidays); days.length < count; day = addWorkingDays(day, 1, holidays))
    days.push(day);
  return days;
}

/** Slots of one day; a slot that would reach past closing is none. */
function toPeriods(date: string, { openFrom, openTo, slotMin }: SlotGrid): Period[] {
  const slots: Period[] = [];
  for (let minute = toMinutes(openFrom); minute + slotMin <= toMinutes(openTo); minute += slotMin) {
    slots.push({ from: seoulInstant(date, toTime(minute)), to: seoulInstant(date, toTime(minute + slotMin)) });
  }
  return slots;
}

const overlaps = (one: Period, other: Period): boolean => one.from < other.to && one.to > other.from;

/** A period with the buffer that has to follow it. */
const withBuffer = ({ from, to }: Period, bufferMin: number): Period => ({
  from,
  to: new Date(to.getTime() + bufferMin * 60_000),
});

/** The state of every slot of a day, the reason that a person can do least about first. */
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

/** What one day of one piece of equipment looks like, whether it can be booked today or not. */
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

/** The state of a day for somebody who wants to book it now. */
export function toDayState({ date, state }: Pick<Day, 'date' | 'state'>, window: BookingWindow): DayState {
  if (state === 'CLOSED' || state === 'PAST') return state;
  if (date < window.firstDate) return 'EARLY';
  return date > window.lastDate ? 'LATE' : state;
}
