import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import type { PageMark } from '@haesol/contracts/release';
import { isEqual } from '../../http/constantTime.ts';
import type { Secrets } from '../../http/secrets.ts';
import { toBuildsText } from '../registry/overrideSeal.ts';

/** A page may report for so long after it was sent, in milliseconds. */
export const markLifeMs = 2 * 3_600_000;
/** Processes read the clock of the database at most so long ago. */
const clockSlackMs = 5_000;
/** One block of AES. */
const markLength = 16;
const timeLength = 6;
const canaryLength = 4;
const boundLength = timeLength + canaryLength;
const countLength = markLength - boundLength;

/** A block that begins with what its mark is bound to; the count at its end is zero. */
function toBlock(sentAt: number, canary: PageMark['canary']): Buffer {
  const block = Buffer.alloc(markLength);
  block.writeUIntBE(sentAt, 0, timeLength);
  const builds = toBuildsText(canary);
  if (builds !== '') hash('sha256', builds, 'buffer').copy(block, timeLength, 0, canaryLength);
  return block;
}

/**
 * The mark of a page is the nonce of its scripts: one block of AES over the time at which the page was sent, its canary
 * builds and a count that no other response has. So nobody without the key foresees a nonce, and a made-up one decrypts to
 * the ten bytes of its page by chance, once in 2^80. The page carries no byte more, and kept pages stay what they are.
 *
 * An HMAC beside random bytes would say the same, and took a sixth of what sending a kept page takes (record 0105).
 */
export function createPageMarks(secrets: Secrets) {
  const key = secrets.derive('page mark');
  // Without padding each whole block comes out at once. ECB, as each mark is one block of its own.
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  const decipher = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  // Starts anywhere, as each process has a count of its own.
  let count = randomBytes(countLength).readUIntBE(0, countLength);

  return {
    /** A nonce for one response. @param sentAt whole milliseconds since the epoch, as the page says them */
    issue(sentAt: number, canary: PageMark['canary'] = {}): string {
      count = (count + 1) % 2 ** (8 * countLength);
      const block = toBlock(sentAt, canary);
      block.writeUIntBE(count, boundLength, countLength);
      return cipher.update(block).toString('base64');
    },

    /** Whether this site has sent the page, and not too long ago. @param now milliseconds since the epoch */
    isGenuine({ nonce, sentAt, canary }: PageMark, now: number): boolean {
      const bytes = Buffer.from(nonce, 'base64');
      // Base64 has several spellings of the same bytes; each would count once.
      if (bytes.length !== markLength || bytes.toString('base64') !== nonce) return false;
      const age = now - sentAt;
      if (age > markLifeMs || age < -clockSlackMs) return false;
      const [own, expected] = [decipher.update(bytes), toBlock(sentAt, canary)];
      return isEqual(own.subarray(0, boundLength), expected.subarray(0, boundLength));
    },
  };
}

export type PageMarks = ReturnType<typeof createPageMarks>;
