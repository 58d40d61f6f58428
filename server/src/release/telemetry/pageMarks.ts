import { createHmac, randomBytes } from 'node:crypto';
import type { PageMark } from '@haesol/contracts/release';
import { isEqual } from '../../http/constantTime.ts';
import type { Secrets } from '../../http/secrets.ts';
import { toBuildsText } from '../registry/overrideSeal.ts';

/** A page may report for so long after it was sent, in milliseconds. */
export const markLifeMs = 2 * 3_600_000;
/** Processes read the clock of the database at most so long ago. */
const clockSlackMs = 5_000;
const markLength = 16;
/** Random bytes that no other response has; the signature follows. */
const randomLength = 6;

/**
 * Marks of pages: random bytes with an HMAC over them, the time at which the page was sent and its canary builds. A made-up
 * mark is genuine by chance once in 2^80.
 */
export function createPageMarks(secrets: Secrets) {
  const key = secrets.derive('page mark');
  const sign = (random: Buffer, { sentAt, canary }: Omit<PageMark, 'nonce'>) =>
    createHmac('sha256', key)
      .update(random)
      .update(`${sentAt} ${toBuildsText(canary)}`)
      .digest()
      .subarray(0, markLength - randomLength);

  return {
    /** Returns the mark of one response. @param sentAt whole milliseconds since the epoch, as the page has them */
    issue(sentAt: number, canary: PageMark['canary'] = {}): string {
      const random = randomBytes(randomLength);
      return Buffer.concat([random, sign(random, { sentAt, canary })]).toString('base64');
    },

    /** Returns true for a page of this site that was sent not too long ago. @param now milliseconds since the epoch */
    isGenuine({ nonce, ...bound }: PageMark, now: number): boolean {
      const bytes = Buffer.from(nonce, 'base64');
      // Base64 has several spellings of the same bytes; each would count once.
      if (bytes.length !== markLength || bytes.toString('base64') !== nonce) return false;
      const age = now - bound.sentAt;
      if (age > markLifeMs || age < -clockSlackMs) return false;
      return isEqual(bytes.subarray(randomLength), sign(bytes.subarray(0, randomLength), bound));
    },
  };
}

export type PageMarks = ReturnType<typeof createPageMarks>;
