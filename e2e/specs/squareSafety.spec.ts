import type { Page } from 'playwright/test';
import { createCaller } from '../fixtures/caller.ts';
import { toQuestion } from '../fixtures/questions.ts';
import { say } from '../fixtures/say.ts';
import { expect, test } from '../fixtures/test.ts';
import { xssPayloads } from '../fixtures/xssPayloads.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a visitor who opens a private question reads nothing of it', async ({ page }) => {
  const ask = await createCaller(page);
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
});

test('no stored text of 500 runs anywhere', async ({ page }) => {
  test.slow();
  const ask = await createCaller(page);
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
  say(`stored texts: ${xssPayloads.length} on ${paths.length} pages`);
});
