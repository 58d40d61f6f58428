import { createCaller } from '../fixtures/caller.ts';
import { expectMember, logIn, toMember } from '../fixtures/login.ts';
import { joinMember } from '../fixtures/members.ts';
import { toQuestion } from '../fixtures/questions.ts';
import { expect, test } from '../fixtures/test.ts';

const isOffice = (url: string) => url.includes('/remotes/mf-office/');

test.describe('the office', () => {
  test('is reached by staff through the login, from the menu, and after a reload @long', async ({ page }) => {
    await page.goto('/office/qna');
    await expect(page).toHaveURL('/login?next=%2Foffice%2Fqna');
    await logIn(page, toMember('office'));

    await expect(page).toHaveURL('/office/qna');
    await expect(page.getByRole('heading', { level: 1, name: '문의 답변' })).toBeVisible();
    await page
      .getByRole('navigation', { name: '업무 메뉴' })
      .getByRole('link', { name: /장비 예약/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: '장비 예약' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('table', { name: '장비 예약' })).toBeVisible();
  });

  test('sends neither its pages nor its code to members and visitors', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/login');
    await logIn(page, toMember('student'));
    await expectMember(page);
    await page.goto('/office');

    await expect(page.getByRole('heading', { name: '페이지를 찾을 수 없습니다.' })).toBeVisible();
    expect(requested.filter(isOffice)).toEqual([]);
    const registry = (await (await page.request.get('/registry.json')).json()) as { remotes: object };
    expect(Object.keys(registry.remotes)).not.toContain('mf-office');
  });

  test('answers a question of a member, who reads it on their page', async ({ page, browser }) => {
    const member = await joinMember(page);
    const caller = await createCaller(page, member);
    const question = toQuestion({ title: '현미경 예약을 옮기려면' });
    const { qnaUid } = await caller<{ qnaUid: string }>('POST', '/api/v1/qna', question);

    const context = await browser.newContext();
    const office = await context.newPage();
    await office.goto(`/office/qna/item?qnaUid=${qnaUid}`);
    await logIn(office, toMember('office'));
    await expect(office.getByRole('button', { name: /Alt 1$/ })).toBeVisible();
    await office.keyboard.press('Alt+1');
    await expect(office.getByRole('textbox', { name: /^답변/ })).toHaveValue(/ 님, 안녕하세요/);
    await office.getByRole('textbox', { name: /^답변/ }).fill('예약현황에서 [시간 변경]을 눌러 주세요.');
    await office.keyboard.press('Control+Enter');
    await expect(office.getByRole('region', { name: '알림 메시지' }).getByText('답변을 등록했습니다.')).toBeVisible();
    await context.close();

    await page.goto(`/login?next=${encodeURIComponent(`/myPage/qnaDetail?qnaUid=${qnaUid}`)}`);
    await logIn(page, member);
    await expect(page.getByText('예약현황에서 [시간 변경]을 눌러 주세요.')).toBeVisible();
  });

  test('publishes a notice, which visitors find at once, and takes it off the site', async ({ page, browser }) => {
    const title = `점검 안내 ${Date.now()}`;
    await page.goto('/office/posts?edit=new');
    await logIn(page, toMember('office'));
    const dialog = page.getByRole('dialog', { name: '글쓰기' });
    await dialog.getByLabel('분류').selectOption({ index: 1 });
    await dialog.getByLabel('제목').fill(title);
    await dialog.getByLabel('작성자').fill('공용장비운영팀');
    await test.step('keeps what was typed over a reload', async () => {
      await page.reload();
      await expect(dialog.getByLabel('제목')).toHaveValue(title);
    });
    await dialog.getByLabel('내용').fill('장비를 점검합니다.');
    await dialog.getByRole('button', { name: '저장' }).click();
    await expect(page.getByRole('link', { name: title })).toBeVisible();

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`/infoPlaza/notice?searchKeyword=${encodeURIComponent(title)}`);
    await visitor.getByRole('link', { name: title }).click();
    await expect(visitor.getByText('장비를 점검합니다.')).toBeVisible();
    await test.step('is in feed, site map and search within two seconds', async () => {
      const postUid = new URL(visitor.url()).searchParams.get('postUid') ?? '';
      const has = async (path: string, text: string) => (await (await page.request.get(path)).text()).includes(text);
      await expect
        .poll(
          () =>
            Promise.all([
              has('/rss/notices.xml', title),
              has('/sitemap.xml', postUid),
              has(`/api/v1/search/suggest?q=${encodeURIComponent(title)}`, title),
            ]),
          { timeout: 2_000 },
        )
        .toEqual([true, true, true]);
    });
    const row = page.getByRole('row').filter({ hasText: title });
    await test.step('is corrected, and the version before is restored', async () => {
      await page.getByRole('link', { name: title }).click();
      const text = page.getByRole('dialog').getByRole('textbox', { name: '내용' });
      await expect(text).toContainText('장비를 점검합니다.');
      await text.fill('장비를 모두 점검합니다.');
      await page.getByRole('dialog').getByRole('button', { name: '저장' }).click();
      await page.getByRole('button', { name: `${title} 버전 기록` }).click();
      const versions = page.getByRole('dialog');
      await expect(versions.locator('ins')).toContainText('모두');
      await versions.getByRole('radio', { name: /^1번/ }).check();
      await versions.getByRole('button', { name: '1번으로 되돌리기' }).click();
      await expect(versions.getByRole('radio', { name: /^3번.*지금 게시 중/ })).toBeVisible();
      await page.keyboard.press('Escape');
      await visitor.reload();
      await expect(visitor.getByText('장비를 점검합니다.')).toBeVisible();
    });
    await row.getByRole('button', { name: '내리기' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '1건 내리기' }).click();
    await expect(row).toBeHidden();
    await visitor.goto(`/infoPlaza/notice?searchKeyword=${encodeURIComponent(title)}`);
    await expect(visitor.getByRole('link', { name: title })).toHaveCount(0);
    await visitor.context().close();
  });
});
