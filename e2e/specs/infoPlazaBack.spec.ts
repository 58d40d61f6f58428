import type { Page } from 'playwright/test';
import { createCaller } from '../fixtures/caller.ts';
import { logIn } from '../fixtures/login.ts';
import { joinMember } from '../fixtures/members.ts';
import { printResult } from '../fixtures/printResult.ts';
import { toQuestion } from '../fixtures/questions.ts';
import { expect, test } from '../fixtures/test.ts';

/** Lists with other than default state. */
const lists = [
  '/infoPlaza/notice?searchKeyword=안내&pageNum=2',
  '/infoPlaza/news?pageNum=3',
  '/infoPlaza/news?pageNum=2&view=cards',
  '/infoPlaza/reference?pageNum=2&field=TITLE',
  '/infoPlaza/faq?pageNum=2',
  // Of a category that no other test uses: its second page stays the same.
  '/infoPlaza/qna?categoryCd=EQUIP&pageNum=2',
  '/searchView?search=안내&type=NOTICE',
] as const;

const detail = /(noticeDetail|newsDetail|referenceDetail|faqDetail|qna_detail|qnaDetail)\?/;

/** Follows the last item of a list, goes back, and expects the same state. */
async function leaveAndComeBack(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const main = page.getByRole('main');
  // A FAQ entry expands in the list; its own page is a link inside.
  if (path.startsWith('/infoPlaza/faq')) await main.locator('summary').last().click();
  const links = main.locator('a[href]').and(page.locator('[href*="etail?"]'));
  const link = links.last();
  // Also scrolls to it, like the following key.
  await link.focus();
  const href = await link.getAttribute('href');
  expect(href, path).toMatch(detail);
  const url = page.url();
  const left = await page.evaluate(() => scrollY);
  await link.press('Enter');
  await expect(page).toHaveURL(detail);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goBack();

  await expect(page).toHaveURL(url);
  await expect.poll(() => page.evaluate(() => scrollY), path).toBe(left);
  if (!path.startsWith('/infoPlaza/faq')) {
    await expect(main.locator(`a[href="${href}"]`).last(), path).toBeFocused();
  }
}

for (const phone of ['', ' @phone']) {
  test(`Back restores each list with page, filter, keyword, scroll and focus${phone}`, async ({ page }) => {
    for (const path of lists) await test.step(path, () => leaveAndComeBack(page, path));
    printResult(`lists found as they were left: ${lists.length}`);
  });
}

test('Back restores a member’s own questions', async ({ page }) => {
  const person = await joinMember(page);
  const ask = await createCaller(page, person);
  for (let at = 0; at < 12; at += 1) await ask('POST', '/api/v1/qna', toQuestion({ title: `돌아올 문의 ${at}` }));
  await page.goto('/login');
  await logIn(page, person);
  await expect(page).toHaveURL('/');

  await leaveAndComeBack(page, '/myPage/qna?searchKeyword=돌아올&pageNum=2');

  await test.step('by the link of the question too', async () => {
    await page.goForward();
    await page.getByRole('main').getByRole('link', { name: '목록', exact: true }).click();
    await expect(page).toHaveURL(encodeURI('/myPage/qna?searchKeyword=돌아올&pageNum=2'));
  });
  await test.step('has the height of the list while it waits for it', async () => {
    await page.goto('/myPage/qna?searchKeyword=돌아올');
    await page.getByRole('main').locator('a[href*="qnaDetail?"]').last().press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/v1/qna/list?*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goBack();
    await expect(page.getByRole('main').getByText('불러오는 중입니다.')).toBeAttached();
    const waiting = await page.evaluate(() => document.documentElement.scrollHeight);
    held.resolve();
    await expect(page.getByRole('main').locator('a[href*="qnaDetail?"]')).toHaveCount(10);
    const ready = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(Math.abs(waiting - ready), `${waiting} px while it waits, ${ready} px with the list`).toBeLessThan(60);
  });
});

for (const phone of ['', ' @phone']) {
  test(`a visitor’s text survives signing in${phone}`, async ({ page }) => {
    const word = '없는낱말로찾기';
    const person = await joinMember(page);
    await test.step('searches in vain and asks with the same words', async () => {
      await page.goto(`/infoPlaza/qna?searchKeyword=${encodeURIComponent(word)}`);
      await page.getByRole('main').getByRole('link', { name: '문의하기' }).click();
      await expect(page).toHaveURL(/\/login\?next=/);
      await logIn(page, person);
      await expect(page.getByRole('textbox', { name: /제목/ })).toHaveValue(word);
    });
    await test.step('comments, goes to the page of the login, and finds the comment begun', async () => {
      await page.context().clearCookies();
      await page.goto('/infoPlaza/qna?answerState=ANSWERED');
      const title = page.getByRole('main').locator('a[href*="qna_detail"]').first();
      await title.click();
      const box = page.getByRole('textbox', { name: '댓글 쓰기' });
      await box.fill('이어서 쓸 댓글입니다.');
      await page.getByRole('main').getByRole('button', { name: '등록' }).click();
      await page.getByRole('dialog', { name: '로그인' }).getByRole('button', { name: '로그인 화면으로' }).click();
      await expect(page).toHaveURL(/\/login\?next=/);
      await logIn(page, person);
      await expect(page).toHaveURL(/qna_detail/);
      await expect(box).toHaveValue('이어서 쓸 댓글입니다.');
    });
  });
}
