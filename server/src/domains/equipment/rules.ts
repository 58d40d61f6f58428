import { addDays, seoulInstant, toMinutes, toTime, weekdayOf } from '../../seoulTime.ts';

export interface SlotGrid {
  readonly openFrom: string;
  readonly openTo: string;
  readonly slotMin: number;
  readonly weekdays: readonly number[];
}

export interface Period {
  readonly from: Date;
  readonly to: Date;
}

export interface WeekCell {
  readonly date: string;
  readonly free: number;
  readonly total: number;
  readonly state: 'FREE' | 'FEW' | 'FULL' | 'MAINT' | 'CLOSED' | 'PAST';
  readonly slots: (0 | 1)[];
}

/** Share of free slots up to which a day is called nearly full. */
const fewShare = 0.3;

/** Monday to Friday round a day; on a weekend those of the next week. */
export function workWeekOf(date: string): string[] {
  const weekday = weekdayOf(date);
  const monday = addDays(date, weekday === 0 ? 1 : weekday === 6 ? 2 : 1 - weekday);
  return [0, 1, 2, 3, 4].map((offset) => addDays(monday, offset));
}

/** Slots of one day; a slot that would reach past closing is none. */
function slotsOf(date: string, { openFrom, openTo, slotMin }: SlotGrid): Period[] {
  const slots: Period[] = [];
  for (let minute = toMinutes(openFrom); minute + slotMin <= toMinutes(openTo); minute += slotMin) {
    slots.push({ from: seoulInstant(date, toTime(minute)), to: seoulInstant(date, toTime(minute + slotMin)) });
  }
  return slots;
}

function overlaps(slot: Period, periods: readonly Period[]): boolean {
  return periods.some(({ from, to }) => from < slot.to && to > slot.from);
}

/** What one day of one piece of equipment looks like at an instant. */
export function toWeekCell(
  date: string,
  grid: SlotGrid,
  state: { taken: readonly Period[]; blocked: readonly Period[]; isHoliday: boolean; now: Date },
): WeekCell {
  const slots = slotsOf(date, grid);
  const total = slots.length;
  const none = slots.map((): 0 => 0);
  if (state.isHoliday || !grid.weekdays.includes(weekdayOf(date)))
    return { date, free: 0, total, state: 'CLOSED', slots: none };
  const coming = slots.filter(({ from }) => from > state.now);
  if (coming.length === 0) return { date, free: 0, total, state: 'PAST', slots: none };
  if (coming.every((slot) => overlaps(slot, state.blocked)))
    return { date, free: 0, total, state: 'MAINT', slots: none };
  const marks = slots.map((slot): 0 | 1 =>
    slot.from > state.now && !overlaps(slot, state.taken) && !overlaps(slot, state.blocked) ? 1 : 0,
  );
  const free = marks.filter((mark) => mark === 1).length;
  return { date, free, total, state: free === 0 ? 'FULL' : free / total <= fewShare ? 'FEW' : 'FREE', slots: marks };
}
