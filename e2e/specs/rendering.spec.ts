import type { APIRequestContext, Page } from 'playwright/test';
import { chooseOfToday } from '../fixtures/displayVariants.ts';
import { expectMember, logIn, member } from '../fixtures/login.ts';
import { watchRequests } from '../fixtures/network.ts';
import { chooseNotices, equipment, expectPage, notices, toKeyedAddress } from '../fixtures/pages.ts';
import { printResult } from '../fixtures/printResult.ts';
import type { readRegistry } from '../fixtures/registry.ts';
import { expect, test } from '../fixtures/test.ts';

/** A site of development builds, which say what production is silent about; scripts/e2e.mjs starts it. */
const devSite = process.env.DEV_BASE_URL;
const minuteMs = 60_000;
/** The short run opens a page of the development build once in so many days. */
const developmentEvery = 4;

/** An address of every page that the server renders for visitors; a page of one thing shows the first of its list. */
async function listRendered(request: APIRequestContext, site: string): Promise<string[]> {
  const { remotes } = (await (await request.get(`${site}/registry.json`)).json()) as Awaited<
    ReturnType<typeof readRegistry>
  >;
  const map = await (await request.get(`${site}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => {
    const { pathname, search } = new URL(loc.replaceAll('&amp;', '&'));
    return `${pathname}${search}`;
  });
  return Object.values(remotes)
    .flatMap(({ remoteJson }) => remoteJson.routes)
    .filter(({ guard, redirect, render }) => guard === null && redirect === undefined && render === 'server')
    .map(({ path }) => listed.find((address) => address.split('?')[0] === path) ?? toKeyedAddress(path));
}

/** Marks every node of the server's page, and adds up what moves. */
async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { served: Set<Node>; shift: number };
    seen.served = new Set();
    seen.shift = 0;
    // What moves while the document itself is still coming is no work of the scripts.
    let servedAt = Number.POSITIVE_INFINITY;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.startTime > servedAt) seen.shift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      servedAt = performance.now();
      const walker = document.createTreeWalker(document.querySelector('#root') as Node);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        // The text in it is only what the field begins with; React writes it anew as its value.
        if (node.parentNode?.nodeName !== 'TEXTAREA') seen.served.add(node);
      }
    });
  });
}

function readHydration(page: Page) {
  return page.evaluate(() => {
    const { served, shift } = globalThis as unknown as { served: Set<Node>; shift: number };
    const lost = [...served].filter((node) => !node.isConnected).map((node) => node.nodeName);
    const waiting = document.querySelectorAll('[data-ssr]').length;
    // As reports of layout shift write it; a hundredth is what nobody sees.
    return { served: served.size, lost, waiting, shift: Math.round(shift * 100) / 100 };
  });
}

/** Fonts arrive when they will, and their fallbacks are fitted elsewhere: here only what the page itself does counts. */
async function leaveOutFonts(page: Page): Promise<void> {
  await page.route('**/fonts/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
}

/** Opens every page of a site and compares it with itself after the scripts have taken it over. */
async function expectAdoption(
  page: Page,
  request: APIRequestContext,
  site: string | undefined,
  build: string,
): Promise<void> {
  test.setTimeout(10 * minuteMs);
  expect(site, 'npm test -- e2e:rendering starts both sites').toBeTruthy();
  const all = await listRendered(request, site ?? '');
  // Pages of a production build are what people get: all of them, every time.
  const addresses = build === 'production' ? all : chooseOfToday(all, developmentEvery);
  await watchHydration(page);
  await leaveOutFonts(page);
  const requests = watchRequests(page);
  for (const address of addresses) {
    await test.step(address, async () => {
      const before = requests.count((url) => url.pathname.startsWith('/api/'));
      await page.goto(`${site}${address}`);
      await expect(page.locator('html')).toHaveAttribute('data-ready', '');
      await expect(page.locator('[data-ssr]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      const { served, ...rest } = await readHydration(page);
      expect.soft(served, address).toBeGreaterThan(40);
      expect.soft(rest, address).toEqual({ lost: [], waiting: 0, shift: 0 });
      const asked = requests.list((url) => url.pathname.startsWith('/api/')).slice(before);
      expect.soft(asked, address).toEqual([]);
    });
  }
  printResult(`adopted: ${addresses.length} of ${all.length} pages of a ${build} build`);
  expect(addresses.length).toBeGreaterThan(8);
}

test.describe('a page of the server', () => {
  for (const build of ['development', 'production'] as const) {
    test(`is adopted node by node: nothing moves, nothing is asked for, nothing is said (${build})`, ({
      page,
      request,
      baseURL,
    }) => expectAdoption(page, request, build === 'production' ? baseURL : devSite, build));
  }

  test('says what it is about without a script', async ({ browser, request, baseURL }) => {
    test.setTimeout(5 * minuteMs);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    const addresses = await listRendered(request, baseURL ?? '');
    for (const address of addresses) {
      const response = await page.goto(address);
      expect.soft(response?.status(), address).toBe(200);
      await expect.soft(page.getByRole('heading', { level: 1 }).first(), address).toBeAttached();
      expect.soft((await page.locator('main').innerText()).length, address).toBeGreaterThan(40);
      await expect.soft(page.locator('[aria-busy="true"]'), address).toHaveCount(0);
    }
    printResult(`without scripts: ${addresses.length} pages`);
    await context.close();
  });

  test('leads on by its links, and finds what is looked for, without a script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(notices.path);

    await page.getByRole('search', { name: '공지사항 검색' }).getByRole('textbox').fill('장비');
    await page.getByRole('search', { name: '공지사항 검색' }).getByRole('textbox').press('Enter');
    await expect(page).toHaveURL(/searchKeyword=%EC%9E%A5%EB%B9%84/);
    const post = page.locator('main a[href*="noticeDetail"]').first();
    const title = (await post.innerText()).split('\n')[0]?.trim() ?? '';
    expect(title).toContain('장비');
    await post.click();

    await expect(page).toHaveURL(/noticeDetail/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  });

  test('is 404, and says so in words, for a thing that does not exist', async ({ page, problems }) => {
    problems.expectFailure('/infoPlaza/noticeDetail');

    const response = await page.goto('/infoPlaza/noticeDetail?postUid=nothing');

    expect(response?.status()).toBe(404);
    expect(await response?.text()).toContain('찾을 수 없');
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  });

  test('gives a place to what only members see', async ({ request }) => {
    const html = await (await request.get('/myPage/InfoDetail', { headers: { accept: 'text/html' } })).text();

    expect(html).toMatch(/data-kind="(list|detail)"/);
    expect(html).toContain('<header');
  });

  test('of members comes into the place that was kept for it', async ({ page }) => {
    await page.goto('/login');
    await logIn(page, member);
    await expectMember(page);
    await watchHydration(page);
    await leaveOutFonts(page);

    await page.goto('/myPage/qna');
    await expect(page.getByRole('main').getByRole('search')).toBeVisible();
    await page.waitForLoadState('networkidle');

    expect((await readHydration(page)).shift).toBeLessThan(0.05);
  });

  test('offers no login to somebody who is signed in', async ({ request }) => {
    const get = async (cookie: string) =>
      (await request.get(notices.path, { headers: { accept: 'text/html', cookie } })).text();
    const loginItem = (html: string) => /<li([^>]*)><a[^>]*href="\/login"/.exec(html)?.[1];

    expect(loginItem(await get('a=b'))).toBe('');
    expect(loginItem(await get('refreshToken=1'))).toContain('class=');
  });
});

test.describe('a change of page', () => {
  /** Counts view transitions, and says what stood in the new page when its picture was taken. */
  async function watchTransitions(page: Page) {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { transitions: seen });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        transition.updateCallbackDone.then(() => {
          const isWhole = document.querySelector('[data-remote="mf-reservation"] li a') !== null;
          seen.push(isWhole ? 'whole' : 'empty');
        });
        return transition;
      };
    });
    return () => page.evaluate(() => (globalThis as unknown as { transitions: string[] }).transitions);
  }

  test('is shown as one, from the old page to the whole new one', async ({ page }) => {
    const read = await watchTransitions(page);
    await page.goto(notices.path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');

    const link = page.getByRole('navigation', { name: '바로가기' }).getByRole('link', { name: '간편예약' });
    await link.click();
    await expectPage(page, equipment);
    await chooseNotices(page);
    await expectPage(page, notices);

    // Its code and data are there now, so that the page changes at once.
    await link.click();

    await expectPage(page, equipment);
    await expect.poll(async () => (await read()).slice(2)).toEqual(['whole']);
  });

  test('gives a click that comes while it is shown to what lies below', async ({ page }) => {
    await page.goto(notices.path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await page.evaluate(() => {
      const slow = new CSSStyleSheet();
      slow.replaceSync(
        '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 60s; }',
      );
      document.adoptedStyleSheets = [slow];
    });
    await page.getByRole('navigation', { name: '바로가기' }).getByRole('link', { name: '간편예약' }).click();
    await expectPage(page, equipment);
    const isShown = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition') === true),
      );
    await expect.poll(isShown).toBe(true);

    const field = page.getByRole('main').getByRole('searchbox');
    const { x, y, width, height } = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // By place: Playwright waits until nothing lies over an element before it clicks.
    await page.mouse.click(x + width / 2, y + height / 2);

    await expect(field).toBeFocused();
    await expect.poll(isShown).toBe(false);
  });

  test('is not, for those who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const read = await watchTransitions(page);
    await page.goto(notices.path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');

    await page.getByRole('navigation', { name: '바로가기' }).getByRole('link', { name: '간편예약' }).click();

    await expectPage(page, equipment);
    expect(await read()).toEqual([]);
  });
});
