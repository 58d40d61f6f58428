import { whenIdle } from './whenIdle.ts';

/** Removed, as in Safari; jsdom has none. */
const { requestIdleCallback } = globalThis;

describe('whenIdle', () => {
  afterEach(() => {
    if (requestIdleCallback === undefined) Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    else globalThis.requestIdleCallback = requestIdleCallback;
  });

  it('waits until the browser is idle', () => {
    const waiting: (() => void)[] = [];
    globalThis.requestIdleCallback = (work) => waiting.push(() => work({ didTimeout: false, timeRemaining: () => 1 }));
    const done: string[] = [];

    whenIdle(() => done.push('done'));
    expect(done).toEqual([]);
    for (const run of waiting) run();

    expect(done).toEqual(['done']);
  });

  it('runs after a delay in a browser without idle callbacks', async () => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');

    await expect(new Promise<void>((resolve) => whenIdle(resolve))).resolves.toBeUndefined();
  });
});
