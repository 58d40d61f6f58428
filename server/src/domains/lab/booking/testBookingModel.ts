import { errorCodes } from '@haesol/contracts/common';
import type { BookingState, StaffBookingMove } from '@haesol/contracts/lab';

const hourMs = 3_600_000;
const minuteMs = 60_000;
const firstHour = 9;
const slotCount = 9;

export type Step =
  | { readonly act: 'hold'; readonly who: number; readonly from: number; readonly slots: number }
  | { readonly act: 'release' | 'reserve' | 'extend'; readonly who: number }
  | { readonly act: 'cancel'; readonly nth: number }
  | { readonly act: 'change'; readonly nth: number; readonly from: number }
  | { readonly act: 'move'; readonly nth: number; readonly to: StaffBookingMove }
  | { readonly act: 'settle'; readonly nth: number }
  | { readonly act: 'later'; readonly minutes: number }
  | { readonly act: 'jobs' };

interface Booked {
  readonly who: number;
  state: BookingState;
  from: number;
  slots: number;
  paid: boolean;
  readonly history: BookingState[];
}

interface Held {
  readonly from: number;
  readonly slots: number;
  endsAt: number;
  extended: boolean;
}

const live: readonly BookingState[] = ['REQUESTED', 'APPROVED', 'IN_USE', 'CANCEL_REQUESTED'];
const used: readonly BookingState[] = [...live, 'COMPLETED', 'NO_SHOW'];

/** States from which staff can make each move. */
const movesFrom: Readonly<Record<StaffBookingMove, readonly BookingState[]>> = {
  APPROVED: ['REQUESTED', 'CANCEL_REQUESTED'],
  REJECTED: ['REQUESTED'],
  IN_USE: ['APPROVED'],
  COMPLETED: ['IN_USE', 'APPROVED'],
  CANCELLED: ['APPROVED', 'CANCEL_REQUESTED'],
  NO_SHOW: ['APPROVED'],
};

/**
 * Model of the bookings of one equipment on one day, written from the specification and not from the server's code. Each step
 * returns the code that the API must return.
 */
export class BookingModel {
  readonly bookings: Booked[] = [];
  readonly #holds = new Map<number, Held>();
  readonly #dayStart: number;
  readonly #lastOrder: number;
  now: number;

  /** @param lastOrder from this instant on it is too late to book the day */
  constructor(now: number, dayStart: number, lastOrder: number) {
    this.now = now;
    this.#dayStart = dayStart;
    this.#lastOrder = lastOrder;
  }

  startOf = ({ from }: Pick<Booked, 'from'>) => this.#dayStart + (firstHour + from) * hourMs;
  isOpen = () => this.now < this.#lastOrder;
  /** Returns the active hold of a member. */
  holdOf(who: number): Held | undefined {
    const held = this.#holds.get(who);
    return held !== undefined && held.endsAt > this.now ? held : undefined;
  }

  /** Returns the state of each slot for a visitor. */
  slots(): string[] {
    const holds = [...this.#holds.keys()].flatMap((who) => this.holdOf(who) ?? []);
    const covers = (at: number) => (one: Pick<Booked, 'from' | 'slots'>) => one.from <= at && at < one.from + one.slots;
    return Array.from({ length: slotCount }, (_unused, at) => {
      if (this.bookings.some((one) => live.includes(one.state) && covers(at)(one))) return 'BOOKED';
      return holds.some(covers(at)) ? 'HELD' : 'FREE';
    });
  }

  do(step: Step): string | undefined {
    switch (step.act) {
      case 'later':
        this.now += step.minutes * minuteMs;
        return undefined;
      case 'jobs':
        for (const one of this.bookings) {
          if (this.startOf(one) > this.now) continue;
          if (one.state === 'REQUESTED') this.#set(one, 'EXPIRED');
          if (one.state === 'CANCEL_REQUESTED') this.#set(one, 'CANCELLED');
        }
        return undefined;
      case 'hold':
        return this.#hold(step.who, step.from, step.slots);
      case 'change':
        return this.#change(this.bookings[step.nth], step.from);
      case 'cancel':
        return this.#cancel(this.bookings[step.nth]);
      case 'move':
        return this.#move(this.bookings[step.nth], step.to);
      case 'settle':
        return this.#settle(this.bookings[step.nth]);
      default:
        return this.#keep(step.act, step.who);
    }
  }

  #set(booking: Booked, state: BookingState): string {
    booking.state = state;
    booking.history.push(state);
    return '200';
  }

