import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import type { PageMark } from '@haesol/contracts/release';
import { isEqual } from '../../http/constantTime.ts';
import type { Secrets } from '../../http/secrets.ts';
import { toBuildsText } from '../registry/overrideSeal.ts';

/** Time after sending in which a page may report, in milliseconds. */
export const markLifeMs = 2 * 3_600_000;
/** Maximum age of the database clock in a process. */
const clockSlackMs = 5_000;
/** One block of AES. */
const markLength = 16;
const timeLength = 6;
const canaryLength = 4;
const boundLength = timeLength + canaryLength;
const countLength = markLength - boundLength;

/** Builds a block from the data to which the mark is bound; the counter at its end is zero. */
function toBlock(sentAt: number, canary: PageMark['canary']): Buffer {
  const block = Buffer.alloc(markLength);
  block.writeUIntBE(sentAt, 0, timeLength);
  const builds = toBuildsText(canary);
  if (builds !== '') hash('sha256', builds, 'buffer').copy(block, timeLength, 0, canaryLength);
  return block;
}

/**
 * Uses the nonce of a page's scripts as its mark: one block of AES over the time of sending, its canary builds and a counter
 * unique to the response. Without the key a nonce cannot be predicted, and an invented one decrypts to the ten bytes of its
 * page with a probability of 2^-80. This adds no bytes to the page, and cached pages need no change.
 *
 * An HMAC beside random bytes would be equivalent, but took a sixth of the time for sending a cached page (record 0105).
 */
export function createPageMarks(secrets: Secrets) {
  const key = secrets.derive('page mark');
  // Without padding each block is returned at once. ECB, because each mark is a single block.
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  const decipher = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  // Random start, as each process has its own counter.
  let count = randomBytes(countLength).readUIntBE(0, countLength);

  return {
    /** Creates the nonce of one response. @param sentAt whole milliseconds since the epoch, as in the page */
    issue(sentAt: number, canary: PageMark['canary'] = {}): string {
      count = (count + 1) % 2 ** (8 * countLength);
      const block = toBlock(sentAt, canary);
      block.writeUIntBE(count, boundLength, countLength);
      return cipher.update(block).toString('base64');
    },

    /** Returns true if this site has sent the page recently. @param now milliseconds since the epoch */
    isGenuine({ nonce, sentAt, canary }: PageMark, now: number): boolean {
      const bytes = Buffer.from(nonce, 'base64');
      // Base64 has several spellings of the same bytes, each of which would count once.
      if (bytes.length !== markLength || bytes.toString('base64') !== nonce) return false;
      const age = now - sentAt;
      if (age > markLifeMs || age < -clockSlackMs) return false;
      const [own, expected] = [decipher.update(bytes), toBlock(sentAt, canary)];
      return isEqual(own.subarray(0, boundLength), expected.subarray(0, boundLength));
    },
  };
}

export type PageMarks = ReturnType<typeof createPageMarks>;
