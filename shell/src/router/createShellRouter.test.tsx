import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { RouterProvider, useLocation, useNavigationType } from 'react-router-dom';
import { createShellRouter } from './createShellRouter.ts';
import { createNavigator } from './navigator.ts';

function SitePage() {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search} ${useNavigationType()}`}</p>;
}
const SiteFault = () => <p>오류</p>;

let dispose = () => {};

/** Router whose pages become ready when the test resolves them. */
function aRouter() {
  const asked: { path: string; signal: AbortSignal; settle(error?: Error): void }[] = [];
  const router = createShellRouter({
    Site: SitePage,
    SiteError: SiteFault,
    prepare: ({ pathname, search }, signal) =>
      new Promise((resolve, reject) => {
        asked.push({
          path: `${pathname}${search}`,
          signal,
          settle: (error) => (error === undefined ? resolve() : reject(error)),
        });
      }),
  });
  dispose = () => router.dispose();
  render(<RouterProvider router={router} />);
  const go = (path: string, options?: { replace: boolean }) => act(() => void router.navigate(path, options));
  return { router, asked, go };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  // Also drops the forward entries of another test.
  history.pushState(null, '', '/first');
});
afterEach(() => {
  dispose();
  jest.useRealTimers();
});

describe('createShellRouter', () => {
  it('shows the first page without waiting', () => {
    const { asked } = aRouter();

    expect(screen.getByText('/first POP')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('keeps the old page until the next one is ready', async () => {
    const { asked, go } = aRouter();

    go('/second?pageNum=2');
    await pass(200);
    expect(screen.getByText('/first POP')).toBeVisible();
    expect(asked).toMatchObject([{ path: '/second?pageNum=2' }]);
    asked[0]?.settle();
    await pass(0);

    expect(screen.getByText('/second?pageNum=2 PUSH')).toBeVisible();
  });

  it('waits 300 ms and no longer', async () => {
    const { go } = aRouter();

    go('/second');
    await pass(299);
    expect(screen.getByText('/first POP')).toBeVisible();
    await pass(1);

    expect(screen.getByText('/second PUSH')).toBeVisible();
  });

  it('shows a page whose code or data failed to load, which then shows the error', async () => {
    const { asked, go } = aRouter();

    go('/second');
    asked[0]?.settle(new Error('chunk'));
    await pass(0);

    expect(screen.getByText('/second PUSH')).toBeVisible();
  });

  it('adds a history entry for each page, and goes back to the previous one', async () => {
    const { router, go } = aRouter();
    const before = history.length;

    go('/second');
    await pass(300);
    expect(history.length).toBe(before + 1);
    // jsdom goes back asynchronously, as a browser does.
    jest.useRealTimers();
    act(() => void router.navigate(-1));

    expect(await screen.findByText('/first POP')).toBeVisible();
  });

  it('replaces the entry on request', async () => {
    const { go } = aRouter();
    const before = history.length;

    go('/second', { replace: true });
    await pass(300);

    expect(screen.getByText('/second REPLACE')).toBeVisible();
    expect(history.length).toBe(before);
  });

  it('stays a PUSH when the person chooses another page while the first is loading', async () => {
    const { asked, go } = aRouter();
    const before = history.length;

    go('/second');
    await pass(100);
    go('/third');
    await pass(300);

    expect(screen.getByText('/third PUSH')).toBeVisible();
    expect(history.length).toBe(before + 1);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('ignores a later failure of an abandoned page', async () => {
    const { asked, go } = aRouter();
    go('/second');
    go('/third');
    await pass(300);

    asked[0]?.settle(new Error('late'));
    await pass(0);

    expect(screen.getByText('/third PUSH')).toBeVisible();
  });
});

describe('createNavigator', () => {
  function aNavigator() {
    const { router } = aRouter();
    return { navigator: createNavigator(() => router), router };
  }

  it('pushes with its state', async () => {
    const { navigator, router } = aNavigator();

    act(() => navigator.push('/second', { from: 'list' }));
    await pass(300);

    expect(screen.getByText('/second PUSH')).toBeVisible();
    expect(router.state.location.state).toEqual({ from: 'list' });
  });

  it('replaces with its state', async () => {
    const { navigator, router } = aNavigator();

    act(() => navigator.replace({ pathname: '/second', search: '?a=1' }, { from: 'list' }));
    await pass(300);

    expect(screen.getByText('/second?a=1 REPLACE')).toBeVisible();
    expect(router.state.location.state).toEqual({ from: 'list' });
  });

  it('passes on that the scroll position must stay', async () => {
    const { navigator, router } = aNavigator();

    act(() => navigator.push('/second', null, { preventScrollReset: true }));
    await pass(300);

    expect(router.state.preventScrollReset).toBe(true);
  });

  it('goes back', async () => {
    const { navigator } = aNavigator();
    act(() => navigator.push('/second'));
    await pass(300);

    jest.useRealTimers();
    act(() => navigator.go(-1));

    expect(await screen.findByText('/first POP')).toBeVisible();
  });

  it('creates hrefs as in the address bar', () => {
    const { navigator } = aNavigator();

    expect(navigator.createHref({ pathname: '/a', search: '?b=1', hash: '#c' })).toBe('/a?b=1#c');
    expect(navigator.createHref('/a')).toBe('/a');
    expect(navigator.createHref({})).toBe('');
    expect(navigator.encodeLocation('/공지?a=b#c')).toMatchObject({
      pathname: '/%EA%B3%B5%EC%A7%80',
      search: '?a=b',
      hash: '#c',
    });
  });
});
