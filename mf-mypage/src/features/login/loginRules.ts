import { errorCodes } from '@haesol/contracts/common';
import { failuresToWait } from '@haesol/contracts/identity';
import type { CallError } from '@haesol/remote/http';

/** Kind of a refused sign-in. */
export type LoginFailure =
  | { readonly kind: 'mismatch'; readonly failed: number | undefined }
  | { readonly kind: 'wait'; readonly until: number }
  /** Dormant: not signed in for a year; a mail to the address reactivates the account. */
  | { readonly kind: 'dormant' | 'other' };

function readNumber(data: unknown, key: string): number | undefined {
  const value = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[key] : undefined;
  return typeof value === 'number' ? value : undefined;
}

/** @param now milliseconds since the epoch, by the server's clock */
export function toLoginFailure({ code, data }: CallError, now: number): LoginFailure {
  if (code === errorCodes.wrongLogin) {
    const remain = readNumber(data, 'remain');
    return { kind: 'mismatch', failed: remain === undefined ? undefined : failuresToWait - remain };
  }
  const waitSec = readNumber(data, 'waitSec');
  if (code === errorCodes.tooManyLogins && waitSec !== undefined) return { kind: 'wait', until: now + waitSec * 1000 };
  const isDormant =
    code === errorCodes.accountUnavailable && typeof data === 'object' && data !== null && 'state' in data;
  return { kind: isDormant && data.state === 'DORMANT' ? 'dormant' : 'other' };
}
