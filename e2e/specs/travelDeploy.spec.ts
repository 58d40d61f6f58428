import type { Page } from 'playwright/test';
import { again, deadWords } from '../fixtures/deadPlace.ts';
import { breakResponse, faults, lookAgain, watchDocuments, watchRequests } from '../fixtures/network.ts';
import { shortenPauses } from '../fixtures/spies.ts';
import { expect, test } from '../fixtures/test.ts';
import { enterTravel, fillReservation, pay, payButton } from '../fixtures/travel.ts';

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { name });
const memo = '창가 자리를 부탁드립니다.';

test.beforeEach(({ page }) => shortenPauses(page));

/** Simulates a deploy: the registry names other builds, and the files of the page's builds are gone. @returns restores them */
async function takeBuildsAway(page: Page): Promise<() => Promise<void>> {
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/"buildId":"[\da-f]{16}"/g, '"buildId":"ffffffffffffffff"');
    await route.fulfill({ response, body });
  });
  const lift = await breakResponse(page, /\/remotes\//, faults.gone);
  return async () => {
    await lift();
    await page.unroute('**/registry.json');
  };
}

/** Follows a link of the header to a page of another remote. */
const chooseOther = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: '간편예약' }).filter({ visible: true }).first().click();

test('no step of a payment reloads automatically after a deploy, and the payment succeeds', async ({
  page,
  problems,
}) => {
  problems.expectFailure(/\/remotes\//);
  await enterTravel(page);
  await fillReservation(page);
  await pay(page, /^결제창 닫기/);
  await expect(page.getByText(/결제창을 닫으셨습니다/)).toBeVisible();
  await page.getByLabel('요청 사항').fill(memo);
  await page.getByLabel('필수 항목에 모두 동의합니다.').check();
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  const lift = await takeBuildsAway(page);
  const documents = watchDocuments(page);

  await lookAgain(page);
  await page.getByRole('banner').getByRole('link', { name: '통합검색' }).click();
  const panel = page.getByRole('dialog', { name: '통합검색' });
  await expect(panel).toContainText(deadWords);
  await panel.getByRole('button', { name: '닫기' }).click();
  await lookAgain(page);

  expect(documents.urls).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'isMarked'))).toBe(true);
  await expect(page.getByLabel('요청 사항')).toHaveValue(memo);
  await expect(page.getByLabel('필수 항목에 모두 동의합니다.')).toBeChecked();
  await payButton(page).click();
  await expect(heading(page, '시연용 결제창')).toBeVisible();
  // The provider returns to a new page, which references the current builds.
  await lift();
  await page.getByRole('button', { name: /^결제 승인/ }).click();
  await expect(heading(page, /예약이 완료되었습니다/)).toBeVisible();
});

test('a payment that was left for a missing page is restored with its input', async ({ page, problems }) => {
  problems.expectFailure(/\/remotes\//);
  await enterTravel(page);
  await fillReservation(page);
  await pay(page, /^결제창 닫기/);
  await page.getByLabel('요청 사항').fill(memo);
  const lift = await takeBuildsAway(page);
  const documents = watchDocuments(page);

  await chooseOther(page);
  await expect.poll(() => documents.urls.map((url) => new URL(url).pathname)).toEqual(['/easyReservation']);
  await expect(page.getByText(/불러오지 못했습니다/).first()).toBeVisible();
  await lift();
  await page.getByRole('link', { name: again }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^알림/ })).toBeVisible();
  await page.goBack();

  await expect(page.getByLabel('요청 사항')).toHaveValue(memo);
  await page.getByLabel('필수 항목에 모두 동의합니다.').check();
  await pay(page, /^결제 승인/);
  await expect(heading(page, /예약이 완료되었습니다/)).toBeVisible();
});

test('the page after a payment does not reload if a deploy happens during the confirmation', async ({ page }) => {
  await enterTravel(page);
  await fillReservation(page);
  await payButton(page).click();
  await expect(heading(page, '시연용 결제창')).toBeVisible();
  const documents = watchDocuments(page);
  const reservations = watchRequests(page);
  // From the payment on no file of a remote loads any more.
  await page.route('**/api/v1/reserve/', async (route) => {
    await takeBuildsAway(page);
    await route.continue();
  });
  await page.getByRole('button', { name: /^결제 승인/ }).click();

  await expect(heading(page, /예약이 완료되었습니다/)).toBeVisible();
  await expect(page.getByRole('link', { name: '바우처 보기' })).toBeVisible();
  await lookAgain(page);
  const paths = documents.urls.map((url) => new URL(url).pathname);
  expect(paths).toEqual(['/pay/mock/finish', '/pay/return', '/load']);
  expect(reservations.count(({ pathname }) => pathname === '/api/v1/reserve/')).toBe(1);
});

test('control: without a payment the same deploy reloads the next page', async ({ page, problems }) => {
  problems.expectFailure(/\/remotes\//);
  await enterTravel(page);
  await takeBuildsAway(page);
  const documents = watchDocuments(page);

  await chooseOther(page);

  await expect.poll(() => documents.urls.length).toBe(1);
});
