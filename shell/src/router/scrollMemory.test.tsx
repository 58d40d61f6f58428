import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useScrollMemory } from './scrollMemory.ts';

/** Fakes the layout that jsdom lacks: height of the page and scroll position. */
const page = { height: 3_000, y: 0 };
const box = { height: 2_000, top: 0 };
const scrolled: number[] = [];

let keepsScroll = false;
const isScrollKept = () => keepsScroll;

function layOut(element: HTMLElement | null): void {
  if (element === null) return;
  const top = { get: () => box.top, set: (value: number) => Object.assign(box, { top: value }) };
  Object.defineProperties(element, {
    scrollTop: { configurable: true, ...top },
    scrollHeight: { configurable: true, get: () => box.height },
    clientHeight: { configurable: true, value: 500 },
  });
}

function SitePage() {
  useScrollMemory(isScrollKept);
  return (
    <main>
      <a href="/detail">글</a>
      <h2 id="둘째">둘째</h2>
      <div data-scroll-box="rows" ref={layOut} />
    </main>
  );
}

let visits = 0;
function aSite() {
  // Unique key, because positions are stored by it for the life of the page.
  visits += 1;
  const initialEntries = [{ pathname: '/list', key: `visit${visits}` }];
  const router = createMemoryRouter([{ path: '*', Component: SitePage }], { initialEntries });
  render(<RouterProvider router={router} />);
  const go = (to: string | number) => act(() => (typeof to === 'string' ? router.navigate(to) : router.navigate(to)));
  return { router, go };
}
function scrollTo(y: number): void {
  page.y = y;
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(200);
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  Object.assign(page, { height: 3_000, y: 0 });
  Object.assign(box, { height: 2_000, top: 0 });
  scrolled.length = 0;
  keepsScroll = false;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => page.y });
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, get: () => page.height });
  window.scrollTo = ((to: ScrollToOptions) => {
    page.y = to.top ?? 0;
    scrolled.push(page.y);
  }) as typeof window.scrollTo;
});
const realScrollIntoView = Element.prototype.scrollIntoView;
afterEach(() => {
  Element.prototype.scrollIntoView = realScrollIntoView;
  jest.useRealTimers();
});

