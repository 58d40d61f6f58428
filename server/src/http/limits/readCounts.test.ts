import type { DatabaseHandle } from '../../db/connect.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { createRateCounter } from './rateCounter.ts';
import { createReadCounts } from './readCounts.ts';

const windowSec = 60;
const now = new Date('2026-11-23T01:00:00Z');
const limit = 3_000;
/** Maximum for two processes according to docs/operations.md. */
const mostOfTwo = limit * 1.1;

describe('counts of reads', () => {
  let handle: DatabaseHandle;
  beforeAll(async () => {
    handle = await openTestDatabase();
  });
  afterAll(() => handle.close());

  const createProcess = () => {
    const counter = createRateCounter(handle.db);
    return createReadCounts((added) => counter.addMany(added, windowSec, now));
  };
  const countPassed = (answers: readonly boolean[]) => answers.filter(Boolean).length;
  /** Sends reads in consecutive parallel waves to each process, without the sharing every second. */
  async function readInWaves(key: string, processes: readonly ReturnType<typeof createProcess>[], size: number) {
    let passed = 0;
    for (let read = 0; read < 2 * limit; read += size * processes.length) {
      const answers = await Promise.all(
        processes.flatMap((counts) => Array.from({ length: size }, () => counts.take(key, limit))),
      );
      passed += countPassed(answers);
    }
    return passed;
  }

  it('let one process read exactly the limit', async () => {
    expect(await readInWaves('one', [createProcess()], 500)).toBe(limit);
  });

  it.each([10, 140, 1_000])('let two processes exceed the limit by at most a tenth, in waves of %d', async (size) => {
    const passed = await readInWaves(`two ${size}`, [createProcess(), createProcess()], size);

    expect(passed).toBeGreaterThanOrEqual(limit);
    expect(passed).toBeLessThanOrEqual(mostOfTwo);
  });

  it('control: processes without shared counts each read the limit', async () => {
    const counter = createRateCounter(handle.db);
    const createDeaf = (name: string) =>
      createReadCounts(async (added) => {
        const own = await counter.addMany(
          new Map([...added].map(([key, hits]) => [`${name} ${key}`, hits])),
          windowSec,
          now,
        );
        return new Map([...own].map(([key, hits]) => [key.slice(name.length + 1), hits]));
      });

    expect(await readInWaves('deaf', [createDeaf('a'), createDeaf('b')], 100)).toBe(2 * limit);
  });

  it('continue locally while the database is unavailable', async () => {
    const counts = createReadCounts(() => Promise.reject(new Error('away')));

    expect(await readInWaves('away', [counts], 500)).toBe(limit);
  });

  it('wait at most a second for a database that does not respond', async () => {
    const counts = createReadCounts(() => new Promise(() => undefined));

    const answers = await Promise.all(Array.from({ length: 200 }, () => counts.take('silent', limit)));

    expect(countPassed(answers)).toBe(200);
  });
});
