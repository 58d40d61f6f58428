import type { EndpointData } from '@haesol/contracts/common';
import { dayStateOf, type EquipmentSlot, type equipmentCalendar, type equipmentSlots } from '@haesol/contracts/lab';

/** Server event of a slot: its public state. */
export type SlotNews = Pick<EquipmentSlot, 'end' | 'start' | 'state'>;

type Slots = EndpointData<typeof equipmentSlots>;
type Month = EndpointData<typeof equipmentCalendar>;

/** Returns the slots of a day with the new state of one. */
export function setSlot(day: Slots, { start, state }: SlotNews): Slots {
  const slots = day.slots.map(
    (slot): EquipmentSlot => (slot.start === start ? { ...slot, state, reason: null, mineYn: 'N' } : slot),
  );
  return { ...day, slots };
}

/** Returns a month with the free slots of one day; days without bookable slots are unchanged. */
export function setDay(month: Month, date: string, slots: readonly EquipmentSlot[]): Month {
  const marks = slots.map(({ state }): 0 | 1 => (state === 'FREE' ? 1 : 0));
  const remain = marks.filter((mark) => mark === 1).length;
  const state = dayStateOf(remain, marks.length);
  const isBookable = (day: Month['days'][number]) =>
    day.state === 'FREE' || day.state === 'FEW' || day.state === 'FULL';
  const days = month.days.map((day) =>
    day.date === date && isBookable(day)
      ? { ...day, state, remain, slots: marks, reason: remain === 0 ? day.reason : null }
      : day,
  );
  return { ...month, days };
}
