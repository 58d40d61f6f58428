import type { Page } from 'playwright/test';
import { expectMember, logIn, member } from '../fixtures/login.ts';
import { say } from '../fixtures/say.ts';
import { expect, test } from '../fixtures/test.ts';
import { xssPayloads } from '../fixtures/xssPayloads.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function openAsMember(page: Page, path: string, who = member): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await logIn(page, who);
  await expect(page).toHaveURL(path);
}

interface Answer<T> {
  readonly status: { readonly code: string };
  readonly data: T;
}

/** Calls the API as a member, without a page. */
async function createCaller(page: Page, who: { readonly id: string; readonly password: string } = member) {
  const login = await page.request.post('/api/v1/auth/login', { data: { ...who, keep: 'N' } });
  const { data } = (await login.json()) as Answer<{ accessToken: string }>;
  // The page stays a visitor's.
  await page.context().clearCookies();
  const headers = { authorization: `Bearer ${data.accessToken}` };
  return async <T>(method: 'POST' | 'GET', path: string, body?: object): Promise<T> => {
    const response = await page.request.fetch(path, { method, headers, ...(body && { data: body }) });
    return ((await response.json()) as Answer<T>).data;
  };
}

const question = (change: object) => ({
  categoryCd: 'ETC',
  title: '문의',
  content: '내용',
  privateYn: 'Y',
  imageUids: [],
  fileUids: [],
  ...change,
});

async function readIntroduction(page: Page): Promise<void> {
  await test.step('finds a person in the chart by first consonants', async () => {
    await page.goto('/intro/chart');
    await page.getByRole('search', { name: '담당자·업무 검색' }).getByRole('textbox').fill('ㄱㅈㅇ');
    await page.getByRole('search', { name: '담당자·업무 검색' }).getByRole('button', { name: '검색' }).click();
    await expect(main(page).getByText('강주은')).toBeVisible();
    await expect(main(page).getByText('창업지원팀')).toHaveCount(0);
  });
  await test.step('reads the pages of student support and of the enterprise centre', async () => {
    await page.goto('/studentSupport');
    await expect(page).toHaveURL('/studentSupport/future');
    await expect(main(page).getByRole('heading', { name: '신청할 수 있는 교육' })).toBeVisible();
    await page.goto('/corporateCenter');
    await expect(main(page).getByRole('img', { name: /기업협업센터.*지도/ })).toBeVisible();
  });
}

async function readTerms(page: Page): Promise<void> {
  await page.goto('/terms/?tab=use');
  await page.getByRole('navigation', { name: '약관 종류' }).getByRole('link', { name: '개인정보처리방침' }).click();
  await expect(page).toHaveURL('/terms?tab=privacy');
  await main(page)
    .getByRole('link', { name: /시행본과 비교/ })
    .click();
  await expect(main(page).getByText(/바뀐 곳 \d+군데/)).toBeVisible();
  await expect(main(page).locator('ins, del').first()).toBeVisible();
  await page.goBack();
  await expect(main(page).getByRole('link', { name: /시행본과 비교/ })).toBeVisible();
}

async function readBoards(page: Page): Promise<void> {
  await test.step('has a file of the reference room', async () => {
    await page.goto('/infoPlaza/reference');
    const download = page.waitForEvent('download');
    await main(page)
      .getByRole('link', { name: /첨부파일 (PDF|TXT|CSV) 내려받기/ })
      .first()
      .click();
    expect((await download).suggestedFilename()).toMatch(/[가-힣].*\.(pdf|txt|csv)$/);
  });
  await test.step('opens an answer, says that it helped, and goes to its own page', async () => {
    await page.goto('/infoPlaza/faq?categoryCd=EQUIP');
    await main(page)
      .getByRole('button', { name: /며칠 전까지/ })
      .click();
    await main(page).getByRole('button', { name: /^예/ }).click();
    await expect(main(page).getByText('의견을 주셔서 고맙습니다.')).toBeVisible();
    await main(page)
      .getByRole('link', { name: /며칠 전까지.*자세히 보기/ })
      .click();
    await expect(heading(page, /며칠 전까지/)).toBeVisible();
    await main(page).getByRole('link', { name: '목록', exact: true }).click();
    await expect(page).toHaveURL('/infoPlaza/faq?categoryCd=EQUIP');
  });
  await test.step('reads a public question and finds private ones locked', async () => {
    await page.goto('/infoPlaza/qna?answerState=ANSWERED');
    await expect(main(page).getByText('비공개 글입니다.').first()).toBeVisible();
    const first = main(page).getByRole('table').getByRole('link').first();
    const title = await first.innerText();
    await first.click();
    await expect(heading(page, title)).toBeVisible();
    await expect(main(page).getByRole('textbox', { name: '댓글 쓰기' })).toBeVisible();
  });
}

