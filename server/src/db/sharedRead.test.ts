import { shareReads } from './sharedRead.ts';

describe('shareReads', () => {
  it('reads once for the calls of a turn', async () => {
    let count = 0;
    const read = shareReads(async () => {
      count += 1;
      return count;
    });

    expect(await Promise.all([read(), read(), Promise.resolve().then(read)])).toEqual([1, 1, 1]);
    expect(await read()).toBe(2);
  });

  it('never gives a call a reading that began before it, and does not wait for that one', async () => {
    let value = 1;
    const ends: (() => void)[] = [];
    const read = shareReads(() => {
      const begun = value;
      return new Promise<number>((resolve) => ends.push(() => resolve(begun)));
    });
    const first = read();
    await new Promise(setImmediate);
    value = 2;
    const second = read();
    await new Promise(setImmediate);

    ends[1]?.();
    expect(await second).toBe(2);
    ends[0]?.();
    expect(await first).toBe(1);
  });

  it('fails for the calls of its turn alone', async () => {
    const results = [Promise.reject(new Error('no database')), Promise.resolve(1)];
    const read = shareReads(async () => results.shift());

    await expect(read()).rejects.toThrow('no database');
    expect(await read()).toBe(1);
  });
});
