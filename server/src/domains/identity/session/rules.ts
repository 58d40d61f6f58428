import { guestClass, sessionPolicy } from '@haesol/contracts/identity';
import type { MemberRow, MemberState } from '../../../db/schema.ts';
import { accountLock } from '../../../http/limits/fixedLimits.ts';

/** Period in which parallel tabs may still use the previous token. */
export const graceMs = 10_000;

/** Tolerance for adjustments of the database clock, which all servers use. */
export const clockSkewMs = 60_000;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export interface SessionTerms {
  readonly keep: boolean;
  /** Null without an idle timeout. */
  readonly idleSec: number | null;
  readonly absoluteSec: number;
}

/** Returns the lifetime of a session; staff are never kept signed in. A guest's lasts for a purchase with its payment. */
export function toSessionTerms(
  { role, class_cd }: Pick<MemberRow, 'class_cd' | 'role'>,
  wantsKeep: boolean,
): SessionTerms {
  if (class_cd === guestClass) return { keep: false, idleSec: null, absoluteSec: 2 * hour };
  const absoluteSec = sessionPolicy.hours * hour;
  if (role !== 'MEMBER') return { keep: false, idleSec: sessionPolicy.staffIdleMinutes * minute, absoluteSec };
  if (wantsKeep) return { keep: true, idleSec: null, absoluteSec: sessionPolicy.keepDays * day };
  return { keep: false, idleSec: sessionPolicy.idleMinutes * minute, absoluteSec };
}

export interface SessionTimes {
  readonly exp: Date;
  readonly idle_sec: number | null;
  readonly last_seen_at: Date;
  readonly revoked_at: Date | null;
  readonly created_at: Date;
}

export function isSessionLive(session: SessionTimes, now: Date): boolean {
  if (session.revoked_at !== null || session.exp <= now) return false;
  // The clock was ahead when it began, so that its end is unknown.
  if (session.created_at.getTime() > now.getTime() + clockSkewMs) return false;
  return session.idle_sec === null || session.last_seen_at.getTime() + session.idle_sec * 1000 > now.getTime();
}

/** Returns true for states in which a member may be signed in. */
export function mayLogIn(state: MemberState): boolean {
  return state === 'ACTIVE' || state === 'PENDING_CLASS';
}

const { failures: failuresBeforeLock, firstWaitSec, longestWaitSec } = accountLock;

/** Returns the seconds to wait after the n-th failure: first 0, then doubling up to the longest wait, never for ever. */
export function toWaitSec(failures: number): number {
  if (failures < failuresBeforeLock) return 0;
  return Math.min(longestWaitSec, firstWaitSec * 2 ** Math.min(10, failures - failuresBeforeLock));
}

/** Lists the wait after each failure, up to the first with the longest wait. */
export function listWaitsSec(): number[] {
  const waits = [toWaitSec(1)];
  while (waits.at(-1) !== longestWaitSec) waits.push(toWaitSec(waits.length + 1));
  return waits;
}
