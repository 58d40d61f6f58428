import type { Page } from 'playwright/test';
import { openBell } from '../fixtures/bell.ts';
import { createCaller } from '../fixtures/caller.ts';
import { expectMember, logIn, toMember } from '../fixtures/login.ts';
import { joinMember } from '../fixtures/members.ts';
import { toQuestion } from '../fixtures/questions.ts';
import { expect, test } from '../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

type Account = Awaited<ReturnType<typeof joinMember>>;

async function openAsMember(page: Page, path: string, who: Account): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await logIn(page, who);
  await expect(page).toHaveURL(path);
}

async function readIntroduction(page: Page): Promise<void> {
  await test.step('greets, and shows aims and figures, as a table too', async () => {
    await page.goto('/intro');
    await expect(page).toHaveURL('/intro/intro');
    await expect(main(page).getByRole('img', { name: /초상/ })).toBeVisible();
    await page.goto('/intro/vision');
    await main(page).getByRole('button', { name: '표로 보기' }).click();
    await expect(main(page).getByRole('table').last()).toBeVisible();
    await expect(main(page).getByRole('button', { name: '그래프로 보기' })).toBeVisible();
  });
  await test.step('finds a person in the chart by first consonants', async () => {
    await page.goto('/intro/chart');
    await page.getByRole('search', { name: '담당자·업무 검색' }).getByRole('searchbox').fill('ㄱㅈㅇ');
    await page
      .getByRole('search', { name: '담당자·업무 검색' })
      .getByRole('button', { name: '검색', exact: true })
      .click();
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
  const pane = main(page).getByRole('region', { name: '이용약관' });
  const { isDesktop, height, scrolls } = await pane.evaluate((element) => ({
    isDesktop: innerWidth >= 1280,
    height: element.clientHeight,
    scrolls: element.scrollHeight > element.clientHeight + 1,
  }));
  // A separate pane only on a desktop (specification §2); elsewhere the terms are part of the page.
  expect([Math.abs(height - 600) < 4, scrolls]).toEqual([isDesktop, isDesktop]);
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
  await test.step('shows the pictures of a notice and of news whole', async () => {
    for (const board of ['notice', 'news']) {
      await page.goto(`/infoPlaza/${board}`);
      await main(page).locator(`a[href*="/infoPlaza/${board}Detail?"]`).first().click();
      const picture = main(page).getByRole('figure').getByRole('img').first();
      await expect(picture).toBeVisible();
      await expect(picture).toHaveJSProperty('complete', true);
      const { shown, file } = await picture.evaluate((image: HTMLImageElement) => ({
        shown: image.width / image.height,
        file: image.naturalWidth / image.naturalHeight,
      }));
      expect(shown, board).toBeCloseTo(file, 1);
    }
  });
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
      .getByRole('heading', { name: /며칠 전까지/ })
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
    const ask = await createCaller(page, await joinMember(page));
    const office = await createCaller(page, toMember('office'));
    const title = `모두가 보는 문의 ${Date.now()}`;
    // The newest of a category that no other test uses, so that both stay on its first page.
    for (const change of [{ privateYn: 'Y' }, { privateYn: 'N', title }]) {
      const { qnaUid } = await ask<{ qnaUid: string }>(
        'POST',
        '/api/v1/qna',
        toQuestion({ ...change, categoryCd: 'ASSN' }),
      );
      await office('POST', `/api/v1/admin/qna/${qnaUid}/answer`, { content: '답변입니다.' });
    }
    const question = main(page).getByRole('table').getByRole('link', { name: title });
    // A page may be a second older than its data.
    await expect(async () => {
      await page.goto('/infoPlaza/qna?categoryCd=ASSN&answerState=ANSWERED');
      await expect(question).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(main(page).getByText('비공개 글입니다.').first()).toBeVisible();
    await question.click();
    await expect(heading(page, title)).toBeVisible();
    await expect(main(page).getByRole('textbox', { name: '댓글 쓰기' })).toBeVisible();
  });
}

async function askQuestion(page: Page): Promise<void> {
  const title = `온라인 자료를 받을 수 있나요 ${Date.now()}`;
  await openAsMember(page, '/myPage/qnaWrite', await joinMember(page));
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
  await test.step('finds the words and the files again on coming back', async () => {
    await page.reload();
    await expect(main(page).getByRole('textbox', { name: /제목/ })).toHaveValue(title);
    await expect(main(page).getByText(/^완료/)).toHaveCount(2);
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

for (const device of ['', ' @phone @long']) {
  test.describe(`the information square${device}`, () => {
    test('introduces the office, student support and the centre @long', ({ page }) => readIntroduction(page));
    test('shows terms with their changes @long', ({ page }) => readTerms(page));
    test('shows boards, frequently asked and public questions', ({ page }) => readBoards(page));
    test('accepts a question of a member', ({ page }) => askQuestion(page));
  });
}

test('the bell shows that a question was answered, and links to it', async ({ page }) => {
  const person = await joinMember(page);
  const ask = await createCaller(page, person);
  const office = await createCaller(page, toMember('office'));
  const title = `답변을 기다립니다 ${Date.now()}`;
  const { qnaUid } = await ask<{ qnaUid: string }>('POST', '/api/v1/qna', toQuestion({ title }));
  await office('POST', `/api/v1/admin/qna/${qnaUid}/answer`, { content: '답변입니다.' });

  await openAsMember(page, '/myPage/qna', person);
  await expectMember(page);
  const bell = await openBell(page);
  await bell.getByRole('link', { name: new RegExp(title) }).click();

  await expect(heading(page, title)).toBeVisible();
  await expect(main(page).getByRole('region', { name: '담당자 답변' })).toContainText('답변입니다.');
});
