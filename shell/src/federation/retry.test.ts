import { jest } from '@jest/globals';
import { RemoteLoadError } from './loadErrors.ts';
import { retryLoad } from './retry.ts';

const lost = () => new RemoteLoadError('entry', '/remotes/a/remoteEntry.js');

/** Load that fails with the given errors in order, and then succeeds. */
function aLoad(...errors: readonly unknown[]) {
  const waiting = [...errors];
  const calls: number[] = [];
  const load = async () => {
    calls.push(performance.now());
    if (waiting.length > 0) throw waiting.shift();
    return 'loaded';
  };
  return { load, calls };
}

const signal = () => new AbortController().signal;

describe('retryLoad', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('retries a failed load', async () => {
    const { load, calls } = aLoad(lost(), lost());

    const work = retryLoad(load, { signal: signal(), random: () => 1 });
    await jest.runAllTimersAsync();

    await expect(work).resolves.toBe('loaded');
    expect(calls).toHaveLength(3);
  });

  it('waits longer each time', async () => {
    const { load, calls } = aLoad(lost(), lost());

    const work = retryLoad(load, { signal: signal(), random: () => 1 });
    await jest.runAllTimersAsync();
    await work;

    expect(calls.map((at) => at - Number(calls[0]))).toEqual([0, 900, 3_600]);
  });

  it('gives up after three tries with the last error', async () => {
    const last = lost();
    const { load, calls } = aLoad(lost(), lost(), last);

    const work = retryLoad(load, { signal: signal(), random: () => 0 });
    const outcome = expect(work).rejects.toBe(last);
    await jest.runAllTimersAsync();

    await outcome;
    expect(calls).toHaveLength(3);
  });

  it('starts no try after the budget', async () => {
    const { load, calls } = aLoad(lost(), lost());

    const work = retryLoad(load, { signal: signal(), random: () => 1, budgetMs: 2_000 });
    const outcome = expect(work).rejects.toBeInstanceOf(RemoteLoadError);
    await jest.runAllTimersAsync();

    await outcome;
    expect(calls).toHaveLength(2);
  });

  it('does not retry code that ran and threw', async () => {
    const fault = new TypeError('x is undefined');
    const { load, calls } = aLoad(fault);

    await expect(retryLoad(load, { signal: signal() })).rejects.toBe(fault);

    expect(calls).toHaveLength(1);
  });

  it('stops waiting when aborted', async () => {
    const controller = new AbortController();
    const { load, calls } = aLoad(lost(), lost());

    const work = retryLoad(load, { signal: controller.signal, random: () => 1 });
    const outcome = expect(work).rejects.toBeInstanceOf(RemoteLoadError);
    await jest.advanceTimersByTimeAsync(100);
    controller.abort();

    await outcome;
    expect(calls).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});
