import { keep } from './keep.ts';

describe('cached value', () => {
  it('is read once in its lifetime, also for concurrent requests', async () => {
    let now = 0;
    let reads = 0;
    const get = keep(
      100,
      async () => ++reads,
      () => now,
    );

    expect(await Promise.all([get(), get()])).toEqual([1, 1]);
    now = 101;
    expect(await get()).toBe(2);
  });

  it('is read again after a failure', async () => {
    let reads = 0;
    const get = keep(100, async () => {
      reads += 1;
      if (reads === 1) throw new Error('away');
      return reads;
    });

    await expect(get()).rejects.toThrow('away');
    expect(await get()).toBe(2);
  });
});
