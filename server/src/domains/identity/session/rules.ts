import type { MemberRole, MemberState } from '../../../db/schema.ts';
import { accountLock } from '../../../http/limits/fixedLimits.ts';

/** Parallel tabs may still hold the token before the last for this long. */
export const graceMs = 10_000;
/** The last sign of life is written this often at most, to spare a write for each call. */
export const seenEveryMs = 30_000;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export interface SessionTerms {
  readonly keep: boolean;
  /** Null: no idle end. */
  readonly idleSec: number | null;
  readonly absoluteSec: number;
}

/** How long a session lives: staff are never kept signed in. */
export function toSessionTerms(role: MemberRole, wantsKeep: boolean): SessionTerms {
  if (role !== 'MEMBER') return { keep: false, idleSec: 15 * minute, absoluteSec: 12 * hour };
  if (wantsKeep) return { keep: true, idleSec: null, absoluteSec: 14 * day };
  return { keep: false, idleSec: 30 * minute, absoluteSec: 12 * hour };
}

export interface SessionTimes {
  readonly exp: Date;
  readonly idle_sec: number | null;
  readonly last_seen_at: Date;
  readonly revoked_at: Date | null;
}

export function isSessionLive(session: SessionTimes, now: Date): boolean {
  if (session.revoked_at !== null || session.exp <= now) return false;
  return session.idle_sec === null || session.last_seen_at.getTime() + session.idle_sec * 1000 > now.getTime();
}

/** States in which a member may be signed in. */
export function mayLogIn(state: MemberState): boolean {
  return state === 'ACTIVE' || state === 'PENDING_CLASS';
}

const { failures: failuresBeforeLock, firstWaitSec, longestWaitSec } = accountLock;

/** Seconds to wait after the n-th failure: none at first, then doubling up to the longest wait, never for ever. */
export function toWaitSec(failures: number): number {
  if (failures < failuresBeforeLock) return 0;
  return Math.min(longestWaitSec, firstWaitSec * 2 ** Math.min(10, failures - failuresBeforeLock));
}

/** The wait after each failure, from the first to the one from which on the wait is longest. */
export function listWaitsSec(): number[] {
  const waits = [toWaitSec(1)];
  while (waits.at(-1) !== longestWaitSec) waits.push(toWaitSec(waits.length + 1));
  return waits;
}
