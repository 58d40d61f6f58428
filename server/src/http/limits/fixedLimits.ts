// Limits other than rate limits, which are in limits.ts.
import { failuresToWait, firstLoginWaitSec } from '@haesol/contracts/identity';

/** Failed sign-ins before an account, known or unknown, is blocked, and the first wait, which doubles each time. */
export const accountLock = {
  failures: failuresToWait,
  firstWaitSec: firstLoginWaitSec,
  longestWaitSec: 15 * 60,
} as const;

/**
 * Limits of codes per mailbox and requester (the owner's device or an address), and tries per code, counted separately for the
 * owner's device and for all others together.
 */
export const mailboxCodes = { pauseSec: 60, perHour: 5, triesPerCode: 5 } as const;

/** Limit of password hashes waiting per address, so that a flood leaves room for others. */
export const waitingHashesPerAddress = 40;

/** Limit of open event streams per address, as a share of its reads in a minute: 300. */
export const streamShare = 10;

/** Storage limit per member, in bytes. */
export const storageQuotaBytes = 500 * 1024 * 1024;

/**
 * Retention of builds: the latest and the recent ones per remote; a channel `pr-<n>` expires with its builds this long after
 * its last move. Paths and slots of a removed remote stay reserved for `areaDays`, so that open tabs have them once.
 */
export const releaseRetention = { builds: 10, days: 30, previewDays: 14, areaDays: 7 } as const;

/** Limits of calls to a team's service: time and size of an answer, and calls that one process has under way. */
export const serviceLimits = { answerMs: 5_000, answerBytes: 1024 * 1024, calls: 50 } as const;

/** Lifetime of a browser's override of builds, and of a link to one. */
export const overrideHours = { browser: 8, link: 72 } as const;
