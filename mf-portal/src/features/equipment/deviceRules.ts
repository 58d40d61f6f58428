import type { EquipmentDetail } from '@haesol/contracts/lab';

const toTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Returns the start of a slot, `HH:mm`. */
export function toSlotStart({ openFrom, slotMin }: Pick<EquipmentDetail, 'openFrom' | 'slotMin'>, at: number): string {
  return toTime(Number(openFrom.slice(0, 2)) * 60 + Number(openFrom.slice(3)) + at * slotMin);
}

/** Returns `9` for the slot that starts at 09:00; empty for slots that start within an hour. */
export function toHourLabel(device: Pick<EquipmentDetail, 'openFrom' | 'slotMin'>, at: number): string {
  const [hour = '', minute] = toSlotStart(device, at).split(':');
  return minute === '00' ? String(Number(hour)) : '';
}

/** Finds the first free time of the next bookable days; undefined without one. */
export function findSoonest(
  device: Pick<EquipmentDetail, 'openFrom' | 'slotMin' | 'booking'>,
): { readonly date: string; readonly start: string } | undefined {
  const day = device.booking.week.find(({ free }) => free > 0);
  return day && { date: day.date, start: toSlotStart(device, day.slots.indexOf(1)) };
}

/** Sums the free hours of these days. */
export function sumFreeHours({ slotMin, booking }: Pick<EquipmentDetail, 'slotMin' | 'booking'>): number {
  return (booking.week.reduce((sum, { free }) => sum + free, 0) * slotMin) / 60;
}

/** Lists the free times of a day: `09:00–11:00`. */
export function listFreeTimes(
  device: Pick<EquipmentDetail, 'openFrom' | 'slotMin'>,
  slots: readonly (0 | 1)[],
): readonly string[] {
  const times: string[] = [];
  for (let at = 0; at < slots.length; at += 1) {
    if (slots[at] !== 1 || slots[at - 1] === 1) continue;
    let end = at;
    while (slots[end] === 1) end += 1;
    times.push(`${toSlotStart(device, at)}–${toSlotStart(device, end)}`);
  }
  return times;
}
