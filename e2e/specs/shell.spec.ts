import type { Locator, Page } from 'playwright/test';
import { waitForFonts } from '../fixtures/displayVariants.ts';
import { expectMember, logIn, logOut } from '../fixtures/login.ts';
import { chooseEquipment, chooseNotices, equipment, expectPage, notices, openPage } from '../fixtures/pages.ts';
import { addProbe, probePaths } from '../fixtures/probeRemote.ts';
import { changeRegistry, readRegistry } from '../fixtures/registry.ts';
import { watchShifts } from '../fixtures/spies.ts';
import { expect, test } from '../fixtures/test.ts';

const news = { path: '/infoPlaza/news', title: '산학소식' } as const;

/** Tabs in the order of the main menu; those without a remote are not rendered. */
const tabGroups = [
  ['intro', '소개'],
  ['cooperation', '산학협력'],
  ['studentSupport', '학생지원'],
  ['corporateCenter', 'ICC'],
  ['infoPlaza', '정보광장'],
] as const;

/** Link of the page itself. */
const currentIn = (menu: Locator) => menu.locator('a[aria-current="page"]');

/** Returns the top of the page's content in the document. */
const topOfMain = (page: Page) =>
  page.evaluate(() => (document.getElementById('main')?.getBoundingClientRect().top ?? 0) + scrollY);

