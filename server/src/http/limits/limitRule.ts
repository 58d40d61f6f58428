import type { ErrorCode } from '@haesol/contracts/common';

/**
 * One limit: so many places in a sliding window, shared by all processes. A call takes a place before it does anything
 * (`context.limits.take`); without a free place it answers `code`.
 */
export interface LimitRule {
  /** The calls that it limits, for the table in `docs/operations.md`. */
  readonly calls: string;
  readonly places: number;
  readonly windowSec: number;
  /**
   * Who shares the places. An address is an IPv4 address or an IPv6 network (/64); a mailbox's own device counts as an
   * address of its own. Addresses of `RATE_TRUSTED_CIDRS` have ten times as many.
   */
  readonly per:
    | 'address'
    | 'device'
    | 'mailbox'
    | 'mailbox and address'
    | 'member'
    | 'name and address'
    | 'site'
    | 'word and address';
  /** `attempts` keep their place; with `failures` a success gives it back (`context.limits.giveBack`). */
  readonly counts: 'attempts' | 'failures';
  /** What the refused call answers; null: it answers as usual and its effect is dropped. */
  readonly code: ErrorCode | null;
  /** Holds with `RATE_LIMITS=off`, too. */
  readonly always?: true;
}
