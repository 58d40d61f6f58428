import { waitFor } from '@testing-library/react';
import { createSharedEvents } from './sharedEvents.ts';
import type { Source } from './stream.ts';

/** Fakes Web Locks, which jsdom lacks: one holder at a time. */
function installLocks(): void {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const next = () => {
    isHeld = false;
    waiting.shift()?.();
  };
  const request = (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const take = () => {
        isHeld = true;
        work().then(resolve, reject).finally(next);
      };
      signal.addEventListener('abort', () => {
        const at = waiting.indexOf(take);
        if (at >= 0) waiting.splice(at, 1);
        reject(new DOMException('stopped', 'AbortError'));
      });
      if (isHeld) waiting.push(take);
      else take();
    });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

class FakeSource implements Source {
  onopen: Source['onopen'] = null;
  onerror: Source['onerror'] = null;
  onmessage: Source['onmessage'] = null;
  isOpen = true;
  refused = false;
  readonly paths: string[];
  constructor(url: string) {
    this.paths = (new URL(url, 'https://site.example').searchParams.get('paths') ?? '').split(' ');
  }
  isGivenUp = () => this.refused;
  close() {
    this.isOpen = false;
  }
  send(path: string, data: string) {
    this.onmessage?.({ data: JSON.stringify({ path, event: 'slot', data }) });
  }
}

describe('server-sent events', () => {
  const sources: FakeSource[] = [];
  const stops: (() => void)[] = [];
  const open = () => sources.filter(({ isOpen }) => isOpen);
  let visibility: DocumentVisibilityState = 'visible';
  const show = (state: DocumentVisibilityState) => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  beforeAll(() => {
    installLocks();
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    sources.splice(0);
    visibility = 'visible';
  });

  /** Tab of the browser that listens to an address. */
  function aTab(path: string) {
    const heard: unknown[] = [];
    const live: boolean[] = [];
    const { listen } = createSharedEvents({
      openSource(url) {
        const source = new FakeSource(url);
        sources.push(source);
        return source;
      },
    });
    const listener = {
      onEvent: ({ data }: { data: unknown }) => void heard.push(data),
      onLive: (isLive: boolean) => void live.push(isLive),
    };
    const stop = listen(path, listener);
    stops.push(stop);
    return { heard, live, stop };
  }
  const theSource = async (paths: readonly string[]) => {
    await waitFor(() => expect(open().map((source) => source.paths)).toEqual([[...paths].sort()]));
    const [source] = open();
    if (source === undefined) throw new Error('No stream is open.');
    return source;
  };

  it('are distributed from one stream to all tabs by address', async () => {
    const tabs = ['/a', '/b', '/a'].map(aTab);
    const source = await theSource(['/a', '/b']);
    source.onopen?.();
    source.send('/a', 'one');
    source.send('/b', 'two');

    await waitFor(() => expect(tabs.map(({ heard }) => heard)).toEqual([['one'], ['two'], ['one']]));
    expect(tabs.map(({ live }) => live)).toEqual([[true], [true], [true]]);
  });

  it('continue in another tab when the one with the stream closes', async () => {
    const first = aTab('/a');
    const second = aTab('/b');
    await theSource(['/a', '/b']);
    first.stop();
    const source = await theSource(['/b']);
    source.onopen?.();
    source.send('/b', 'still');

    expect(second.heard).toEqual(['still']);
  });

  it('stop in a hidden tab, which has no stream, and resume when it is shown', async () => {
    const tab = aTab('/a');
    (await theSource(['/a'])).onopen?.();
    show('hidden');
    await waitFor(() => expect(open()).toEqual([]));
    expect(tab.live).toEqual([true, false]);
    show('visible');
    (await theSource(['/a'])).onopen?.();

    expect(tab.live).toEqual([true, false, true]);
  });

  it('report a failure, so that pages poll instead', async () => {
    const tabs = [aTab('/a'), aTab('/b')];
    const source = await theSource(['/a', '/b']);
    source.onopen?.();
    source.refused = true;
    source.onerror?.();

    await waitFor(() => expect(tabs.map(({ live }) => live.at(-1))).toEqual([false, false]));
    expect(open()).toEqual([]);
  });
});
