import type { DatabaseHandle } from '../../db/connect.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { createRateCounter } from './rateCounter.ts';

describe('counters of many keys', () => {
  let handle: DatabaseHandle;
  beforeAll(async () => {
    handle = await openTestDatabase();
  });
  afterAll(() => handle.close());

  const windowSec = 60;
  const start = new Date('2026-11-23T01:00:00Z');
  const secondsLater = (seconds: number) => new Date(start.getTime() + seconds * 1000);

  it('add to each key, and count the previous window by its remaining share', async () => {
    const counter = createRateCounter(handle.db);
    const added = new Map([
      ['reader a', 10],
      ['reader b', 3],
    ]);

    const first = await counter.addMany(added, windowSec, start);
    const again = await counter.addMany(added, windowSec, secondsLater(59));
    const later = await counter.addMany(new Map([['reader a', 1]]), windowSec, secondsLater(90));

    expect([...first].sort()).toEqual([...added]);
    expect(Object.fromEntries(again)).toEqual({ 'reader a': 20, 'reader b': 6 });
    expect(Object.fromEntries(later)).toEqual({ 'reader a': 11 });
  });
});
