import type { Page } from 'playwright/test';
import { expectMember, logIn, logOut } from '../fixtures/login.ts';
import { joinMember } from '../fixtures/members.ts';
import { expect, test } from '../fixtures/test.ts';
import { buyTicket, enterTravel, fillReservation, openReservations, payButton } from '../fixtures/travel.ts';

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { name });

test('double clicks open one order and one window, and make one reservation', async ({ page }) => {
  await enterTravel(page);
  await fillReservation(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    const isOpening = path.endsWith('/reserve/pay-info') && request.postDataJSON()?.isPay === 'Y';
    if (isOpening || /\/pay\/window$|\/api\/v1\/reserve\/$/.test(path)) sent.push(path);
  });

  await payButton(page).dblclick();
  await page.getByRole('button', { name: /^결제 승인/ }).dblclick();
  await expect(heading(page, /예약이 완료되었습니다/)).toBeVisible();

  expect(sent).toEqual(['/api/v1/reserve/pay-info', '/api/v1/pay/window', '/api/v1/reserve/']);
  await page.goto('/travel/my?tab=buy');
  await expect(page.getByRole('link', { name: '영수증·환불' })).toHaveCount(1);
});

test('the voucher of one member is removed when another signs in, and after signing out offline', async ({
  page,
  context,
  problems,
}) => {
  const first = await enterTravel(page);
  const voucher = await buyTicket(page);
  await page.goto(voucher);
  await expect(page.getByText(/^인터넷 없이 열림/)).toBeVisible();
  const expectGone = async () => {
    await context.setOffline(true);
    await page.goto(voucher);
    await expect(heading(page, '인터넷에 연결되어 있지 않습니다.')).toBeVisible();
    await context.setOffline(false);
  };
  // Offline pages fail to load all requests.
  problems.expectFailure(/./);

  await test.step('the session is lost, and another member signs in', async () => {
    const other = await joinMember(page);
    await context.clearCookies();
    await page.goto('/login?next=/travel/my');
    await logIn(page, other);
    await expectMember(page);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expectGone();
  });
  await test.step('the first one signs in, keeps it again, and signs out without a network', async () => {
    await page.goto('/travel/my');
    await expectMember(page);
    await logOut(page);
    await page.goto(`/login?next=${encodeURIComponent(voucher)}`);
    await logIn(page, first);
    await expect(page.getByText(/^인터넷 없이 열림/)).toBeVisible();
    await openReservations(page);
    await context.setOffline(true);
    await logOut(page);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expectGone();
  });
});

test('the displayed refund changes at midnight in Seoul, and the current one is requested @long', async ({ page }) => {
  await enterTravel(page);
  const voucher = await buyTicket(page);
  await page.goto(voucher);
  await page.getByRole('link', { name: '예약 상세' }).click();
  // The day changes between display and request: the server has another sum.
  await page.route(/\/api\/v1\/reserve\/refund\?/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    Object.assign(answer.data, { refundAmount: answer.data.refundAmount + 1_000 });
    await route.fulfill({ response, json: answer });
  });
  await page.getByRole('button', { name: '취소·환불 요청' }).click();
  const dialog = page.getByRole('dialog', { name: /을 돌려드립니다/ });
  await dialog.getByLabel('사유').selectOption('SCHEDULE');
  await page.unroute(/\/api\/v1\/reserve\/refund\?/);
  const ask = dialog.getByRole('button', { name: /환불 요청$/ });
  const shown = await ask.innerText();
  await ask.click();

  await expect(dialog.getByText('환불 금액이 변경되었습니다. 변경된 금액을 확인해 주세요.')).toBeVisible();
  await expect(ask).not.toHaveText(shown);
  await expect(dialog.getByLabel('사유')).toHaveValue('SCHEDULE');
  await ask.click();
  await expect(page.getByText(/환불을 요청했습니다\. 담당자가/)).toBeVisible();
});