describe('useScrollMemory', () => {
  it('disables the browser’s own scroll restoration', () => {
    aSite();

    expect(history.scrollRestoration).toBe('manual');
  });

  it('starts a new page at its top', async () => {
    const { go } = aSite();
    scrollTo(800);

    await go('/detail');

    expect(page.y).toBe(0);
  });

  it('restores the position when the person goes back', async () => {
    const { go } = aSite();
    scrollTo(800);
    await go('/detail');

    await go(-1);

    expect(page.y).toBe(800);
  });

  it.each([
    ['reload', '/list', 800],
    ['back_forward', '/list', 800],
    ['navigate', '/list', 0],
    ['reload', '/other', 0],
  ])('after a %s of the document restores %s to %i', async (type, pathname, y) => {
    const initial = (path: string) => [{ pathname: path, key: `default${type}${y}` }];
    const open = (path: string) => {
      const router = createMemoryRouter([{ path: '*', Component: SitePage }], { initialEntries: initial(path) });
      return render(<RouterProvider router={router} />);
    };
    const { unmount } = open('/list');
    scrollTo(800);
    unmount();
    page.y = 0;
    const realEntries = performance.getEntriesByType;
    performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList;

    open(pathname);
    performance.getEntriesByType = realEntries;

    expect(page.y).toBe(y);
  });

  it('waits until the page has its previous height', async () => {
    const { go } = aSite();
    scrollTo(1_500);
    await go('/detail');
    page.height = 900;

    await go(-1);
    await pass(500);
    expect(page.y).toBe(0);
    page.height = 3_000;
    await pass(50);

    expect(page.y).toBe(1_500);
  });

  it('scrolls as far as possible when the page stays shorter', async () => {
    const { go } = aSite();
    scrollTo(1_500);
    await go('/detail');
    page.height = 900;
    scrolled.length = 0;

    await go(-1);
    await pass(2_500);

    expect(scrolled).toEqual([1_500]);
  });

  it.each(['wheel', 'touchstart', 'keydown'])(
    'leaves the page alone once the person scrolls it by %s',
    async (type) => {
      const { go } = aSite();
      scrollTo(1_500);
      await go('/detail');
      page.height = 900;
      await go(-1);
      scrolled.length = 0;

      window.dispatchEvent(new Event(type));
      page.height = 3_000;
      await pass(2_500);

      expect(scrolled).toEqual([]);
    },
  );

  describe('a marked scroll container', () => {
    const scrollBoxTo = (top: number) => {
      box.top = top;
      document.querySelector('[data-scroll-box]')?.dispatchEvent(new Event('scroll'));
      jest.advanceTimersByTime(200);
    };

    it('is restored once its content is high enough', async () => {
      const { go } = aSite();
      scrollBoxTo(900);
      await go('/detail');
      Object.assign(box, { height: 600, top: 0 });

      await go(-1);
      await pass(300);
      expect(box.top).toBe(0);
      box.height = 2_000;
      await pass(50);

      expect(box.top).toBe(900);
    });

    it('scrolls as far as possible when its content stays shorter', async () => {
      const { go } = aSite();
      scrollBoxTo(900);
      await go('/detail');
      Object.assign(box, { height: 600, top: 0 });

      await go(-1);
      await pass(2_500);

      expect(box.top).toBe(900);
    });

    it.each(['wheel', 'touchstart', 'keydown'])('stops once the person scrolls by %s', async (type) => {
      const { go } = aSite();
      scrollBoxTo(900);
      await go('/detail');
      Object.assign(box, { height: 600, top: 0 });
      await go(-1);

      document.querySelector('main')?.dispatchEvent(new Event(type, { bubbles: true }));
      box.height = 2_000;
      await pass(2_500);

      expect(box.top).toBe(0);
    });
  });

  it('keeps the position if the navigation requests it', async () => {
    const { go } = aSite();
    scrollTo(800);
    keepsScroll = true;

    await go('/list?pageNum=2');

    expect(page.y).toBe(800);
  });

  it('returns the focus to the link that led away', async () => {
    const { go } = aSite();
    const link = document.querySelector('a') as HTMLAnchorElement;
    link.focus();
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.click();
    await go('/detail');
    link.blur();

    await go(-1);

    expect(link).toHaveFocus();
  });

  it.each(['#둘째', '#%EB%91%98%EC%A7%B8'])('scrolls to the target of %s', async (hash) => {
    const shown: string[] = [];
    Element.prototype.scrollIntoView = function show() {
      shown.push(this.id);
    };
    const { go } = aSite();

    await go(`/list${hash}`);

    expect(shown).toEqual(['둘째']);
  });

  it('ignores a hash that cannot be decoded', async () => {
    const { go, router } = aSite();

    await go('/list#%E0%A4%A');

    expect(router.state.location.hash).toBe('#%E0%A4%A');
  });

  it('stores the positions of this tab for the next page load', async () => {
    const { router } = aSite();
    scrollTo(800);

    window.dispatchEvent(new Event('pagehide'));

    const kept = JSON.parse(sessionStorage.getItem('haesol.places') ?? '[]') as [string, unknown][];
    expect(new Map(kept).get(`${router.state.location.key} /list`)).toEqual({
      y: 800,
      link: null,
      boxes: { rows: 0 },
    });
  });

  it('stores at most fifty positions', async () => {
    const { go } = aSite();

    for (let visit = 0; visit < 60; visit += 1) {
      await go(`/detail?id=${visit}`);
      scrollTo(visit);
    }

    expect(JSON.parse(sessionStorage.getItem('haesol.places') ?? '[]')).toHaveLength(50);
  });
});
