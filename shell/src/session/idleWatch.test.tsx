import { jest } from '@jest/globals';
import { createIdleWatch } from './idleWatch.ts';

/** Session with an idle timeout of 30 minutes, watched from now on. */
function aWatch({ idleSec = 1_800 as number | null, isKept = true } = {}) {
  const record = { keeps: 0, over: 0, warnings: [] as (number | null)[] };
  const start = Date.now();
  const watch = createIdleWatch({
    now: () => Date.now(),
    idleSec: () => idleSec,
    async keep() {
      record.keeps += 1;
      if (isKept) watch.noteKept();
      return isKept;
    },
    warn: (end) => void record.warnings.push(end === null ? null : Math.round((end - start) / 1000)),
    onOver() {
      record.over += 1;
    },
  });
  const stop = watch.start();
  return { record, stop, watch };
}
/** Moves the clock and runs the ticks of the last two seconds; every tick of half an hour takes seconds. */
const pass = async (seconds: number) => {
  jest.setSystemTime(Date.now() + Math.max(seconds - 2, 0) * 1000);
  await jest.advanceTimersByTimeAsync(Math.min(seconds, 2) * 1000);
};
const type = () => dispatchEvent(new Event('keydown'));

let stop: () => void = () => undefined;
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('createIdleWatch', () => {
  it('warns two minutes before the end', async () => {
    const { record, stop: end } = aWatch();
    stop = end;

    await pass(28 * 60 - 1);
    expect(record.warnings).toEqual([]);
    await pass(2);

    expect(record.warnings).toEqual([1_800]);
    expect(record.keeps).toBe(0);
  });

  it('prolongs the session while typing, every five minutes at most', async () => {
    const { record, stop: end } = aWatch();
    stop = end;

    for (let minute = 0; minute < 40; minute += 1) {
      type();
      await pass(60);
    }

    expect(record.keeps).toBeGreaterThanOrEqual(6);
    expect(record.keeps).toBeLessThanOrEqual(8);
    expect(record.warnings).toEqual([]);
  });

  it('knows whether a person has used the page since the session was prolonged', async () => {
    const { stop: end, watch } = aWatch();
    stop = end;
    await pass(901);
    expect(watch.isUsed()).toBe(false);
    jest.setSystemTime(Date.now() + 1);
    type();
    expect(watch.isUsed()).toBe(true);
    await pass(1);

    expect(watch.isUsed()).toBe(false);
  });

  it('continues when the person confirms', async () => {
    const { record, stop: end, watch } = aWatch();
    stop = end;
    await pass(28 * 60 + 1);

    watch.keepNow();
    await pass(1);

    expect(record.warnings).toEqual([1_800, null]);
    expect(record.over).toBe(0);
  });

  it('removes the warning after the clock was corrected', async () => {
    const { record, stop: end } = aWatch();
    stop = end;
    await pass(28 * 60 + 1);

    jest.setSystemTime(Date.now() - 10 * 60_000);
    await pass(1);

    expect(record.warnings).toEqual([1_800, null]);
  });

  it('does not take pointer movement as an answer to the warning', async () => {
    const { record, stop: end } = aWatch();
    stop = end;
    await pass(28 * 60 + 1);

    dispatchEvent(new Event('pointermove'));
    await pass(60);

    expect(record.keeps).toBe(0);
  });

  it('ends when the time has passed and the server confirms it', async () => {
    const { record, stop: end } = aWatch({ isKept: false });
    stop = end;

    await pass(28 * 60 + 1);
    await pass(2 * 60 + 1);

    expect(record.over).toBeGreaterThan(0);
    expect(record.warnings).toEqual([1_800, null]);
  });

  it('does not warn members who stay signed in', async () => {
    const { record, stop: end } = aWatch({ idleSec: null });
    stop = end;

    await pass(40 * 60);

    expect(record).toEqual({ keeps: 0, over: 0, warnings: [] });
  });
});
