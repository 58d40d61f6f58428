import type { Page } from 'playwright/test';
import { openBell } from '../fixtures/bell.ts';
import { createCaller, uploadTexts } from '../fixtures/caller.ts';
import { logIn, toMember } from '../fixtures/login.ts';
import { joinMember } from '../fixtures/members.ts';
import { printResult } from '../fixtures/printResult.ts';
import { toQuestion } from '../fixtures/questions.ts';
import { expect, test } from '../fixtures/test.ts';
import { xssPayloads } from '../fixtures/xssPayloads.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a visitor who opens a private question cannot read any of it', async ({ page }) => {
  const ask = await createCaller(page, await joinMember(page));
  const secret = `감추어진 제목 ${Date.now()}`;
  const { qnaUid } = await ask<{ qnaUid: string }>(
    'POST',
    '/api/v1/qna',
    toQuestion({ title: secret, content: '감추어진 본문' }),
  );
  await page.context().clearCookies();

  const response = await page.goto(`/infoPlaza/qna_detail?qnaUid=${qnaUid}`);

  await expect(heading(page, '비공개 글입니다.')).toBeVisible();
  expect(await response?.text()).not.toContain('감추어진');
  expect(await page.content()).not.toContain('감추어진');
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain(qnaUid);
});

test('none of 500 stored texts runs anywhere', async ({ page }) => {
  test.slow();
  const ask = await createCaller(page, await joinMember(page));
  const perQuestion = 50;
  const uids: string[] = [];
  for (let at = 0; at < xssPayloads.length; at += perQuestion) {
    const lines = xssPayloads.slice(at, at + perQuestion);
    const { qnaUid } = await ask<{ qnaUid: string }>(
      'POST',
      '/api/v1/qna',
      toQuestion({ title: (lines[0] ?? '').slice(0, 60), content: lines.join('\n').slice(0, 5_000), privateYn: 'N' }),
    );
    uids.push(qnaUid);
    const content = lines.join('\n').slice(0, 500);
    await ask('POST', '/api/v1/comments', { refType: 'QNA', refUid: qnaUid, content });
  }
  const words = xssPayloads.filter((_payload, at) => at % 50 === 1).map((word) => word.slice(0, 90));
  const paths = [
    ...uids.map((uid) => `/infoPlaza/qna_detail?qnaUid=${uid}`),
    '/infoPlaza/qna',
    '/infoPlaza/qna?pageNum=2',
    ...words.flatMap((word) => [
      `/searchView?search=${encodeURIComponent(word)}`,
      `/infoPlaza/notice?searchKeyword=${encodeURIComponent(word)}`,
    ]),
  ];

  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await page.evaluate(() => '__xss' in window), path).toBe(false);
  }
  printResult(`stored texts: ${xssPayloads.length} on ${paths.length} pages`);
});

