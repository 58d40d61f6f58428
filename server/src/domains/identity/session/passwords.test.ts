import { waitingHashesPerAddress } from '../../../http/limits/fixedLimits.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('verifyPassword', () => {
  it('serves others while one address sends hundreds of passwords', async () => {
    const stored = await hashPassword('Right!2026');
    const flood = Array.from({ length: 600 }, (_, at) =>
      verifyPassword(stored, 'Wrong!2026', `2001:db8::${at.toString(16)}`).catch(() => 'refused'),
    );
    const other = await verifyPassword(stored, 'Right!2026', '203.0.113.1');

    const answers = await Promise.all(flood);
    // Three run concurrently, one of which may be the other's.
    const checked = answers.filter((answer) => answer === false).length;
    expect(checked).toBeGreaterThanOrEqual(waitingHashesPerAddress);
    expect(checked).toBeLessThanOrEqual(waitingHashesPerAddress + 3);
    expect(other).toBe(true);
  });
});
