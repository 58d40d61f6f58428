import { expect, type Page } from 'playwright/test';
import { openBell } from '../fixtures/bell.ts';
import { createCaller } from '../fixtures/caller.ts';
import { toMember } from '../fixtures/login.ts';
import { test } from '../fixtures/test.ts';
import { chooseDay, enterTravel, inThreeWeeks, pay, ticket } from '../fixtures/travel.ts';

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { name });

interface Refunds {
  readonly list: readonly { readonly refundUid: string }[];
}

/** The job polls payments without an answer every 15 seconds. */
const foundOut = { timeout: 45_000 };

test('a payment that is refused, cancelled or unanswered loses no input, and is charged once', async ({ page }) => {
  // The job has to poll the provider's missing answer twice.
  test.setTimeout(180_000);
  await enterTravel(page);
  await page.goto(ticket.reservePath);
  await chooseDay(page, inThreeWeeks());
  await page.getByLabel('요청 사항').fill('창가 자리를 부탁드립니다.');
  await page.getByRole('textbox', { name: /^휴대폰 번호/ }).fill('010-0000-7777');
  await page.getByLabel('필수 항목에 모두 동의합니다.').check();
  const expectTyped = async () => {
    await expect(page.getByLabel('요청 사항')).toHaveValue('창가 자리를 부탁드립니다.');
    await expect(page.getByRole('textbox', { name: /^휴대폰 번호/ })).toHaveValue(/7777/);
    await expect(page.getByLabel('필수 항목에 모두 동의합니다.')).toBeChecked();
  };

  await pay(page, /^결제 거절/);
  await expect(page.getByText(/결제가 승인되지 않았습니다\. 돈은 빠져나가지 않았습니다/)).toBeVisible();
  await expectTyped();
  await pay(page, /^결제창 닫기/);
  await expect(page.getByText(/결제창을 닫으셨습니다/)).toBeVisible();
  await expectTyped();
  await pay(page, /^응답 없음\(미결제\)/);
  await expect(page.getByText(/결제가 승인되지 않았습니다\. 돈은/)).toBeVisible(foundOut);
  await expectTyped();
  await pay(page, /^응답 없음\(결제됨\)/);
  await expect(heading(page, /예약이 완료되었습니다/)).toBeVisible(foundOut);

  await page.goto('/travel/my?tab=buy');
  await expect(page.getByRole('link', { name: '영수증·환불' })).toHaveCount(1);
  const bell = await openBell(page);
  await expect(bell.getByText(/결제가 승인되지 않았습니다\. 주문 시간이/)).toHaveCount(1);
});

test('passes are bought, shown and refunded', async ({ page }) => {
  // First, because it clears the cookies of the page.
  const staff = await createCaller(page, toMember('office'));
  await enterTravel(page);
  await page.goto('/travel/pass?gdsDtlUid=PS001');
  await page.getByRole('link', { name: /원 구매하기$/ }).click();
  await page.getByRole('button', { name: /늘리기|더하기|증가/ }).click();
  await page.getByLabel('필수 항목에 모두 동의합니다.').check();
  await pay(page, /^결제 승인/);
  await expect(heading(page, /2매를 구매했습니다/)).toBeVisible();
  await page.getByRole('link', { name: '내 패스 보기' }).click();
  await expect(page.getByText('미사용')).toHaveCount(2);
  await page.getByRole('link', { name: 'QR 보기' }).first().click();
  await expect(page.getByRole('img', { name: /QR 코드/ })).toBeVisible();
  const ticket = page.url();
  await page.getByRole('link', { name: '예약 상세' }).click();
  const number = (await page.getByText(/^예약번호 /).innerText()).replace('예약번호 ', '');

  await page.getByRole('button', { name: '취소·환불 요청' }).click();
  const dialog = page.getByRole('dialog', { name: /39,800원을 돌려드립니다/ });
  await dialog.getByLabel('사유').selectOption('SCHEDULE');
  await dialog.getByRole('button', { name: '39,800원 환불 요청' }).click();
  await expect(page.getByText(/환불을 요청했습니다\. 담당자가/)).toBeVisible();
  await page.goto(ticket);
  await expect(page.getByText('환불요청').first()).toBeVisible();
  await expect(page.getByRole('img', { name: /QR 코드/ })).toHaveCount(0);

  const { list } = await staff<Refunds>('GET', `/api/v1/admin/refunds?searchKeyword=${number}`);
  await staff('PATCH', `/api/v1/admin/refunds/${list[0]?.refundUid}/transition`, { to: 'DONE' });
  await page.goto('/travel/my?tab=pass');
  await expect(page.getByText('환불완료')).toHaveCount(2);
});

test('a list of reservations that fails redirects to the login page once, and returns by hand', async ({
  page,
  problems,
}) => {
  await enterTravel(page);
  problems.expectFailure(/\/reserve\/list/);
  for (const status of [500, 503, 429]) {
    await page.route(/\/api\/v1\/reserve\/list/, (route) =>
      route.fulfill({ status, json: { status: { code: '5000', message: '오류' }, data: null } }),
    );
    const paths: string[] = [];
    const note = () => paths.push(new URL(page.url()).pathname);
    page.on('framenavigated', note);
    await page.goto('/travel/my?type=UPCOMING');
    await expect(page.getByRole('alert').getByText('예약 목록을 불러오지 못했습니다.')).toBeVisible();
    // The shell writes the address of a page more than once.
    expect(paths.filter((path, index) => path !== paths[index - 1])).toEqual(['/travel/my', '/login']);
    page.off('framenavigated', note);
    await page.unroute(/\/api\/v1\/reserve\/list/);
    await page.getByRole('link', { name: '다시 시도' }).click();
    await expect(page).toHaveURL(/\/travel\/my\?type=UPCOMING$/);
    await expect(page.getByText('예약이 없습니다.')).toBeVisible();
  }
});

test('a list of reservations with an ended session redirects to the login page once', async ({ page, problems }) => {
  await enterTravel(page);
  problems.expectFailure(/\/reserve\/list/);
  await page.route(/\/api\/v1\/reserve\/list/, (route) =>
    route.fulfill({ status: 400, json: { status: { code: '4011', message: '만료' }, data: null } }),
  );
  const paths: string[] = [];
  page.on('framenavigated', () => paths.push(new URL(page.url()).pathname));
  await page.goto('/travel/my?type=UPCOMING');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByLabel('아이디(이메일)')).toBeVisible();

  expect(paths.filter((path, index) => path !== paths[index - 1])).toEqual(['/travel/my', '/login']);
});