test('control: the same texts run in a page without escaping and policy', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const inPage = xssPayloads.slice(0, 12).filter((text) => !/iframe|location|refresh/.test(text));
  await page.route('https://unsafe.example/', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html>${inPage.join('')}` }),
  );

  await page.goto('https://unsafe.example/', { waitUntil: 'domcontentloaded' });

  await expect.poll(() => page.evaluate(() => '__xss' in window)).toBe(true);
  printResult(`hostile texts: control, ${inPage.length} of them run in a page without escaping`);
  await context.close();
});

/** Writes texts into questions, file names, comments, answers, notifications and a draft of a member. */
async function writeTexts(page: Page, texts: readonly string[]) {
  const person = await joinMember(page);
  const ask = await createCaller(page, person);
  const office = await createCaller(page, toMember('office'));
  const uids: string[] = [];
  for (let at = 0; at < texts.length; at += 3) {
    const three = texts.slice(at, at + 3);
    const fileUids = await uploadTexts(
      page,
      three.map((text) => `${text.slice(0, 80)}.txt`),
      person,
    );
    const { qnaUid } = await ask<{ qnaUid: string }>(
      'POST',
      '/api/v1/qna',
      toQuestion({ title: (three[0] ?? '').slice(0, 60), content: three.join('\n'), fileUids, privateYn: 'N' }),
    );
    await ask('POST', '/api/v1/comments', { refType: 'QNA', refUid: qnaUid, content: three[1] ?? '' });
    await office('POST', `/api/v1/admin/qna/${qnaUid}/answer`, { content: three.join('\n') });
    uids.push(qnaUid);
  }
  const last = texts.slice(-3);
  const fileUids = await uploadTexts(
    page,
    last.map((text) => `${text.slice(0, 80)}.txt`),
    person,
  );
  const { qnaUid: editable } = await ask<{ qnaUid: string }>(
    'POST',
    '/api/v1/qna',
    toQuestion({ title: (last[0] ?? '').slice(0, 60), content: last.join('\n'), fileUids }),
  );
  await ask('PUT', '/api/v1/qna/draft', {
    categoryCd: 'ETC',
    title: (texts[0] ?? '').slice(0, 60),
    content: texts.join('\n'),
    privateYn: 'Y',
  });
  return { person, uids, last, editable };
}

test('no hostile text of a member runs in names, drafts, answers, notifications or comments', async ({
  page,
  problems,
}) => {
  test.slow();
  problems.expectFailure('/infoPlaza/noticeDetail?postUid=');
  // Terms that do not exist.
  problems.expectFailure('/terms/?tab=');
  const sharp = xssPayloads.filter((_payload, at) => at % 25 < 8).slice(0, 60);
  const { person, uids, last, editable } = await writeTexts(page, sharp);
  await page.goto('/login?next=/myPage/qnaWrite');
  await logIn(page, person);
  await expect(main(page).getByRole('textbox', { name: /내용/ })).toHaveValue(sharp.join('\n'));
  const paths = [
    '/myPage/qnaWrite',
    '/myPage/qna',
    ...uids.map((uid) => `/myPage/qnaDetail?qnaUid=${uid}`),
    ...uids.slice(0, 3).map((uid) => `/infoPlaza/qna_detail?qnaUid=${uid}`),
    ...sharp
      .slice(0, 6)
      .flatMap((text) => [
        `/infoPlaza/faq?searchKeyword=${encodeURIComponent(text)}`,
        `/infoPlaza/qna?searchKeyword=${encodeURIComponent(text)}`,
        `/cooperation/edu?searchKeyword=${encodeURIComponent(text)}`,
        `/intro/chart?searchKeyword=${encodeURIComponent(text)}`,
        `/infoPlaza/noticeDetail?postUid=${encodeURIComponent(text)}`,
        `/terms/?tab=${encodeURIComponent(text)}&compare=${encodeURIComponent(text)}`,
      ]),
  ];

  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await page.evaluate(() => '__xss' in window), path).toBe(false);
  }
  await test.step('changes a question and a comment', async () => {
    await page.goto(`/myPage/qnaWrite?qnaUid=${editable}`);
    await expect(main(page).getByRole('textbox', { name: /내용/ })).toHaveValue(last.join('\n'));
    await expect(main(page).getByText(/\.txt/)).toHaveCount(3);
    for (const [at, uid] of uids.slice(0, 5).entries()) {
      await page.goto(`/myPage/qnaDetail?qnaUid=${uid}`);
      await main(page)
        .getByRole('button', { name: /^댓글 .* 수정$/ })
        .click();
      await expect(main(page).getByRole('textbox', { name: '댓글 수정' })).toHaveValue(sharp[3 * at + 1] ?? '');
      await main(page).getByRole('button', { name: '저장' }).click();
      await expect(main(page).getByRole('textbox', { name: '댓글 수정' })).toHaveCount(0);
      expect(await page.evaluate(() => '__xss' in window), uid).toBe(false);
    }
  });
  await test.step('opens the bell and the search over the page', async () => {
    await page.goto('/infoPlaza/notice');
    const bell = await openBell(page);
    await expect(bell.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: '통합검색' }).click();
    await page.keyboard.type('<img src=x onerror=window.__xss=1>');
    expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  });
  printResult(`hostile texts: ${sharp.length} in eight kinds of fields on ${paths.length} pages`);
});
