import type { DayDevice } from '@haesol/contracts/lab';
import type { CSSProperties } from 'react';

/** Minutes of the day that the axis shows. */
export interface Axis {
  readonly from: number;
  readonly to: number;
}

export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export const toTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Returns the whole hours that contain all opening hours and bookings. */
export function toAxis(devices: readonly DayDevice[]): Axis {
  const times = devices.flatMap(({ openFrom, openTo, bookings }) => [
    toMinutes(openFrom),
    toMinutes(openTo),
    ...bookings.flatMap(({ start, end }) => [toMinutes(start), toMinutes(end)]),
  ]);
  if (times.length === 0) return { from: 9 * 60, to: 18 * 60 };
  return { from: Math.floor(Math.min(...times) / 60) * 60, to: Math.ceil(Math.max(...times) / 60) * 60 };
}

/** Returns place and width of a period on the axis, in per cent; cut to the axis. */
export function toPlace(
  { from, to }: Axis,
  start: string,
  end: string,
): { readonly left: number; readonly width: number } {
  const clamp = (time: string) => Math.min(Math.max(toMinutes(time), from), to);
  const share = (minutes: number) => (minutes / (to - from)) * 100;
  return { left: share(clamp(start) - from), width: share(clamp(end) - clamp(start)) };
}

/** Returns the style of a part of the axis; the style sheet decides whether there is an axis. */
export const toStyle = ({ left, width }: ReturnType<typeof toPlace>): CSSProperties =>
  ({ '--at': `${left}%`, '--long': `${width}%` }) as CSSProperties;

interface Length {
  readonly start: string;
  readonly end: string;
}

/**
 * Moves a period by minutes to the nearest slot of its device, inside its opening hours.
 * @returns the same period if it is not moved by at least half a slot
 */
export function moveBy(
  { start, end }: Length,
  minutes: number,
  { openFrom, openTo, slotMin }: Pick<DayDevice, 'openFrom' | 'openTo' | 'slotMin'>,
): Length {
  const length = toMinutes(end) - toMinutes(start);
  const open = toMinutes(openFrom);
  const last = open + Math.floor((toMinutes(openTo) - open - length) / slotMin) * slotMin;
  const wanted = open + Math.round((toMinutes(start) + minutes - open) / slotMin) * slotMin;
  const moved = Math.min(Math.max(wanted, open), Math.max(last, open));
  return { start: toTime(moved), end: toTime(moved + length) };
}
