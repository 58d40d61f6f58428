import type { Browser, Page } from 'playwright/test';
import { createCaller, uploadTexts } from '../fixtures/caller.ts';
import { download } from '../fixtures/download.ts';
import { logIn, toMember } from '../fixtures/login.ts';
import { joinMember } from '../fixtures/members.ts';
import { expect, test } from '../fixtures/test.ts';

type Member = ReturnType<typeof toMember>;

const toastOf = (page: Page) => page.getByRole('region', { name: '알림 메시지' });

/** Fills in the first two steps of an application for advice. */
async function fillAdvice(page: Page, title: string): Promise<void> {
  await page.getByRole('checkbox', { name: '개인정보 수집·이용에 동의합니다.' }).check();
  await page.getByRole('checkbox', { name: '제3자 제공에 동의합니다.' }).check();
  await page.getByRole('button', { name: '다음' }).click();
  await page.getByRole('textbox', { name: '소속' }).fill('누리정밀');
  await page.getByRole('textbox', { name: '기업명' }).fill('누리정밀');
  await page.getByRole('textbox', { name: '사업자등록번호' }).fill('000-01-00007');
  await page.getByRole('textbox', { name: '대표자' }).fill('한가람');
  await page.getByRole('combobox', { name: '업종' }).selectOption('식품');
  await page.getByRole('combobox', { name: '분야', exact: true }).selectOption('바이오헬스');
  await page.getByRole('combobox', { name: '세부 분야' }).selectOption('기능성 식품');
  await page.getByRole('textbox', { name: '애로기술 제목' }).fill(title);
  await page.getByRole('textbox', { name: '현황 및 문제점' }).fill('여름철 원료에서 갈변이 심해졌습니다.');
  await page.getByRole('textbox', { name: '희망 자문내용' }).fill('온도 구간을 나누는 방법을 알고 싶습니다.');
  await page.getByRole('radio', { name: '방문' }).check();
  await page.getByRole('radio', { name: '필요합니다', exact: true }).check();
  const content = { mimeType: 'text/plain', buffer: Buffer.from('공정') };
  await page.getByRole('button', { name: '첨부파일', exact: true }).setInputFiles({ name: '공정표.txt', ...content });
  await expect(page.getByRole('listitem').filter({ hasText: '공정표.txt' }).getByText(/^완료/)).toBeVisible();
}

