import type { EndpointData } from '@haesol/contracts/common';
import type { EquipmentSlot, equipmentSlots } from '@haesol/contracts/lab';

type Slot = Pick<EquipmentSlot, 'start' | 'end' | 'price' | 'state'>;

export type SlotRule = EndpointData<typeof equipmentSlots>['rule'];

/** Chosen slots by their start times, in the order of the day. */
export type ChosenSlots = readonly string[];

/** Returns true if slots are consecutive. */
function areConsecutive(slots: readonly Slot[], starts: ChosenSlots): boolean {
  const places = starts.map((start) => slots.findIndex((slot) => slot.start === start));
  return places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1);
}

/**
 * Selects or deselects a slot. The selection stays consecutive: free slots between it and a separate one are selected too, and
 * deselecting one in the middle keeps those before it. Never exceeds `max` slots.
 * @returns undefined if the slot cannot be joined to the selection
 */
export function toggleSlot(
  slots: readonly Slot[],
  chosen: ChosenSlots,
  start: string,
  max: number,
): ChosenSlots | undefined {
  const place = chosen.indexOf(start);
  if (place >= 0) return place === 0 ? chosen.slice(1) : chosen.slice(0, place);
  const ends = [...chosen, start].sort();
  const [first = start, last = start] = [ends[0], ends.at(-1)];
  const between = slots.filter((slot) => slot.start >= first && slot.start <= last);
  const isFree = between.every((slot) => slot.state === 'FREE');
  return isFree && between.length <= max ? between.map((slot) => slot.start) : undefined;
}

/** Returns the maximum selection: the limit of one booking, or the rest of the member's week. */
export function toMaxSlots({ maxSlots, weekSlots, weekUsed }: Omit<SlotRule, 'minLeadHours'>): number {
  return Math.max(0, Math.min(maxSlots, weekSlots - weekUsed));
}

/** Returns true if a free slot would extend the selection beyond `max`. */
export function isPastMax(slots: readonly Slot[], chosen: ChosenSlots, start: string, max: number): boolean {
  if (chosen.includes(start)) return false;
  return max === 0 || (chosen.length >= max && areConsecutive(slots, [...chosen, start].sort()));
}

/** Returns the chosen slots that are still free, as one row from the first; the rest is dropped. */
export function keepFree(slots: readonly Slot[], chosen: ChosenSlots): { kept: ChosenSlots; lost: ChosenSlots } {
  const isFree = (start: string) => slots.some((slot) => slot.start === start && slot.state === 'FREE');
  const lost = chosen.filter((start) => !isFree(start));
  if (lost.length === 0) return { kept: chosen, lost };
  const firstLost = chosen.findIndex((start) => lost.includes(start));
  const before = chosen.slice(0, firstLost);
  return { kept: before.length > 0 ? before : chosen.filter(isFree).slice(0, 1), lost };
}

export interface SlotSum {
  readonly start: string;
  readonly end: string;
  readonly minutes: number;
  /** In won. */
  readonly amount: number;
}

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns hours and fee of the chosen slots; undefined for none. */
export function sumSlots(slots: readonly Slot[], chosen: ChosenSlots): SlotSum | undefined {
  const picked = slots.filter(({ start }) => chosen.includes(start));
  const first = picked[0];
  const last = picked.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return {
    start: first.start,
    end: last.end,
    minutes: toMinutes(last.end) - toMinutes(first.start),
    amount: picked.reduce((sum, { price }) => sum + price, 0),
  };
}
