import { type BookingState, bookingLimits, staffBookingMoves } from '@haesol/contracts/lab';
import { toMinutes } from '../../../db/seoulTime.ts';
import { listTargets, type Moves } from '../../common/timeline/moves.ts';
import type { Device } from '../equipment/device.ts';
import type { Period } from '../equipment/rules.ts';

const hourMs = 3_600_000;

/** State machine of a booking; the form turns `HOLD` into `REQUESTED`. */
export const bookingMoves = {
  approve: { from: ['REQUESTED'], to: 'APPROVED', by: ['STAFF'] },
  keep: { from: ['CANCEL_REQUESTED'], to: 'APPROVED', by: ['STAFF'] },
  reject: { from: ['REQUESTED'], to: 'REJECTED', by: ['STAFF'] },
  begin: { from: ['APPROVED'], to: 'IN_USE', by: ['STAFF'] },
  complete: { from: ['IN_USE'], to: 'COMPLETED', by: ['STAFF'] },
  /** Records a use without a check-in, after its end. */
  completeLate: { from: ['APPROVED'], to: 'COMPLETED', by: ['STAFF'] },
  withdraw: { from: ['APPROVED', 'CANCEL_REQUESTED'], to: 'CANCELLED', by: ['STAFF'] },
  miss: { from: ['APPROVED'], to: 'NO_SHOW', by: ['STAFF'] },
  cancel: { from: ['REQUESTED', 'APPROVED'], to: 'CANCELLED', by: ['MEMBER'] },
  askCancel: { from: ['REQUESTED', 'APPROVED'], to: 'CANCEL_REQUESTED', by: ['MEMBER'] },
  change: { from: ['REQUESTED', 'APPROVED'], to: 'REQUESTED', by: ['MEMBER'] },
  expire: { from: ['REQUESTED'], to: 'EXPIRED', by: ['SYSTEM'] },
  lapse: { from: ['CANCEL_REQUESTED'], to: 'CANCELLED', by: ['SYSTEM'] },
} as const satisfies Moves<BookingState>;

/** Staff can check in from this many hours before the start. */
const earlyHours = 1;

/** Returns true if staff may make the move at this time. A use cannot begin after the end; it can be recorded as completed then. */
export function isDue(
  to: BookingState,
  { state, from, to: end }: Period & { readonly state: string },
  now: Date,
): boolean {
  if (to === 'IN_USE') return now.getTime() >= from.getTime() - earlyHours * hourMs && now < end;
  if (to === 'NO_SHOW') return now >= from;
  if (to === 'COMPLETED') return state !== 'APPROVED' || now >= end;
  return true;
}

/** Returns the states to which staff can move a booking at this time. */
export function listStaffMoves(state: BookingState, period: Period, now: Date) {
  const open = listTargets<BookingState>(bookingMoves, state, 'STAFF');
  return staffBookingMoves.filter((to) => open.includes(to) && isDue(to, { ...period, state }, now));
}

/** Returns true while staff can move a booking to another time: before it starts. */
export function isMovable({ state, from }: { readonly state: string } & Pick<Period, 'from'>, now: Date): boolean {
  return bookingMoves.change.from.some((open) => open === state) && from > now;
}

/** Returns true while a booking can be cancelled and changed at once. */
export function isFree({ from }: Pick<Period, 'from'>, now: Date): boolean {
  return from.getTime() - now.getTime() >= bookingLimits.freeCancelHours * hourMs;
}

/** Returns the move of a member's cancellation at an instant; undefined if it is too late. */
export function toCancelMove(period: Pick<Period, 'from'>, now: Date) {
  if (isFree(period, now)) return bookingMoves.cancel;
  return now < period.from ? bookingMoves.askCancel : undefined;
}

/** Returns the moves that a member can still make. */
export function toMemberMoves(state: string, period: Pick<Period, 'from'>, now: Date) {
  const isOpen = bookingMoves.cancel.from.some((from) => from === state);
  const move = isOpen ? toCancelMove(period, now) : undefined;
  return {
    canCancel: move !== undefined,
    canCancelNow: move?.to === 'CANCELLED',
    canChange: isOpen && isFree(period, now),
  };
}

/** Returns the number of slots in a range of time; undefined if they are not whole slots. */
export function countSlots({ grid }: Pick<Device, 'grid'>, start: string, end: string): number | undefined {
  const from = toMinutes(start) - toMinutes(grid.openFrom);
  const to = toMinutes(end) - toMinutes(grid.openFrom);
  const isWhole = from % grid.slotMin === 0 && to % grid.slotMin === 0;
  return isWhole && from >= 0 && to > from && end <= grid.openTo ? (to - from) / grid.slotMin : undefined;
}
