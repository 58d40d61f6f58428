import { jest } from '@jest/globals';
import { createReleaseWatch } from './releaseWatch.ts';

function aWatch() {
  const seen: string[] = [];
  const held: { isBusy: boolean; calm(): void; answer(): Promise<void> } = {
    isBusy: false,
    calm: () => undefined,
    answer: () => Promise.resolve(),
  };
  const watch = createReleaseWatch({
    async look() {
      seen.push('look');
      await held.answer();
    },
    take: () => void seen.push('take'),
    isBusy: () => held.isBusy,
    onCalm(listener) {
      held.calm = listener;
      return () => void seen.push('forgotten');
    },
  });
  return { watch, seen, held };
}

const settle = () => jest.advanceTimersByTimeAsync(0);
function show(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  show('visible');
  jest.useRealTimers();
});

describe('createReleaseWatch', () => {
  it('polls when the page is first used, then once a minute, and applies the result', async () => {
    const { watch, seen } = aWatch();
    const stop = watch.start();

    await jest.advanceTimersByTimeAsync(1_000);
    expect(seen).toEqual([]);
    for (const sign of ['pointermove', 'scroll', 'keydown']) dispatchEvent(new Event(sign));
    await settle();
    expect(seen).toEqual(['look', 'take']);
    await jest.advanceTimersByTimeAsync(120_000);
    stop();

    expect(seen).toEqual(['look', 'take', 'look', 'take', 'look', 'take', 'forgotten']);
  });

  it('polls once when the tab is shown again, and never while it is hidden', async () => {
    const { watch, seen } = aWatch();
    const stop = watch.start();

    show('hidden');
    await jest.advanceTimersByTimeAsync(600_000);
    expect(seen).toEqual([]);
    show('visible');
    dispatchEvent(new Event('focus'));
    await settle();
    stop();

    expect(seen).toEqual(['look', 'take', 'forgotten']);
  });

  it('applies nothing with unsaved input, and applies it afterwards', async () => {
    const { watch, seen, held } = aWatch();
    const stop = watch.start();

    held.isBusy = true;
    dispatchEvent(new Event('focus'));
    await settle();
    held.calm();
    expect(seen).toEqual(['look']);
    held.isBusy = false;
    held.calm();
    stop();

    expect(seen).toEqual(['look', 'take', 'forgotten']);
  });

  it('does not poll again before the answer has arrived', async () => {
    const { watch, seen, held } = aWatch();
    const { promise, resolve } = Promise.withResolvers<void>();
    held.answer = () => promise;
    const stop = watch.start();

    await jest.advanceTimersByTimeAsync(180_000);
    expect(seen).toEqual(['look']);
    resolve();
    await settle();
    stop();

    expect(seen).toEqual(['look', 'take', 'forgotten']);
  });

  it('stops polling once it is stopped', async () => {
    const { watch, seen } = aWatch();

    watch.start()();
    dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(120_000);

    expect(seen).toEqual(['forgotten']);
  });
});
