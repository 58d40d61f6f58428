import type { Registry } from '@haesol/contracts/release';
import type { JsonObject, ShellApi } from '@haesol/remote/shell-api';
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { aRegistry, aRemoteJson } from '../registry/testing/aRegistry.ts';
import { createInstanceLocation } from './instanceLocation.ts';
import { createSlotPlaces } from './slotPlaces.tsx';
import { aRelease, serveScripts } from './testing/aRelease.ts';

const name = 'home.notices.v1';
const owner = aRemoteJson({ offers: [{ slot: name, gets: [] }] });
const location = createInstanceLocation({
  pathname: '/',
  search: '',
  hash: '',
  key: 'a',
  state: null,
  action: 'POP',
});

function aSlot(registry: Registry) {
  const place = document.body.appendChild(document.createElement('div'));
  const failures: [string, unknown][] = [];
  const refreshes: string[] = [];
  const held = { registry };
  const listeners = new Set<() => void>();
  const places = createSlotPlaces({
    registry: () => held.registry,
    refreshRegistry: async () => void refreshes.push('refresh'),
    onRegistry: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    createApi: () => ({ telemetry: () => undefined }) as unknown as ShellApi,
    onFailure: (id, error) => void failures.push([id, error]),
  });
  const mount = (props: JsonObject = {}) => {
    const left: { leave?: () => void } = {};
    act(() => {
      left.leave = places.mountSlot(name, place, props, location);
    });
    return () => left.leave?.();
  };
  return { mount, place, failures, refreshes, held, listeners };
}
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
const press = async () => {
  act(() => screen.getByRole('button', { name: '다시 시도' }).click());
  await settle();
};

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  serveScripts();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('createSlotPlaces', () => {
  it('mounts the owner of a slot with the page’s properties', async () => {
    const { entry, seen } = aRelease({}, owner);
    const { mount, place } = aSlot(aRegistry(entry));

    mount({ count: 6 });
    await settle();

    expect(place).toHaveTextContent('화면');
    expect(seen[0]).toMatchObject({ slot: name, slotProps: { count: 6 } });
  });

  it('shows a fallback for a failed owner and reports it', async () => {
    const fault = new Error('first render');
    const { entry } = aRelease({ mount: () => Promise.reject(fault) }, owner);
    const { mount, place, failures } = aSlot(aRegistry(entry));

    mount();
    await settle();

    expect(place).toContainElement(screen.getByRole('alert'));
    expect(screen.getByRole('alert')).toHaveTextContent('이 영역을 불러오지 못했습니다.');
    expect(failures).toEqual([['mf-infoplaza', fault]]);
  });

  it('retries a failed owner with the current registry', async () => {
    const { entry, faults } = aRelease({}, owner);
    faults.push(new Error('no code'));
    const { mount, place, refreshes } = aSlot(aRegistry(entry));
    mount();
    await settle();

    await press();

    expect(refreshes).toEqual(['refresh']);
    expect(place).toHaveTextContent('화면');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows a fallback if no remote offers the slot, until one does', async () => {
    const { entry } = aRelease({}, owner);
    const { mount, place, held } = aSlot(aRegistry());
    mount();
    await settle();
    expect(screen.getByRole('alert')).toBeVisible();

    held.registry = aRegistry(entry);
    await press();

    expect(place).toHaveTextContent('화면');
  });

  it('replaces an error card by a fixed build, automatically and on a retry', async () => {
    const { entry, seen } = aRelease({}, owner);
    const mended = aRelease({}, owner);
    const again = aRelease({}, owner);
    const { mount, place, held, listeners, refreshes } = aSlot(aRegistry(entry));
    mount();
    await settle();

    held.registry = aRegistry(mended.entry);
    for (const listen of listeners) listen();
    expect(place).toHaveTextContent(`화면 ${entry.buildId}`);
    seen[0]?.onFaulty?.(true);
    await settle();
    expect(place).toHaveTextContent(`화면 ${mended.entry.buildId}`);

    mended.seen[0]?.onFaulty?.(true);
    await settle();
    expect(await mended.seen[0]?.renew?.()).toBe(false);
    held.registry = aRegistry(again.entry);
    for (const listen of listeners) listen();
    await settle();

    expect(place).toHaveTextContent(`화면 ${again.entry.buildId}`);
    expect(refreshes).toEqual(['refresh']);
    expect(listeners.size).toBe(0);
  });

  it('shows the notice of an owner that is out of service', async () => {
    const { entry, calls } = aRelease({}, owner);
    const { mount, place } = aSlot(aRegistry({ ...entry, enabled: false, notice: '점검 중입니다.' }));

    mount();
    await settle();

    expect(place).toHaveTextContent('점검 중입니다.');
    expect(calls).toEqual([]);
  });

  it('clears the place when the owner is unmounted', async () => {
    const { entry, calls } = aRelease({}, owner);
    const { mount, place } = aSlot(aRegistry(entry));
    const leave = mount();
    await settle();

    leave();
    await settle();

    expect(place).toBeEmptyDOMElement();
    expect(calls.at(-1)).toBe('unmount');
  });

  it('clears the place when a notice is unmounted', async () => {
    const { mount, place } = aSlot(aRegistry());
    const leave = mount();
    await settle();

    leave();
    await settle();

    expect(place).toBeEmptyDOMElement();
  });

  it('mounts nothing that was unmounted while loading', async () => {
    const { entry, calls } = aRelease({}, owner);
    const { mount, place } = aSlot(aRegistry(entry));

    mount()();
    await settle();

    expect(calls).toEqual([]);
    expect(place).toBeEmptyDOMElement();
  });

  it('does not return after it was unmounted while the registry was requested', async () => {
    const { entry, faults, calls } = aRelease({}, owner);
    faults.push(new Error('no code'));
    const { mount, place } = aSlot(aRegistry(entry));
    const leave = mount();
    await settle();

    act(() => screen.getByRole('button', { name: '다시 시도' }).click());
    leave();
    await settle();

    expect(calls).toEqual([]);
    expect(place).toBeEmptyDOMElement();
  });
});