/** Signs in on another device, opens the draft in my page and continues with it. */
async function resumeElsewhere(browser: Browser, who: Member, title: string): Promise<void> {
  const device = await browser.newContext();
  const page = await device.newPage();
  await page.goto(`/login?next=${encodeURIComponent('/myPage')}`);
  await logIn(page, who);
  await page.getByRole('link', { name: `${title} 이어서 작성` }).click();
  await expect(page.getByText('작성하던 내용을 불러왔습니다.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '애로기술 제목' })).toHaveValue(title);
  await expect(page.getByText('공정표.txt')).toBeVisible();
  await device.close();
}

interface Walk {
  readonly browser: Browser;
  readonly page: Page;
  readonly who: Member;
  readonly title: string;
}

/** Goes from the page of advice to the result: draft, another device, another visit, supplement, report. */
async function walk({ browser, page, who, title }: Walk): Promise<void> {
  const [reportUid] = await uploadTexts(page, ['결과보고서.txt'], toMember('office'));
  const office = await createCaller(page, toMember('office'));
  await test.step('begins on the page of advice, signs in, and finds the draft after a reload', async () => {
    await page.goto('/cooperation/tech');
    await page.getByRole('link', { name: '자문 신청하기' }).click();
    await logIn(page, who);
    await expect(page).toHaveURL('/cooperation/application?type=tech');
    await fillAdvice(page, title);
    await page.getByRole('button', { name: '임시저장' }).click();
    await expect(page.getByText(/임시저장됨/)).toBeVisible();
    await resumeElsewhere(browser, who, title);
    await page.reload();
    await expect(page.getByText('작성하던 내용을 불러왔습니다.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: '애로기술 제목' })).toHaveValue(title);
  });
  await test.step('hands it in once, also with a double click', async () => {
    await page.getByRole('button', { name: '다음' }).click();
    await page.getByRole('button', { name: '제출' }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: '신청이 완료되었습니다' })).toBeVisible();
  });
  const aplUid = new URL(page.url()).searchParams.get('aplUid') ?? '';
  const move = (body: object) => office('PATCH', `/api/v1/admin/applications/${aplUid}/transition`, body);
  await test.step('answers what the office asks for', async () => {
    await move({ to: 'REVIEWING' });
    await move({ to: 'SUPPLEMENT', memo: '사양서를 더해 주세요.', dueDt: '2099-01-01' });
    await page.goto('/myPage');
    await page.getByRole('link', { name: `${title} 보완하기` }).click();
    await expect(page.getByText('사양서를 더해 주세요.').first()).toBeVisible();
    await page.getByRole('textbox', { name: '답변' }).fill('사양서는 따로 보냅니다.');
    await page.getByRole('button', { name: '보완 제출' }).click();
    await expect(toastOf(page).getByText('보완 내용이 제출되었습니다.')).toBeVisible();
  });
  await test.step('reads the result', async () => {
    await move({ to: 'MATCHED', advisorUid: 'AD007' });
    await move({ to: 'IN_PROGRESS', visitDt: '2099-01-05T14:00:00+09:00', visitPlace: '생산동' });
    await move({ to: 'REPORTING' });
    await move({ to: 'DONE', memo: '권고 사항입니다.', fileUids: [reportUid] });
    await page.goto('/myPage/tech');
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByText('권고 사항입니다.')).toBeVisible();
    await expect(page.getByText('임보경 · 해솔대학교 식품공학과')).toBeVisible();
    expect(await download(page, '공정표.txt')).toBe('공정');
    expect(await download(page, '결과보고서.txt')).toBe('글');
  });
}

test('a member applies for advice and follows it to the result', async ({ browser, page }) => {
  await walk({ browser, page, who: await joinMember(page), title: '건조 공정의 색 변화' });
});

test('the header links to the dashboard of my page, which starts its menu @long', async ({ page }) => {
  await page.goto('/login');
  await logIn(page);
  const mine = page.getByRole('banner').getByRole('link', { name: /님\s*마이페이지$/ });
  await expect(mine).toHaveAttribute('href', '/myPage');
  await mine.click();
  await expect(page).toHaveURL('/myPage');
  const first = page.getByRole('navigation', { name: '마이페이지 메뉴' }).getByRole('link').first();
  await expect(first).toHaveText(/한눈에 보기/);
  // Without a password prompt.
  await expect(page.getByRole('heading', { level: 2, name: '다음 일정' })).toBeVisible();
});

test('the same on a phone, where the form has no header and my page has tabs @phone @long', async ({
  browser,
  page,
}) => {
  await walk({ browser, page, who: await joinMember(page), title: '포장 이음매의 들뜸' });
  await page.goto('/cooperation/application?type=tech');
  await expect(page.getByRole('button', { name: '다음' })).toBeVisible();
  await expect(page.getByRole('button', { name: '전체 메뉴' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: /산학협력/ })).toBeHidden();
  const tabs = page.getByRole('navigation', { name: '마이페이지', exact: true });
  for (const path of ['/mypage/edu', '/myPage']) {
    await page.goto(path);
    // The seven tabs of the specification, and the dashboard.
    await expect(tabs.getByRole('link')).toHaveCount(8);
    await expect(tabs.getByRole('link').first()).toHaveText(/한눈에 보기/);
  }
  await tabs.getByRole('link', { name: '자문 신청 현황' }).click();
  await expect(page).toHaveURL('/myPage/tech');
});

test('one member cannot read the application of another', async ({ page }) => {
  const company = await createCaller(page);
  const { list } = await company<{ list: readonly { aplUid: string; title: string }[] }>(
    'GET',
    '/api/v1/mypage/tech/list',
  );
  const [first] = list;
  await page.goto(`/login?next=${encodeURIComponent(`/cooperation/applyComplete?aplUid=${first?.aplUid}`)}`);
  await logIn(page, toMember('student'));

  await expect(page.getByText('신청한 본인만 볼 수 있습니다.')).toBeVisible();
  await expect(page.getByText(first?.title ?? '-')).toBeHidden();
});
