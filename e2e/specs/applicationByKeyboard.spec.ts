import type { Page } from 'playwright/test';
import { press, tabTo, typeInto, zoomed } from '../fixtures/keyboard.ts';
import { logIn } from '../fixtures/login.ts';
import { aBizNo, joinMember } from '../fixtures/members.ts';
import { expect, test } from '../fixtures/test.ts';

/** Opens the first step of a form as the test's own member. */
async function openForm(page: Page, path: string): Promise<void> {
  const person = await joinMember(page);
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await logIn(page, person);
  await expect(page.getByRole('heading', { level: 2, name: '유의사항·동의' })).toBeVisible();
}

/** Presses [다음] and expects the heading of the next step. */
async function goOn(page: Page, heading: string): Promise<void> {
  await press(page, /^다음$/);
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeFocused();
}

async function agree(page: Page): Promise<void> {
  await press(page, /^다음$/);
  // The error is at the checkbox, which has the focus.
  await expect(page.getByRole('checkbox', { name: /개인정보 수집·이용에 동의합니다/ })).toBeFocused();
  await page.keyboard.press('Space');
  await press(page, /제3자 제공에 동의합니다/, 'Space');
  await goOn(page, '신청내용');
}

async function fillCompany(page: Page): Promise<void> {
  await typeInto(page, /^소속/, '누리정밀');
  await typeInto(page, /^기업명/, '누리정밀');
  await typeInto(page, /^사업자등록번호/, aBizNo());
  await typeInto(page, /^대표자/, '한가람');
}

/** Chooses the first option of a list, after the placeholder. */
async function chooseFirst(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('ArrowDown');
}

/** Attaches a file with the dialog that the button opens. */
async function attach(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, /^파일 선택$/);
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('글') });
  await expect(page.getByRole('listitem').filter({ hasText: name }).getByText(/^완료/)).toBeVisible();
}

/** Completes the last step. */
async function submit(page: Page, title: string): Promise<void> {
  await goOn(page, '확인·제출');
  await expect(page.getByRole('main').getByText(title, { exact: true }).first()).toBeVisible();
  await press(page, /^제출$/);
  await expect(page.getByRole('heading', { level: 1, name: '신청이 완료되었습니다' })).toBeVisible();
  await press(page, /^신청 현황 보기$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test.describe('only with the keyboard, at 320 px and 400 % zoom', () => {
  test.use({ viewport: zoomed });

  test('a member applies for advice', async ({ page }) => {
    const title = '건조 공정의 색 변화';
    await openForm(page, '/cooperation/application?type=tech');
    await agree(page);
    await fillCompany(page);
    await chooseFirst(page, /^업종/);
    await chooseFirst(page, /^분야/);
    await chooseFirst(page, /^세부 분야/);
    await typeInto(page, /^애로기술 제목/, title);
    await typeInto(page, /^현황 및 문제점/, '여름철 원료에서 갈변이 심해졌습니다.');
    await typeInto(page, /^희망 자문내용/, '온도 구간을 나누는 방법을 알고 싶습니다.');
    await press(page, /^방문/, 'Space');
    await press(page, /^필요합니다$/, 'Space');
    await submit(page, title);
  });
});

test.describe('only with the keyboard', () => {
  test('a member applies for a joint project with a consistent budget', async ({ page }) => {
    const title = '색 변화를 예측하는 건조기';
    const answer = await page.request.get('/api/v1/apply/notices?state=OPEN');
    const [notice] = ((await answer.json()) as { data: { list: { noticeUid: string }[] } }).data.list;
    await openForm(page, `/cooperation/application?type=assn&noticeUid=${notice?.noticeUid}`);
    await agree(page);
    await fillCompany(page);
    await typeInto(page, /^종업원 수/, '24');
    await typeInto(page, /^지난해 매출/, '3200000000');
    await typeInto(page, /^과제명/, title);
    await typeInto(page, /^과제 요약/, '건조기 안의 색을 재어 온도를 조절합니다.');
    await typeInto(page, /^목표 및 내용/, '등급 외 비율을 8% 아래로 낮춥니다.');
    await press(page, /^정한 교수가 있습니다$/, 'Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: '매칭을 요청합니다' })).toBeChecked();
    await typeInto(page, /^총사업비/, '30000000');
    await typeInto(page, /^1행 지원금/, '15000000');
    await typeInto(page, /^1행 기업 현금/, '10000000');
    await typeInto(page, /^1행 기업 현물/, '5000000');
    // The form is prefilled with three kinds of costs.
    await press(page, /^2행 삭제$/);
    await press(page, /^2행 삭제$/);
    await typeInto(page, /^1행 소속·직위/, '누리정밀 대표');
    await typeInto(page, /^1행 맡은 일/, '과제 총괄');
    await typeInto(page, /^1행 참여율/, '20');
    await attach(page, '사업계획서.txt');
    await submit(page, title);
  });

  test('a member applies for a programme', async ({ page }) => {
    const title = '소포장 시제품 제작';
    await openForm(page, '/cooperation/application?type=collabo&pgmUid=PG001');
    await agree(page);
    await fillCompany(page);
    await typeInto(page, /^제목/, title);
    await typeInto(page, /^지원 희망 내용/, '시제품을 만들고 시험하려고 합니다.');
    await typeInto(page, /^추진 일정/, '1개월 차 제작');
    await typeInto(page, /^1행 항목/, '제작비');
    await typeInto(page, /^1행 금액/, '1000000');
    await attach(page, '견적서.txt');
    await submit(page, title);
  });
});
