import type { RemoteProps, ShellApi, TelemetryEvent } from '@haesol/remote/shell-api';
import { jest } from '@jest/globals';
import { isMounted } from '../registry/mountedRemotes.ts';
import { aRemoteJson } from '../registry/testing/aRegistry.ts';
import { type InstanceRequest, RemoteInstance } from './RemoteInstance.ts';
import { aRelease, serveScripts } from './testing/aRelease.ts';

const never = () => new Promise<void>(() => undefined);

function anInstance(entry: InstanceRequest['entry'], overrides: Partial<InstanceRequest> = {}) {
  const place = document.body.appendChild(document.createElement('div'));
  const states: string[] = [];
  const errors: unknown[] = [];
  const events: TelemetryEvent[] = [];
  const instance = new RemoteInstance({
    entry,
    place,
    isHydrating: false,
    shell: {
      telemetry: (event) => void events.push(event),
      location: { get: () => ({ pathname: '/infoPlaza/notice', search: '?pageNum=2' }) },
    } as ShellApi,
    skeletonMs: 0,
    renew: async () => false,
    onState(state, error) {
      states.push(state);
      if (state === 'failed') errors.push(error);
    },
    ...overrides,
  });
  return { instance, place, states, errors, events };
}
const settle = () => jest.advanceTimersByTimeAsync(0);
const exitHost = () => document.getElementById('hs-exit');

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  serveScripts();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('RemoteInstance', () => {
  it('can be replaced by another build while the screen shows an error card', async () => {
    const { entry, seen } = aRelease();
    const told: boolean[] = [];
    const { instance } = anInstance(entry, { onFaulty: (isFaulty) => void told.push(isFaulty) });
    await settle();
    const marks = [isMounted('mf-infoplaza')];

    for (const isFaulty of [true, false, true]) {
      seen[0]?.onFaulty?.(isFaulty);
      await settle();
      marks.push(isMounted('mf-infoplaza'));
    }
    instance.stop();

    expect(marks).toEqual([true, false, true, false]);
    expect(told).toEqual([true, false, true]);
    expect(isMounted('mf-infoplaza')).toBe(false);
  });

  it('loads, bootstraps and mounts into a separate element', async () => {
    const { entry, calls } = aRelease();
    const { place, states } = anInstance(entry);

    await settle();

    expect(calls).toEqual(['bootstrap', 'mount']);
    expect(states).toEqual(['loading', 'mounted']);
    expect(place.firstElementChild).toHaveTextContent('화면');
  });

  it('is loading until its root is rendered', async () => {
    const root = Promise.withResolvers<void>();
    const { entry, calls } = aRelease({ mount: () => root.promise });
    const { states } = anInstance(entry);

    await settle();
    const before = [...states];
    root.resolve();
    await settle();

    expect(calls).toEqual(['bootstrap', 'mount']);
    expect(before).toEqual(['loading']);
    expect(states).toEqual(['loading', 'mounted']);
  });

  it('mounts a ready build immediately, without a skeleton', async () => {
    const { entry, calls } = aRelease();
    anInstance(entry);
    await settle();

    const { states, place } = anInstance(entry);

    expect(states).toEqual(['mounted']);
    expect(place.firstElementChild).toHaveTextContent('화면');
    expect(calls).toEqual(['bootstrap', 'mount', 'mount']);
  });

  it('gives every instance a unique name and the same ids', async () => {
    const { entry, seen } = aRelease();
    anInstance(entry);
    anInstance(entry);
    await settle();

    const [first, second] = seen as [RemoteProps, RemoteProps];

    expect(first.name).not.toBe(second.name);
    expect([first.identifierPrefix, second.identifierPrefix]).toEqual(['mf-infoplaza-page-', 'mf-infoplaza-page-']);
  });

  it('passes a slot its name and properties', async () => {
    const { entry, seen } = aRelease();
    anInstance(entry, { slot: 'home.notices.v1', slotProps: { count: 6 } });

    await settle();

    expect(seen[0]).toMatchObject({
      slot: 'home.notices.v1',
      slotProps: { count: 6 },
      identifierPrefix: 'mf-infoplaza-home.notices.v1-',
    });
  });

  it('hydrates the element that the server rendered', async () => {
    const { entry, seen } = aRelease();
    const place = document.body.appendChild(document.createElement('div'));
    const rendered = place.appendChild(document.createElement('div'));

    anInstance(entry, { place, isHydrating: true });
    await settle();

    expect(seen[0]).toMatchObject({ hydrate: true });
    expect(seen[0]?.domElement).toBe(rendered);
  });

  it('shows the skeleton while the data load, for three seconds at most', async () => {
    const { entry, calls } = aRelease({
      prepare: () => ({ code: Promise.resolve(), data: new Promise(() => undefined) }),
    });
    anInstance(entry);

    await jest.advanceTimersByTimeAsync(2_999);
    expect(calls).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);

    expect(calls).toEqual(['bootstrap', 'mount']);
  });

  it('waits for the data of the server’s rendering, and then replays presses', async () => {
    const pressed: string[] = [];
    const given: { data?: () => void } = {};
    const asked: string[] = [];
    const { entry, calls } = aRelease({
      mount: async ({ domElement }) =>
        domElement.querySelector('button')?.addEventListener('click', () => pressed.push('a')),
      prepare({ path }) {
        asked.push(path);
        return { code: Promise.resolve(), data: new Promise((resolve) => Object.assign(given, { data: resolve })) };
      },
    });
    const place = document.body.appendChild(document.createElement('div'));
    place.dataset.ssr = '';
    place.innerHTML = '<div><button type="button">정지</button></div>';
    globalThis.hsEarlyClicks = [place.querySelector('button') as HTMLElement];

    anInstance(entry, { place, isHydrating: true });
    await settle();
    expect(calls).toEqual([]);
    given.data?.();
    await settle();

    expect(asked).toEqual(['/infoPlaza/notice?pageNum=2']);
    expect(calls).toEqual(['bootstrap', 'mount']);
    expect(pressed).toEqual(['a']);
    expect(place).not.toHaveAttribute('data-ssr');
    expect(globalThis.hsEarlyClicks).toEqual([]);
  });

  it('shows the skeleton long enough to be seen', async () => {
    const { entry } = aRelease();
    const { states } = anInstance(entry, { skeletonMs: 200 });

    await jest.advanceTimersByTimeAsync(199);
    expect(states).toEqual(['loading']);
    await jest.advanceTimersByTimeAsync(1);

    expect(states).toEqual(['loading', 'mounted']);
  });

  it('never mounts after it was stopped while loading', async () => {
    const { entry, calls } = aRelease();
    const { instance, place, states } = anInstance(entry);

    instance.stop();
    await settle();

    expect(calls).not.toContain('mount');
    expect(states).toEqual(['loading', 'left']);
    expect(place.childElementCount).toBe(0);
    expect(exitHost()?.childElementCount).toBe(0);
  });

  it('fails when the first render fails', async () => {
    const fault = new Error('first render');
    const { entry } = aRelease({ mount: () => Promise.reject(fault) });
    const { states, errors } = anInstance(entry);

    await settle();

    expect(states.at(-1)).toBe('failed');
    expect(errors).toEqual([fault]);
  });

  it('fails when the mount times out', async () => {
    const { entry } = aRelease({ mount: never });
    const { errors } = anInstance(entry);

    await jest.advanceTimersByTimeAsync(9_999);
    expect(errors).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);

    expect(errors).toEqual([expect.objectContaining({ name: 'PhaseTimeoutError' })]);
  });

  it('fails when the root is lost later, and reports it once', async () => {
    const fault = new Error('uncaught');
    const { entry } = aRelease({
      mount: (props) => {
        props.onFatal(fault);
        return never();
      },
    });
    const { errors } = anInstance(entry);

    await jest.advanceTimersByTimeAsync(20_000);

    expect(errors).toEqual([fault]);
  });

  it('fails when the bootstrap fails, and bootstraps again the next time', async () => {
    const faults = [new Error('no code')];
    const { entry, calls } = aRelease({
      bootstrap: async () => {
        const fault = faults.shift();
        if (fault !== undefined) throw fault;
      },
    });
    const { states } = anInstance(entry);
    await settle();
    expect(states.at(-1)).toBe('failed');

    anInstance(entry);
    await settle();

    expect(calls).toEqual(['bootstrap', 'bootstrap', 'mount']);
  });

  it('requests code again that failed to load: the browser may have reused a failed preload', async () => {
    const faults = [Object.assign(new Error('lost'), { name: 'ChunkLoadError' })];
    const { entry, calls } = aRelease({
      bootstrap: async () => {
        const fault = faults.shift();
        if (fault !== undefined) throw fault;
      },
    });
    const { states } = anInstance(entry);
    await jest.advanceTimersByTimeAsync(1);

    expect(states.at(-1)).toBe('mounted');
    expect(calls).toEqual(['bootstrap', 'bootstrap', 'mount']);
  });

  it('keeps the element connected until the unmount has settled', async () => {
    const leaving = Promise.withResolvers<void>();
    const { entry, calls, seen } = aRelease({ unmount: () => leaving.promise });
    const { instance, place } = anInstance(entry);
    await settle();

    instance.stop();
    place.remove();
    await settle();

    expect(calls.at(-1)).toBe('unmount');
    expect(seen[0]?.domElement.isConnected).toBe(true);
    leaving.resolve();
    await settle();
    expect(seen[0]?.domElement.isConnected).toBe(false);
  });

  it('hides an element that is being unmounted', async () => {
    const { entry } = aRelease({ unmount: never });
    const { instance } = anInstance(entry);
    await settle();

    instance.stop();

    expect(exitHost()).toHaveAttribute('aria-hidden', 'true');
    expect(exitHost()).not.toBeVisible();
  });

  it('removes the element after an unmount that hangs, and reports the leak', async () => {
    const { entry, seen } = aRelease({ unmount: never });
    const { instance, events } = anInstance(entry);
    await settle();

    instance.stop();
    await jest.advanceTimersByTimeAsync(2_999);
    expect(seen[0]?.domElement.isConnected).toBe(true);
    await jest.advanceTimersByTimeAsync(1);

    expect(seen[0]?.domElement.isConnected).toBe(false);
    expect(events).toEqual([{ kind: 'remote.leak', data: expect.objectContaining({ remote: instance.name }) }]);
  });

  it('waits for a pending mount before it unmounts', async () => {
    const mounting = Promise.withResolvers<void>();
    const { entry, calls } = aRelease({ mount: () => mounting.promise });
    const { instance } = anInstance(entry);
    await settle();

    instance.stop();
    await settle();
    expect(calls).toEqual(['bootstrap', 'mount']);
    mounting.resolve();
    await settle();

    expect(calls).toEqual(['bootstrap', 'mount', 'unmount']);
  });

  it('is unmounted once however often it is stopped', async () => {
    const { entry, calls } = aRelease();
    const { instance, states } = anInstance(entry);
    await settle();

    instance.stop();
    instance.stop();
    await settle();

    expect(calls).toEqual(['bootstrap', 'mount', 'unmount']);
    expect(states).toEqual(['loading', 'mounted', 'left']);
  });

  it('continues when its place reclaims it immediately', async () => {
    const { entry, calls } = aRelease();
    const { instance, place } = anInstance(entry);
    await settle();

    instance.leave();
    const isBack = instance.stay();
    await settle();

    expect(isBack).toBe(true);
    expect(calls).toEqual(['bootstrap', 'mount']);
    expect(place.firstElementChild).toHaveTextContent('화면');
  });

  it('cannot be reclaimed later', async () => {
    const { entry, calls } = aRelease();
    const { instance } = anInstance(entry);
    await settle();

    instance.leave();
    await settle();

    expect(instance.stay()).toBe(false);
    expect(calls.at(-1)).toBe('unmount');
  });

  it('batches several changes into one update', async () => {
    const { entry, calls, seen } = aRelease();
    const { instance } = anInstance(entry, { slot: 'home.notices.v1', slotProps: { count: 1 } });
    await settle();

    instance.update({ count: 2 });
    instance.update({ count: 3 });
    await settle();

    expect(calls).toEqual(['bootstrap', 'mount', 'update']);
    expect(seen.at(-1)?.slotProps).toEqual({ count: 3 });
  });

  it('mounts with the properties that changed while loading', async () => {
    const { entry, calls, seen } = aRelease();
    const { instance } = anInstance(entry, { slot: 'home.notices.v1', slotProps: { count: 1 } });

    instance.update({ count: 2 });
    await settle();

    expect(calls).toEqual(['bootstrap', 'mount']);
    expect(seen[0]?.slotProps).toEqual({ count: 2 });
  });

  it('marks its build as mounted until it is stopped or has failed', async () => {
    const json = aRemoteJson({ id: 'mf-travel' });
    const { entry } = aRelease({}, json);
    const { id } = json;
    const first = anInstance(entry);
    expect(isMounted(id)).toBe(true);
    first.instance.stop();
    expect(isMounted(id)).toBe(false);

    anInstance(aRelease({ mount: () => Promise.reject(new Error('broken')) }, json).entry);
    await settle();

    expect(isMounted(id)).toBe(false);
  });
});
