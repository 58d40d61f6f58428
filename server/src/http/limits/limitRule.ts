import type { ErrorCode } from '@haesol/contracts/common';

/**
 * Rate limit: a number of places in a sliding window, shared by all processes. A request acquires a place first
 * (`context.limits.take`); at the limit it returns `code`.
 */
export interface LimitRule {
  /** Limited requests, for the table in `docs/operations.md`. */
  readonly calls: string;
  readonly places: number;
  readonly windowSec: number;
  /**
   * Key of the limit. An address is an IPv4 address or an IPv6 network (/64); the device of a mailbox's owner counts as a
   * separate address. Addresses of `RATE_TRUSTED_CIDRS` have ten times as many places.
   */
  readonly per:
    | 'address'
    | 'device'
    | 'mailbox'
    | 'mailbox and address'
    | 'member'
    | 'member and device'
    | 'name and address'
    | 'site'
    | 'word and address';
  /** `attempts` keep their place; with `failures` a success releases it (`context.limits.giveBack`). */
  readonly counts: 'attempts' | 'failures';
  /** Error code at the limit; null for a normal response whose effect is dropped. */
  readonly code: ErrorCode | null;
  /** Applies with `RATE_LIMITS=off`, too. */
  readonly always?: true;
}