async function searchSite(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: '통합검색' }).click();
  await expect(page).toHaveURL('/searchView');
  const field = main(page).getByRole('searchbox', { name: '통합검색' });
  await test.step('follows a suggestion', async () => {
    await field.fill('주사');
    await main(page)
      .getByRole('button', { name: /주사전자현미경/ })
      .first()
      .click();
    await expect(main(page).getByText(/검색 결과 \d+건입니다/)).toBeVisible();
  });
  await test.step('types on the wrong keyboard', async () => {
    await field.fill('qksehcp');
    await field.press('Enter');
    await expect(main(page).getByText(/'반도체'로 검색한 결과/)).toBeVisible();
  });
  await test.step('searches by first consonants and by another spacing', async () => {
    await field.fill('ㅈㅅㅎㅁㄱ');
    await field.press('Enter');
    await expect(main(page).getByRole('link', { name: /주사전자현미경/ })).toBeVisible();
    await field.fill('전자 현미경');
    await field.press('Enter');
    await expect(
      main(page)
        .getByRole('link', { name: /주사전자현미경/ })
        .first(),
    ).toBeVisible();
  });
  await test.step('sees more of one group', async () => {
    await field.fill('안내');
    await field.press('Enter');
    await main(page).getByRole('link', { name: '공지 검색 결과 더보기' }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('type') === 'NOTICE');
    const hits = main(page).getByRole('heading', { level: 3 });
    await expect(hits).toHaveCount(5);
    await main(page).getByRole('button', { name: '공지 검색 결과 더보기' }).click();
    await expect(hits).toHaveCount(10);
  });
}

async function askQuestion(page: Page): Promise<void> {
  const title = `온라인 자료를 받을 수 있나요 ${Date.now()}`;
  await openAsMember(page, '/myPage/qnaWrite');
  await test.step('writes a question with a picture and a file of a Korean name', async () => {
    await main(page).getByRole('combobox', { name: /구분/ }).selectOption({ label: '교육' });
    await main(page).getByRole('textbox', { name: /제목/ }).fill(title);
    await main(page).getByRole('textbox', { name: /내용/ }).fill('첫째 줄\n둘째 줄');
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    await main(page)
      .getByLabel(/^이미지/)
      .setInputFiles({ name: '화면.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
    await main(page)
      .getByLabel(/^첨부파일/)
      .setInputFiles({ name: '참고 자료.txt'.normalize('NFD'), mimeType: 'text/plain', buffer: Buffer.from('자료') });
    await expect(main(page).getByText(/^완료/)).toHaveCount(2);
    await expect(main(page).getByText(/임시저장됨/)).toBeVisible();
  });
  await test.step('finds the words again on coming back', async () => {
    await page.reload();
    await expect(main(page).getByRole('textbox', { name: /제목/ })).toHaveValue(title);
    await main(page)
      .getByLabel(/^첨부파일/)
      .setInputFiles({ name: '참고 자료.txt', mimeType: 'text/plain', buffer: Buffer.from('자료') });
    await expect(main(page).getByText(/^완료/)).toHaveCount(1);
  });
  await test.step('sends it and sees it', async () => {
    await main(page).getByRole('button', { name: '등록' }).click();
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveURL(/\/myPage\/qnaDetail\?qnaUid=/);
    await expect(main(page).getByRole('link', { name: '참고 자료.txt 내려받기' })).toBeVisible();
  });
  await test.step('comments, changes it, and answers it', async () => {
    await main(page).getByRole('textbox', { name: '댓글 쓰기' }).fill('덧붙입니다.');
    await main(page).getByRole('button', { name: '등록' }).click();
    await main(page).getByRole('button', { name: "댓글 '덧붙입니다.' 수정" }).click();
    await main(page).getByRole('textbox', { name: '댓글 수정' }).fill('고쳐 덧붙입니다.');
    await main(page).getByRole('button', { name: '저장' }).click();
    await expect(main(page).getByText('(수정됨)')).toBeVisible();
  });
  await test.step('finds it in the list, and deletes it', async () => {
    await main(page).getByRole('link', { name: '목록', exact: true }).click();
    await main(page).getByRole('link', { name: title }).click();
    await main(page).getByRole('button', { name: '삭제', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
    await expect(page).toHaveURL('/myPage/qna');
    await expect(main(page).getByRole('link', { name: title })).toHaveCount(0);
  });
}

for (const phone of ['', ' @phone']) {
  test.describe(`the information square${phone}`, () => {
    test('introduces the office, student support and the centre', ({ page }) => readIntroduction(page));
    test('shows terms with what changed', ({ page }) => readTerms(page));
    test('shows boards, frequent questions and public ones', ({ page }) => readBoards(page));
    test('is searched', ({ page }) => searchSite(page));
    test('takes a question of a member', ({ page }) => askQuestion(page));
  });
}

test('the bell says that a question was answered, and leads to it', async ({ page }) => {
  const ask = await createCaller(page);
  const office = await createCaller(page, { id: 'office@demo.example', password: member.password });
  const title = `답변을 기다립니다 ${Date.now()}`;
  const { qnaUid } = await ask<{ qnaUid: string }>('POST', '/api/v1/qna', question({ title }));
  await office('POST', `/api/v1/admin/qna/${qnaUid}/answer`, { content: '답변입니다.' });

  await openAsMember(page, '/myPage/qna');
  await expectMember(page);
  await page.getByRole('banner').getByRole('button', { name: /^알림/ }).click();
  await page
    .getByRole('dialog', { name: '알림' })
    .getByRole('link', { name: new RegExp(title) })
    .click();

  await expect(heading(page, title)).toBeVisible();
  await expect(main(page).getByRole('region', { name: '담당자 답변' })).toContainText('답변입니다.');
});

test('a visitor who opens a private question reads nothing of it', async ({ page }) => {
  const ask = await createCaller(page);
  const secret = `감추어진 제목 ${Date.now()}`;
  const { qnaUid } = await ask<{ qnaUid: string }>(
    'POST',
    '/api/v1/qna',
    question({ title: secret, content: '감추어진 본문' }),
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
      question({ title: (lines[0] ?? '').slice(0, 60), content: lines.join('\n').slice(0, 5_000), privateYn: 'N' }),
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
