import type { RouterLocation } from '@haesol/remote/shell-api';
import { createMemoryRouter } from 'react-router-dom';
import { createBlocker } from './blocker.ts';

// Part of a window that the blocker needs; the router itself runs in memory.
let page = new EventTarget();
beforeEach(() => {
  page = new EventTarget();
  Object.assign(globalThis, { window: page });
});

function aSite() {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/a'] });
  const questions: ((leave: boolean) => void)[] = [];
  const blocker = createBlocker(
    () => router,
    () => new Promise<boolean>((resolve) => questions.push(resolve)),
  );
  const path = () => router.state.location.pathname;
  return { router, blocker, questions, path };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

function closeDocument(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  page.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('createBlocker', () => {
  it('does not block without an active blocker', async () => {
    const { router, blocker, questions, path } = aSite();
    blocker.block(() => false);

    await router.navigate('/b');

    expect(path()).toBe('/b');
    expect(questions).toEqual([]);
  });

  it('asks before leaving if one of several blockers is active', async () => {
    const { router, blocker, questions, path } = aSite();
    blocker.block(() => false);
    blocker.block(() => true);

    await router.navigate('/b');

    expect(path()).toBe('/a');
    expect(questions).toHaveLength(1);
  });

  it('passes the target and the action to the blockers', async () => {
    const { router, blocker } = aSite();
    const heard: RouterLocation[] = [];
    blocker.block((to) => {
      heard.push(to);
      return false;
    });

    await router.navigate('/b?x=1', { replace: true });

    expect(heard).toMatchObject([{ pathname: '/b', search: '?x=1', action: 'REPLACE' }]);
  });

  it('continues when the person wants to leave', async () => {
    const { router, blocker, questions, path } = aSite();
    blocker.block(() => true);
    await router.navigate('/b');

    questions[0]?.(true);
    await settle();

    expect(path()).toBe('/b');
  });

  it('stays when the person declines, and asks again the next time', async () => {
    const { router, blocker, questions, path } = aSite();
    blocker.block(() => true);
    await router.navigate('/b');

    questions[0]?.(false);
    await settle();
    await router.navigate('/b');

    expect(path()).toBe('/a');
    expect(questions).toHaveLength(2);
  });

  it('asks once while the question is open', async () => {
    const { router, blocker, questions } = aSite();
    blocker.block(() => true);

    await router.navigate('/b');
    await router.navigate('/c');

    expect(questions).toHaveLength(1);
  });

  it('does not ask after every blocker was removed', async () => {
    const { router, blocker, questions, path } = aSite();
    const first = blocker.block(() => true);
    const second = blocker.block(() => true);

    first();
    second();
    await router.navigate('/b');

    expect(path()).toBe('/b');
    expect(questions).toEqual([]);
  });

  it('still continues when the last blocker was removed while the question was open', async () => {
    const { router, blocker, questions, path } = aSite();
    const unregister = blocker.block(() => true);
    await router.navigate('/b');

    unregister();
    questions[0]?.(true);
    await settle();

    expect(path()).toBe('/b');
  });

  it('stays without an error when the last blocker was removed while the question was open', async () => {
    const { router, blocker, questions, path } = aSite();
    const unregister = blocker.block(() => true);
    await router.navigate('/b');

    unregister();
    questions[0]?.(false);
    await settle();

    expect(path()).toBe('/a');
  });

  it('warns before the document is closed while a blocker is active', () => {
    const { blocker } = aSite();
    const unregister = blocker.block(() => true);

    expect(closeDocument()).toBe(true);
    unregister();

    expect(closeDocument()).toBe(false);
  });

  it('does not warn without an active blocker', () => {
    const { blocker } = aSite();
    const unregister = blocker.block(() => false);

    expect(closeDocument()).toBe(false);
    unregister();
  });
});
