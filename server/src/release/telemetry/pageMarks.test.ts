import { createSecrets } from '../../http/secrets.ts';
import { createPageMarks, markLifeMs } from './pageMarks.ts';

const sentAt = Date.UTC(2026, 10, 25, 9);
const canary = { 'mf-travel': 'build0002' };
const create = (secret = 'a secret key of some length') => createPageMarks(createSecrets(secret));

describe('createPageMarks', () => {
  it('gives each response in one millisecond a distinct nonce of 16 bytes', () => {
    const marks = create();
    const nonces = Array.from({ length: 2_000 }, () => marks.issue(sentAt));

    expect(new Set(nonces).size).toBe(nonces.length);
    expect(nonces.every((nonce) => Buffer.from(nonce, 'base64').length === 16)).toBe(true);
    // Consecutive nonces have independent bytes: about 1 in 256 is equal at each position.
    const first = nonces.map((nonce) => Buffer.from(nonce, 'base64')[0]);
    expect(new Set(first).size).toBeGreaterThan(200);
  });

  it('accepts its own marks, also from another process with the same secret', () => {
    const nonce = create().issue(sentAt, canary);

    expect(create().isGenuine({ nonce, sentAt, canary }, sentAt + markLifeMs)).toBe(true);
    expect(create('another secret key, as long').isGenuine({ nonce, sentAt, canary }, sentAt)).toBe(false);
  });

  it('refuses a mark of another time or other builds, an expired one and one from the future', () => {
    const marks = create();
    const mark = { nonce: marks.issue(sentAt, canary), sentAt, canary };

    expect(marks.isGenuine({ ...mark, sentAt: sentAt + 1 }, sentAt)).toBe(false);
    expect(marks.isGenuine({ ...mark, canary: {} }, sentAt)).toBe(false);
    expect(marks.isGenuine({ ...mark, canary: { 'mf-travel': 'build0003' } }, sentAt)).toBe(false);
    expect(marks.isGenuine(mark, sentAt + markLifeMs + 1)).toBe(false);
    expect(marks.isGenuine(mark, sentAt - 60_000)).toBe(false);
  });

  it('refuses a mark with any changed bit, shortened or extended', () => {
    const marks = create();
    const bytes = Buffer.from(marks.issue(sentAt), 'base64');
    const changed = Array.from({ length: bytes.length * 8 }, (_, bit) => {
      const other = Buffer.from(bytes);
      other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      return other;
    });
    const forged = [...changed, bytes.subarray(0, 15), Buffer.concat([bytes, bytes])];

    const isGenuine = (one: Buffer) => marks.isGenuine({ nonce: one.toString('base64'), sentAt, canary: {} }, sentAt);
    expect(forged.filter(isGenuine)).toEqual([]);
    expect(isGenuine(bytes)).toBe(true);
  });
});
