import { jest } from '@jest/globals';
import { limitPhase, PhaseTimeoutError } from './limitPhase.ts';

describe('limitPhase', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('resolves with the result, and leaves no timer behind', async () => {
    await expect(limitPhase('mount', 1_000, Promise.resolve('done'))).resolves.toBe('done');

    expect(jest.getTimerCount()).toBe(0);
  });

  it('rejects with the error, and leaves no timer behind', async () => {
    const fault = new Error('mount');

    await expect(limitPhase('mount', 1_000, Promise.reject(fault))).rejects.toBe(fault);

    expect(jest.getTimerCount()).toBe(0);
  });

  it('names the phase that timed out', async () => {
    const work = limitPhase('mount', 1_000, new Promise(() => undefined));
    const outcome = expect(work).rejects.toEqual(new PhaseTimeoutError('mount took longer than 1000 ms'));

    await jest.advanceTimersByTimeAsync(1_000);

    await outcome;
  });
});
