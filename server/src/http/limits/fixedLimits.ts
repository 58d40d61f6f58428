// Limits that are no count of calls in a window of time; those are in limits.ts.
import { failuresToWait, firstLoginWaitSec } from '@haesol/contracts/identity';

/** An account waits after so many failed sign-ins, whether it exists or not: first so long, then twice as long each time. */
export const accountLock = {
  failures: failuresToWait,
  firstWaitSec: firstLoginWaitSec,
  longestWaitSec: 15 * 60,
} as const;

/**
 * Codes to one mailbox for one asker (its own device, or an address), and how often each may be tried: by strangers
 * together, and apart from them by the own device.
 */
export const mailboxCodes = { pauseSec: 60, perHour: 5, triesPerCode: 5 } as const;

/** Password hashes of one address that may wait for their turn, so that a flood leaves room for others. */
export const waitingHashesPerAddress = 40;

/** Event streams that one address may have open at once, as a share of its reads in a minute: 300. */
export const streamShare = 10;

/** Bytes that a member may have stored in all. */
export const storageQuotaBytes = 500 * 1024 * 1024;

/** A remote keeps its last builds and the young ones; a channel `pr-<n>` ends so long after its last move, with its builds. */
export const releaseRetention = { builds: 10, days: 30, previewDays: 14 } as const;

/** Builds that somebody has chosen for a browser stay for so long; a link to such a choice works for so long. */
export const overrideHours = { browser: 8, link: 72 } as const;