  /** Returns the reason for refusing slots; undefined if they are available. */
  #refuse(who: number, from: number, slots: number, changed?: Booked): string | undefined {
    if (from + slots > slotCount) return errorCodes.invalidInput;
    // Ignores slots that have begun, because their day is refused anyway.
    const wanted = Array.from({ length: slots }, (_unused, at) => from + at).filter(
      (at) => this.startOf({ from: at }) > this.now,
    );
    const overlaps = (one: Pick<Booked, 'from' | 'slots'>) =>
      wanted.some((at) => one.from <= at && at < one.from + one.slots);
    const taken = this.bookings.some((one) => one !== changed && live.includes(one.state) && overlaps(one));
    const others = [...this.#holds.keys()]
      .filter((other) => other !== who)
      .flatMap((other) => this.holdOf(other) ?? []);
    if (taken || others.some(overlaps)) return errorCodes.slotTaken;
    if (this.#countNoShows(who) >= 3) return errorCodes.bookingSuspended;
    if (!this.isOpen()) return errorCodes.dateUnavailable;
    if (changed !== undefined && changed.state !== 'REQUESTED' && changed.state !== 'APPROVED')
      return errorCodes.moveNotAllowed;
    if (changed !== undefined && this.startOf(changed) - this.now < 24 * hourMs) return errorCodes.cancellationClosed;
    const week = this.bookings.filter((one) => one !== changed && one.who === who && used.includes(one.state));
    return week.reduce((sum, one) => sum + one.slots, slots) > 8 ? errorCodes.reservationTooLong : undefined;
  }

  #countNoShows = (who: number) => this.bookings.filter((one) => one.who === who && one.state === 'NO_SHOW').length;

  #hold(who: number, from: number, slots: number): string {
    const refused = this.#refuse(who, from, slots);
    if (refused !== undefined) return refused;
    this.#holds.set(who, { from, slots, endsAt: this.now + 5 * minuteMs, extended: false });
    return '200';
  }

  #keep(act: 'release' | 'reserve' | 'extend', who: number): string {
    const held = this.holdOf(who);
    if (held === undefined) return errorCodes.notFound;
    if (act === 'extend') {
      if (held.extended) return errorCodes.reservationTooLong;
      held.extended = true;
      held.endsAt += 5 * minuteMs;
      return '200';
    }
    this.#holds.delete(who);
    const { from, slots } = held;
    if (act === 'reserve') {
      this.bookings.push({ who, state: 'REQUESTED', from, slots, paid: false, history: ['REQUESTED'] });
    }
    return '200';
  }

  #change(booking: Booked | undefined, from: number): string | undefined {
    if (booking === undefined) return undefined;
    const refused = this.#refuse(booking.who, from, booking.slots, booking);
    if (refused !== undefined) return refused;
    this.#holds.delete(booking.who);
    booking.from = from;
    return this.#set(booking, 'REQUESTED');
  }

  #cancel(booking: Booked | undefined): string | undefined {
    if (booking === undefined) return undefined;
    if (booking.state !== 'REQUESTED' && booking.state !== 'APPROVED') return errorCodes.moveNotAllowed;
    const ahead = this.startOf(booking) - this.now;
    if (ahead >= 24 * hourMs) return this.#set(booking, 'CANCELLED');
    return ahead > 0 ? this.#set(booking, 'CANCEL_REQUESTED') : errorCodes.cancellationClosed;
  }

  #move(booking: Booked | undefined, to: StaffBookingMove): string | undefined {
    if (booking === undefined) return undefined;
    const ahead = this.startOf(booking) - this.now;
    const isOver = this.now >= this.startOf(booking) + booking.slots * hourMs;
    const isDue = {
      ...{ APPROVED: true, REJECTED: true, CANCELLED: true, NO_SHOW: ahead <= 0 },
      ...{ IN_USE: ahead <= hourMs && !isOver, COMPLETED: booking.state === 'IN_USE' || isOver },
    };
    return isDue[to] && movesFrom[to].includes(booking.state) ? this.#set(booking, to) : errorCodes.moveNotAllowed;
  }

  #settle(booking: Booked | undefined): string | undefined {
    if (booking === undefined) return undefined;
    if (booking.state !== 'COMPLETED') return errorCodes.moveNotAllowed;
    if (!booking.paid) booking.history.push('COMPLETED');
    booking.paid = true;
    return '200';
  }
}