test.describe('the header', () => {
  for (const device of ['desktop', 'phone @phone']) {
    test(`stays in view past 60 px and shifts nothing, ${device}`, async ({ page }) => {
      const shifts = await watchShifts(page);
      await openPage(page, notices);
      // Digits of the fallback font are narrower, so that a title may wrap elsewhere once the font is loaded.
      await waitForFonts(page);
      const top = await topOfMain(page);
      const before = await shifts.read();

      await page.evaluate(() => scrollBy(0, 300));

      await expect(page.locator('[data-fixed="true"]').first()).toBeAttached();
      expect(await page.evaluate(() => scrollY)).toBe(300);
      await expect(page.getByRole('banner').getByRole('button', { name: '전체 메뉴' })).toBeInViewport();
      expect(await topOfMain(page)).toBe(top);
      expect(await shifts.read()).toBe(before);
    });
  }

  test('opens and closes a mega menu by keyboard', async ({ page }) => {
    await openPage(page, equipment);
    const menu = page.getByRole('navigation', { name: '주메뉴' });
    const button = menu.getByRole('button', { name: '정보광장', exact: true });

    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectPage(page, notices);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveAttribute('aria-current', 'true');
  });

  test('opens a drawer that traps the focus and returns it @long', async ({ page }) => {
    await openPage(page, notices);
    const button = page.getByRole('banner').getByRole('button', { name: '전체 메뉴' });
    const drawer = page.getByRole('dialog', { name: '전체 메뉴' });

    await button.focus();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await expect(drawer.getByText('로그인이 필요합니다.')).toBeVisible();
    for (let step = 0; step < 30; step += 1) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('shows login to a visitor, and the name and logout to a member', async ({ page }) => {
    await page.goto(notices.path);
    const utility = page.getByRole('navigation', { name: '바로가기' });

    await utility.getByRole('link', { name: '로그인' }).click();
    await logIn(page);
    await expectMember(page);
    await expect(utility.getByRole('link', { name: /님\s*마이페이지$/ })).toBeVisible();
    await logOut(page);

    await expect(page).toHaveURL('/login');
    await page.goto(notices.path);
    await expect(utility.getByRole('link', { name: '로그인' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test('the tabs mark the group of the page and link to the others @phone', async ({ page }) => {
    await openPage(page, notices);
    const tabs = page.getByRole('navigation', { name: '주메뉴' });
    await expect(currentIn(tabs)).toHaveText('정보광장');
    await expect(currentIn(tabs)).toBeInViewport();

    await tabs.getByRole('link', { name: '소개' }).click();

    await expect(page).toHaveURL('/intro/intro');
    await expect(currentIn(tabs)).toHaveText('소개');
    const { remotes } = await readRegistry(page.request);
    const filled = Object.values(remotes).flatMap(({ remoteJson }) => remoteJson.menu.map(({ group }) => group));
    await expect(tabs.getByRole('link')).toHaveText(
      tabGroups.filter(([group]) => filled.includes(group)).map(([, label]) => label),
    );
  });

  test('the drawer opens the group of the page and navigates @phone', async ({ page }) => {
    await openPage(page, notices);
    await page.getByRole('banner').getByRole('button', { name: '전체 메뉴' }).click();
    const drawer = page.getByRole('dialog', { name: '전체 메뉴' });
    await expect(drawer.getByRole('button', { name: '정보광장' })).toHaveAttribute('aria-expanded', 'true');

    await drawer.getByRole('link', { name: news.title }).click();

    await expect(page).toHaveURL(news.path);
    await expect(drawer).toBeHidden();
  });
});

test.describe('the side menu', () => {
  test('is rendered again only when the group changes @long', async ({ page }) => {
    await openPage(page, notices);
    const menu = page.getByRole('navigation', { name: '정보광장 메뉴' });
    await menu.evaluate((element) => element.setAttribute('data-seen', ''));

    await menu.getByRole('link', { name: news.title }).click();
    await expect(currentIn(menu)).toHaveText(news.title);
    await expect(menu).toHaveAttribute('data-seen', '');
    await page.goto('/intro/intro');

    await expect(page.getByRole('navigation', { name: '산학협력단 소개 메뉴' })).toBeVisible();
    await expect(menu).toHaveCount(0);
  });
});

test.describe('a change of page', () => {
  test('updates title, heading, breadcrumb and live region, and focuses the heading', async ({ page }) => {
    await openPage(page, notices);
    const trail = page.getByRole('navigation', { name: '현재 위치' });
    await expect(trail.getByRole('listitem')).toHaveText(['홈', '정보광장', notices.title]);

    await page.getByRole('navigation', { name: '정보광장 메뉴' }).getByRole('link', { name: news.title }).click();

    await expect(page).toHaveTitle(`${news.title} | 해솔대학교 산학협력단`);
    await expect(page.getByRole('heading', { level: 1, name: news.title })).toBeFocused();
    await expect(trail.getByRole('listitem')).toHaveText(['홈', '정보광장', news.title]);
    await expect(page.getByRole('status').filter({ hasText: news.title })).toBeAttached();
    await chooseEquipment(page);
    await expectPage(page, equipment);
    await expect(page.getByRole('heading', { level: 1, name: equipment.title })).toBeFocused();
    await chooseNotices(page);
    await expect(page.getByRole('heading', { level: 1, name: notices.title })).toBeFocused();
  });

  test('starts at the top, and 맨 위로 scrolls there and moves the focus @long', async ({ page }) => {
    await openPage(page, notices);
    const up = page.getByRole('button', { name: '맨 위로' });
    await expect(up).toHaveCount(0);

    await page.mouse.wheel(0, 600);
    await up.click();

    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(up).toHaveCount(0);
  });

  test('is blocked by an overlay during an operation of a remote @long', async ({ page }) => {
    await addProbe(page);
    await page.goto(probePaths[0]);
    const overlay = page.getByRole('status').filter({ hasText: '처리하고 있습니다.' });

    await page.getByRole('button', { name: '일하기' }).click();
    await expect(overlay).toBeVisible();
    await page.evaluate(() => (globalThis as unknown as { endProbeWork(): void }).endProbeWork());

    await expect(overlay).toHaveCount(0);
  });
});

test.describe('an address', () => {
  for (const spelling of ['/INFOPLAZA/Notice', '/infoPlaza/notice/', '/infoplaza/NOTICE/?pageNum=1']) {
    test(`${spelling} is the page, with its canonical address @long`, async ({ page }) => {
      await page.goto(spelling);

      await expectPage(page, notices);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${notices.path}$`));
      await expect(currentIn(page.getByRole('navigation', { name: '정보광장 메뉴' }))).toHaveText(notices.title);
    });
  }

  test('/infoPlaza/notice_detail is the detail, with its canonical address', async ({ page }) => {
    const response = await page.request.get('/api/v1/posts/list?pageNum=1&pageSize=1&searchKeyword=&board=NOTICE');
    const { data } = (await response.json()) as { data: { list: { postUid: string; title: string }[] } };
    const { postUid = '', title = '' } = data.list[0] ?? {};

    await page.goto(`/infoPlaza/notice_detail?postUid=${postUid}`);

    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`/infoPlaza/noticeDetail\\?postUid=${postUid}$`),
    );
    await expect(page).toHaveTitle(`${title} | ${notices.title} | 해솔대학교 산학협력단`);
  });

  test('of a group redirects to its first page and leaves no history entry @long', async ({ page }) => {
    await openPage(page, equipment);

    await page.goto('/infoPlaza');
    await expectPage(page, notices);
    await expect(page).toHaveURL(notices.path);
    await page.goBack();

    await expectPage(page, equipment);
  });

  test('of members in another spelling leads through the login and returns @long', async ({ page }) => {
    await page.goto('/mypage/info');

    await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/mypage/info')}`);
    await logIn(page);
    await expect(page).toHaveURL('/mypage/info');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('/load shows a loading state, and offers links to leave after ten seconds @long', async ({ page }) => {
    await page.clock.install();
    await page.goto('/load');
    await expect(page.getByRole('heading', { name: '잠시만 기다려 주세요.' })).toBeVisible();
    await expect(page.getByRole('link', { name: '홈으로' })).toHaveCount(0);

    await page.clock.runFor(10_000);

    await expect(page.getByRole('link', { name: '홈으로' })).toBeVisible();
    await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
  });
});

test.describe('an error page', () => {
  test('shows that the page does not exist, and links home', async ({ page, problems }) => {
    problems.expectFailure('/no/such/page');

    const response = await page.goto('/no/such/page');

    expect(response?.status()).toBe(404);
    await expect(page.getByText('오류 코드 404')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: '페이지를 찾을 수 없습니다.' })).toBeVisible();
    await expect(page.getByText('This page could not be found')).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: '홈으로' }).click();
    await expect(page).toHaveURL('/');
  });

  for (const { what, change, message } of [
    { what: 'guard', change: { guard: 'dragon' }, message: 'Unknown middleware: dragon' },
    { what: 'layout', change: { layout: 'round' }, message: 'Unknown layout: round' },
  ]) {
    test(`is 500 for an unknown ${what} @long`, async ({ page }) => {
      await changeRegistry(page, ({ remotes }) => {
        const route = remotes[notices.remote]?.remoteJson.routes.find(({ path }) => path === notices.path);
        Object.assign(route ?? {}, change);
      });

      await page.goto(notices.path);

      await expect(page.getByText('오류 코드 500')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: message })).toBeVisible();
      await expect(page.getByRole('link', { name: '홈으로' }).first()).toBeVisible();
    });
  }
});
