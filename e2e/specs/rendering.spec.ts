import type { Page } from 'playwright/test';
import { takeSample } from '../fixtures/displayVariants.ts';
import { expectAdoption, leaveOutFonts, listRendered, readHydration, watchHydration } from '../fixtures/hydration.ts';
import { expectMember, logIn, member } from '../fixtures/login.ts';
import { chooseNotices, equipment, expectPage, notices } from '../fixtures/pages.ts';
import { printResult } from '../fixtures/printResult.ts';
import { expect, test } from '../fixtures/test.ts';

const minuteMs = 60_000;

test.describe('a page of the server', () => {
  test('hydrates without layout shift, requests or warnings', ({ page, request, baseURL }) =>
    expectAdoption(page, request, baseURL, 'production'));

  test('has its content without JavaScript', async ({ browser, request, baseURL }) => {
    test.setTimeout(5 * minuteMs);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    const all = await listRendered(request, baseURL ?? '');
    const addresses = takeSample(all, 3, 1);
    for (const address of addresses) {
      const response = await page.goto(address);
      expect.soft(response?.status(), address).toBe(200);
      await expect.soft(page.getByRole('heading', { level: 1 }).first(), address).toBeAttached();
      expect.soft((await page.locator('main').innerText()).length, address).toBeGreaterThan(40);
      await expect.soft(page.locator('[aria-busy="true"]'), address).toHaveCount(0);
    }
    printResult(`without scripts: ${addresses.length} of ${all.length} pages`);
    await context.close();
  });

  test('can be navigated and searched without JavaScript @long', async ({ browser, baseURL }) => {
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

  test('is 404 with a message for an item that does not exist', async ({ page, problems }) => {
    problems.expectFailure('/infoPlaza/noticeDetail');

    const response = await page.goto('/infoPlaza/noticeDetail?postUid=nothing');

    expect(response?.status()).toBe(404);
    expect(await response?.text()).toContain('찾을 수 없');
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  });

  test('reserves the space of members-only content', async ({ request }) => {
    const html = await (await request.get('/myPage/InfoDetail', { headers: { accept: 'text/html' } })).text();

    expect(html).toMatch(/data-kind="(list|detail)"/);
    expect(html).toContain('<header');
  });

  test('fills the reserved space with members-only content @long', async ({ page }) => {
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

  test('offers no login to a member with a session @long', async ({ request }) => {
    const get = async (cookie: string) =>
      (await request.get(notices.path, { headers: { accept: 'text/html', cookie } })).text();
    const loginItem = (html: string) => /<li([^>]*)><a[^>]*href="\/login"/.exec(html)?.[1];

    expect(loginItem(await get('a=b'))).toBe('');
    expect(loginItem(await get('refreshToken=1'))).toContain('class=');
  });
});

test.describe('a change of page', () => {
  /** Counts view transitions, and records the new page at the time of its snapshot. */
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

  test('is animated as one transition, from the old page to the whole new one @long', async ({ page }) => {
    const read = await watchTransitions(page);
    await page.goto(notices.path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');

    const link = page.getByRole('navigation', { name: '바로가기' }).getByRole('link', { name: '간편예약' });
    await link.click();
    await expectPage(page, equipment);
    await chooseNotices(page);
    await expectPage(page, notices);

    // Its code and data are loaded now, so that the page changes immediately.
    await link.click();

    await expectPage(page, equipment);
    await expect.poll(async () => (await read()).slice(2)).toEqual(['whole']);
  });

  test('passes a click during the transition to the element below @long', async ({ page }) => {
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
    // By position: Playwright waits until an element is not covered before it clicks.
    await page.mouse.click(x + width / 2, y + height / 2);

    await expect(field).toBeFocused();
    await expect.poll(isShown).toBe(false);
  });

  test('is not animated with reduced motion @long', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const read = await watchTransitions(page);
    await page.goto(notices.path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');

    await page.getByRole('navigation', { name: '바로가기' }).getByRole('link', { name: '간편예약' }).click();

    await expectPage(page, equipment);
    expect(await read()).toEqual([]);
  });
});
