import type { Page } from 'playwright/test';
import { expectMember, logIn, logOut } from '../fixtures/login.ts';
import { expectPage, notices } from '../fixtures/pages.ts';
import { watchEmptyPages } from '../fixtures/spies.ts';
import { expect, test } from '../fixtures/test.ts';

interface NoticeList {
  readonly data: { readonly list: readonly { readonly title: string }[]; readonly cnt_total: number };
}

async function listNotices(page: Page, query: string): Promise<NoticeList['data']> {
  const response = await page.request.get(`/api/v1/posts/list?pageNum=1&pageSize=10&board=NOTICE&${query}`);
  return ((await response.json()) as NoticeList).data;
}

/** Titles in the table of the list. */
const rows = (page: Page) => page.getByRole('table', { name: '공지사항 목록' }).getByRole('row').getByRole('link');

async function readNotices(page: Page): Promise<void> {
  const keyword = '안내';
  const latest = await listNotices(page, 'searchKeyword=');
  const found = await listNotices(page, `searchKeyword=${encodeURIComponent(keyword)}`);
  expect(found.cnt_total, 'the sample has two pages of this word').toBeGreaterThan(10);

  await test.step('opens the home page and sees the latest notices', async () => {
    await page.goto('/');
    const slider = page.locator('[data-slot="home.notices.v1"]');
    await expect(slider.getByRole('heading', { name: '공지사항' })).toBeVisible();
    await expect(slider.getByRole('link', { name: latest.list[0]?.title ?? '?' })).toBeVisible();
  });
  await test.step('opens the list', async () => {
    await page.getByRole('link', { name: '공지사항 전체보기' }).click();
    await expectPage(page, notices);
    await expect(rows(page)).toHaveText(latest.list.map(({ title }) => title));
  });
  await test.step('searches', async () => {
    const search = page.getByRole('search', { name: '공지사항 검색' });
    await search.getByRole('textbox').fill(keyword);
    await search.getByRole('button', { name: '검색' }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('searchKeyword') === keyword);
    await expect(rows(page)).toHaveText(found.list.map(({ title }) => title));
  });
  await test.step('turns to the second page', async () => {
    await page.getByRole('navigation', { name: '페이지', exact: true }).getByRole('link', { name: /^2/ }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('pageNum') === '2');
    await expect(page.getByText(/^2\/\d+쪽$/)).toBeVisible();
  });

  const listUrl = page.url();
  await rows(page).last().scrollIntoViewIfNeeded();
  const opened = await rows(page).last().innerText();
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  const left = await page.evaluate(() => scrollY);
  await test.step('opens the last post of it, the older one and the newer one', async () => {
    await rows(page).last().click();
    await expect(page.getByRole('heading', { level: 1, name: opened })).toBeVisible();
    const neighbours = page.getByRole('navigation', { name: '이전 글과 다음 글' });
    const older = neighbours.getByRole('paragraph').filter({ hasText: '이전 글' }).getByRole('link');
    const olderTitle = await older.innerText();
    await older.click();
    await expect(page.getByRole('heading', { level: 1, name: olderTitle })).toBeVisible();
    await neighbours.getByRole('paragraph').filter({ hasText: '다음 글' }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: opened })).toBeVisible();
  });
  await test.step('goes back to the list and finds it as it was left', async () => {
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(listUrl);
    await expect(page.getByText(/^2\/\d+쪽$/)).toBeVisible();
    await expect(page.getByRole('search').getByRole('textbox')).toHaveValue(keyword);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  });
  await test.step('the button 목록 of a post leads to the same list', async () => {
    await rows(page).first().click();
    await page.getByRole('main').getByRole('link', { name: '목록', exact: true }).click();
    await expect(page).toHaveURL(listUrl);
    await expect(page.getByRole('search').getByRole('textbox')).toHaveValue(keyword);
  });
}

test.describe('a visitor', () => {
  test('reads notices and finds the list as last left', ({ page }) => readNotices(page));

  test('reads notices and finds the list as last left @phone', ({ page }) => readNotices(page));
});

/** Members-only page in the menu 마이페이지. */
const memberPage = '/myPage/info';

test.describe('a member', () => {
  test('logs in on the way to my page, stays logged in, and is logged out in every tab', async ({ page, context }) => {
    await test.step('chooses a page of members and is sent to the login', async () => {
      await page.goto(notices.path);
      await page.getByRole('banner').getByRole('button', { name: '전체 메뉴' }).click();
      const drawer = page.getByRole('dialog', { name: '전체 메뉴' });
      await drawer.getByRole('button', { name: '마이페이지' }).click();
      await drawer.getByRole('link', { name: '내 회원정보' }).click();
      await expect(page).toHaveURL(`/login?next=${encodeURIComponent(memberPage)}`);
    });
    await test.step('logs in and lands there', async () => {
      await logIn(page);
      await expect(page).toHaveURL(memberPage);
      await expectMember(page);
    });
    await test.step('reloads the page and is still logged in', async () => {
      await page.reload();
      await expect(page).toHaveURL(memberPage);
      await expectMember(page);
    });
    const second = await context.newPage();
    await test.step('opens a second tab, which knows the person', async () => {
      await second.goto(notices.path);
      await expectMember(second);
    });
    await test.step('logs out in the second tab, and the first tab knows', async () => {
      await logOut(second);
      await expect(second).toHaveURL('/login');
      await expect(page).toHaveURL(`/login?next=${encodeURIComponent(memberPage)}`);
      await expect(page.getByLabel('아이디(이메일)')).toBeVisible();
    });
  });

  test('is asked to log in at the address of a members-only page', async ({ page }) => {
    await page.goto(memberPage);

    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(memberPage)}`);
    await expect(
      page.getByRole('region', { name: '알림 메시지' }).getByText('로그인이 필요한 서비스입니다.'),
    ).toBeVisible();
  });

  test('sees no empty page on the way to the login and to the identity check @long', async ({ page }) => {
    const empty = await watchEmptyPages(page);
    await page.goto('/myPage/info');
    await expect(page).toHaveURL(/\/login\?next=/);
    await logIn(page);
    await expect(page).toHaveURL('/myPage/info');
    expect(await empty.read()).toEqual([]);

    await page.goto('/myPage/InfoDetail');
    await expect(page).toHaveURL(/\/myPage\/info\?next=/);
    await expect(page.getByRole('heading', { level: 1, name: '비밀번호 확인' })).toBeVisible();
    expect(await empty.read()).toEqual([]);
  });

  test('logs in on a phone and finds the name in the drawer @phone @long', async ({ page }) => {
    await page.goto('/login');

    await logIn(page);

    await expect(page).toHaveURL('/');
    await page.getByRole('banner').getByRole('button', { name: '전체 메뉴' }).click();
    await expect(page.getByRole('dialog', { name: '전체 메뉴' }).getByText('님, 안녕하세요.')).toBeVisible();
  });
});
