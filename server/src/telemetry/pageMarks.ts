import { createHmac, randomBytes } from 'node:crypto';
import type { PageMark } from '@haesol/shared/contracts';
import { isEqual } from '../constantTime.ts';
import { toBuildsText } from '../override/overrideSeal.ts';
import type { Secrets } from '../secrets.ts';

/** A page may report for so long after it was sent, in milliseconds. */
export const markLifeMs = 2 * 3_600_000;
/** Processes read the clock of the database at most so long ago. */
const clockSlackMs = 5_000;
const randomLength = 8;
const signedLength = 8;

/**
 * The mark of a page is the nonce of its scripts: eight random bytes, and a signature of these, of the time at which the
 * page was sent and of its canary builds. So the page carries a signature that differs from response to response without a
 * byte more, and kept pages stay what they are.
 */
export function createPageMarks(secrets: Secrets) {
  const key = secrets.derive('page mark');
  const sign = (random: Buffer, sentAt: number, canary: PageMark['canary']) =>
    createHmac('sha256', key)
      .update(random)
      .update(` ${sentAt} ${toBuildsText(canary)}`)
      .digest()
      .subarray(0, signedLength);

  return {
    /** A nonce for one response. @param sentAt whole milliseconds since the epoch, as the page says them */
    issue(sentAt: number, canary: PageMark['canary'] = {}): string {
      const random = randomBytes(randomLength);
      return Buffer.concat([random, sign(random, sentAt, canary)]).toString('base64');
    },

    /** Whether this site has sent the page, and not too long ago. @param now milliseconds since the epoch */
    isGenuine({ nonce, sentAt, canary }: PageMark, now: number): boolean {
      const bytes = Buffer.from(nonce, 'base64');
      // Base64 has several spellings of the same bytes; each would count once.
      if (bytes.toString('base64') !== nonce) return false;
      const age = now - sentAt;
      if (age > markLifeMs || age < -clockSlackMs) return false;
      return isEqual(bytes.subarray(randomLength), sign(bytes.subarray(0, randomLength), sentAt, canary));
    },
  };
}

export type PageMarks = ReturnType<typeof createPageMarks>;
