import type { Page } from 'playwright/test';
import { breakResponse, faults } from '../fixtures/network.ts';
import { addProbe, goByProbe, probePaths } from '../fixtures/probeRemote.ts';
import { shortenPauses } from '../fixtures/spies.ts';
import { expect, test } from '../fixtures/test.ts';
import { findMisfits } from '../fixtures/textFit.ts';
import { buyTicket, enterTravel, fillReservation, pay, payButton, ticket } from '../fixtures/travel.ts';

// The service worker of vouchers would request documents itself, bypassing the tests' responses.
test.use({ viewport: { width: 320, height: 844 }, serviceWorkers: 'block' });
test.beforeEach(({ page }) => shortenPauses(page));

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { name });
const memo = '창가 자리를 부탁드립니다.';
const longName =
  '해솔 바람언덕 전망대와 누리도해양생태문화체험관광지구를 함께 둘러보는 온가족 하루 종일 이용권(보호자 동반 어린이 포함)';

/** Opens a page with the router: the browser requests its data, not the server. */
async function goByRouter(page: Page, path: string): Promise<void> {
  await page.goto(probePaths[0]);
  await expect(page.getByRole('button', { name: '바꾸기' })).toBeVisible();
  await goByProbe(page, path);
}

/** Copies an answer with long names for all goods. */
function lengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthen);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      ['gdsNm', 'optionNm'].includes(key) && typeof inner === 'string' ? longName : lengthen(inner),
    ]),
  );
}

test('a server that is unavailable during a purchase causes a message, and no input is lost', async ({
  page,
  problems,
}) => {
  await enterTravel(page);
  await fillReservation(page);
  await page.getByLabel('요청 사항').fill(memo);
  const expectTyped = () => expect(page.getByLabel('요청 사항')).toHaveValue(memo);
  await test.step('when the order is opened', async () => {
    await expect(payButton(page)).toBeVisible();
    problems.expectFailure('/reserve/pay-info');
    const lift = await breakResponse(page, /\/api\/v1\/reserve\/pay-info/, faults.away);
    await payButton(page).click();
    await expect(page.getByRole('alert').getByText(/오류가 발생했습니다/)).toBeVisible();
    await expect(page.getByRole('alert').getByText(/결제된 금액은 없습니다/)).toBeVisible();
    await expectTyped();
    expect(await findMisfits(page)).toEqual([]);
    await lift();
    await page.getByRole('alert').getByRole('button', { name: '다시 시도' }).click();
    await page.getByRole('button', { name: /^결제창 닫기/ }).click();
    await expect(page.getByText(/결제창을 닫으셨습니다/)).toBeVisible();
    await expectTyped();
  });
  await test.step('when the window is opened', async () => {
    problems.expectFailure('/pay/window');
    const lift = await breakResponse(page, /\/api\/v1\/pay\/window/, faults.away);
    await page.getByLabel('필수 항목에 모두 동의합니다.').check();
    await payButton(page).click();
    await expect(page.getByRole('alert').getByText(/오류가 발생했습니다/)).toBeVisible();
    await expectTyped();
    await lift();
    await pay(page, /^결제 승인/);
    await expect(heading(page, /예약이 완료되었습니다/)).toBeVisible();
  });
});

test('amounts that fail to load cause a message, and are requested again', async ({ page, problems }) => {
  await enterTravel(page);
  problems.expectFailure('/reserve/pay-info');
  const lift = await breakResponse(page, /\/api\/v1\/reserve\/pay-info/, faults.away);
  await fillReservation(page);
  await expect(page.getByText(/결제할 금액을 불러오지 못했습니다/)).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  expect(await findMisfits(page)).toEqual([]);

  await lift();
  await page.getByRole('button', { name: '금액 다시 불러오기' }).click();

  await expect(payButton(page)).toBeVisible();
  await expect(page.getByText(/결제할 금액을 불러오지 못했습니다/)).toHaveCount(0);
});

test('pages of a purchase show that the server is unavailable, and recover when it is back', async ({
  page,
  problems,
}) => {
  await enterTravel(page);
  const voucher = await buyTicket(page);
  await addProbe(page);
  problems.expectFailure(/\/api\/v1\/(reserve|mypage)\//);
  for (const path of [
    voucher,
    voucher.replace('/voucher', '/myReservation'),
    voucher.replace('/voucher', '/paymentComplete'),
  ]) {
    const lift = await breakResponse(page, /\/api\/v1\/(reserve\/(detail|get)|mypage\/voucher)/, faults.away);
    await goByRouter(page, path);
    const retry = page.getByRole('main').getByRole('button', { name: '다시 시도' });
    await expect(retry).toBeVisible();
    expect.soft(await findMisfits(page), path).toEqual([]);
    await lift();
    await retry.click();
    await expect(
      page
        .getByText(/^예약번호|^바우처|전망대/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(retry).toHaveCount(0);
  }
});

test('empty lists of a new member have an empty state', async ({ page }) => {
  await enterTravel(page);
  for (const tab of ['buy', 'pass', 'coupon', 'point', 'wish', 'review', 'inquiry']) {
    await page.goto(`/travel/my?tab=${tab}`);
    await expect(
      page
        .getByRole('main')
        .getByText(/없습니다|없어요/)
        .first(),
    ).toBeVisible();
    expect.soft(await findMisfits(page), tab).toEqual([]);
  }
});

test('very long names are shown in full at every step', async ({ page }) => {
  test.setTimeout(150_000);
  await enterTravel(page);
  const voucher = await buyTicket(page);
  await fillReservation(page);
  await pay(page, /^결제창 닫기/);
  await expect(page.getByText(/결제창을 닫으셨습니다/)).toBeVisible();
  const { pathname, search } = new URL(page.url());
  await addProbe(page);
  await page.route(/\/api\/v1\/(order|reserve|mypage|attraction)\//, async (route) => {
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    await route.fulfill({ response, json: lengthen(await response.json()) });
  });
  const steps = ['paymentComplete', 'myReservation', 'voucher'].map((name) => voucher.replace('/voucher', `/${name}`));
  for (const path of [ticket.reservePath, `${pathname}${search}`, ...steps, '/travel/my']) {
    await goByRouter(page, path);
    await expect(page.getByText(longName).filter({ visible: true }).first()).toBeVisible();
    expect.soft(await findMisfits(page), path).toEqual([]);
  }
});
