import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Opens the filters: beside the list, on phones in a sheet. */
async function openConditions(page: Page): Promise<Locator> {
  if (!isPhone(page)) return main(page);
  await main(page).getByRole('button', { name: /^필터/ }).click();
  return page.getByRole('dialog', { name: '필터' });
}

async function closeConditions(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await page
    .getByRole('dialog', { name: '필터' })
    .getByRole('button', { name: /과정 보기$/ })
    .click();
}

async function chooseOnline(page: Page): Promise<void> {
  const conditions = await openConditions(page);
  if (isPhone(page))
    await conditions.getByRole('group', { name: '방식' }).getByRole('link', { name: '온라인' }).click();
  else await conditions.getByRole('combobox', { name: '방식' }).selectOption({ label: '온라인' });
  await closeConditions(page);
}

async function findCourse(page: Page): Promise<void> {
  await test.step('comes from the home page and chooses how', async () => {
    await page.goto('/');
    await main(page).getByRole('navigation', { name: '주요 서비스 바로가기' }).getByText('재직자 교육').click();
    await expect(page).toHaveURL('/cooperation/edu');
    await chooseOnline(page);
    await expect(page).toHaveURL('/cooperation/edu?type=ONLINE');
    await expect(main(page).getByRole('status')).toHaveText(/전체\s*12\s*과정/);
    await expect(main(page).getByText(/^온라인 \d+시간$/)).toHaveCount(9);
    await expect(main(page).getByText(/^집체 \d+시간$/)).toHaveCount(0);
  });
  await test.step('looks for a word, and goes back', async () => {
    const wordField = (conditions: Locator) => conditions.getByRole('searchbox', { name: '교육 검색' });
    const field = wordField(await openConditions(page));
    await field.fill('데이터');
    await field.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('searchKeyword') === '데이터');
    await closeConditions(page);
    await expect(
      main(page)
        .getByRole('heading', { level: 2, name: /데이터/ })
        .first(),
    ).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/cooperation/edu?type=ONLINE');
    await expect(wordField(await openConditions(page))).toHaveValue('');
  });
}

/** Expects an open course without scrolling. */
async function readFirstScreen(page: Page): Promise<void> {
  await page.goto('/cooperation/edu');
  const verb = main(page)
    .getByRole('link', { name: /신청하기$/ })
    .first();
  if (isPhone(page)) await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeInViewport({ ratio: 1 });
  const title = ((await verb.getAttribute('aria-label')) ?? '').replace(/ 신청하기$/, '');
  await main(page).getByRole('link', { name: title, exact: true }).first().click();
  const course = page.getByRole('dialog', { name: title });
  const apply = course.getByRole('link', { name: /신청하기$/ });
  await expect(course.getByText('취소 기한')).toBeAttached();
  await expect(apply).toBeInViewport({ ratio: 1 });
  await course.getByText('취소 기한').scrollIntoViewIfNeeded();
  await expect(apply).toBeInViewport({ ratio: 1 });
}

async function readSupport(page: Page): Promise<void> {
  await test.step('reads how equipment is shared, and goes to book some', async () => {
    await page.goto('/cooperation/equ');
    await expect(main(page).getByRole('table', { name: '이용료 기준(시간당)' })).toBeVisible();
    await main(page).getByRole('link', { name: '장비 간편예약' }).click();
    await expect(page).toHaveURL('/easyReservation');
  });
  await test.step('reads of advice, and asks after signing in', async () => {
    await page.goto('/cooperation/tech');
    await expect(main(page).getByRole('heading', { name: '자문 절차' })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: '우수사례' })).toBeVisible();
    await main(page).getByRole('link', { name: '기술자문 문의하기' }).click();
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/myPage/qnaWrite?categoryCd=TECH')}`);
  });
  await test.step('reads which projects are called for', async () => {
    await page.goto('/cooperation/assn');
    await expect(main(page).getByRole('heading', { name: '지원 규모' })).toBeVisible();
    await page.goto('/cooperation/collabo');
    await expect(main(page).getByRole('heading', { level: 3, name: '시제품 제작', exact: true })).toBeVisible();
    for (const kind of ['제작', '인증', '디자인', '홍보', '권리', '모임']) {
      const ofKind = main(page)
        .getByRole('listitem')
        .filter({ has: page.getByText(kind, { exact: true }) });
      await expect(ofKind.filter({ hasText: /[\d,]+원.*기업 부담 \d+%|참가비 없음/ }).first()).toBeVisible();
    }
  });
}

async function followHits(page: Page): Promise<void> {
  const follow = async (word: string, name: RegExp) => {
    await page.goto(`/searchView?search=${encodeURIComponent(word)}`);
    await main(page).getByRole('heading', { level: 3, name }).getByRole('link').first().click();
  };
  await test.step('follows a course', async () => {
    await follow('품질검사', /현장 AI 품질검사 입문/);
    await expect(page).toHaveURL((url) => url.pathname === '/cooperation/edu' && url.searchParams.has('eduUid'));
    const course = page.getByRole('dialog', { name: '현장 AI 품질검사 입문' });
    await expect(course.getByRole('table', { name: '교육 일정' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(course).toHaveCount(0);
    await expect(page).toHaveURL('/cooperation/edu');
  });
  await test.step('follows a pass', async () => {
    await follow('Big5', /Big5/);
    await expect(page).toHaveURL((url) => url.pathname === '/travel/pass' && url.searchParams.has('gdsDtlUid'));
    await expect(main(page).getByRole('heading', { level: 1, name: /Big5/ })).toBeVisible();
  });
  await test.step('follows a tour to its stops', async () => {
    await follow('바다 따라', /바다 따라 1박 2일/);
    await expect(page.getByRole('heading', { level: 1, name: '바다 따라 1박 2일' })).toBeVisible();
    await expect(main(page).getByRole('tab', { name: /2일 차/ })).toBeVisible();
    await main(page).getByRole('link', { name: '솔빛 해수욕장', exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/travel/attraction');
    await expect(page.getByRole('heading', { level: 1, name: '솔빛 해수욕장' })).toBeVisible();
  });
}

for (const device of [' @long', ' @phone']) {
  test.describe(`cooperation${device}`, () => {
    test('finds courses by kind, state and keyword', ({ page }) => findCourse(page));
    test('shows the first course and the action of its page without scrolling', ({ page }) => readFirstScreen(page));
    test('explains the procedure of equipment, advice and projects @long', ({ page }) => readSupport(page));
    test('links search hits to their own pages', ({ page }) => followHits(page));
  });
}
