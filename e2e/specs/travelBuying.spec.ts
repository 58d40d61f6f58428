import { expect, type Locator, type Page } from 'playwright/test';
import decodeQR from 'qr/decode.js';
import { logOut } from '../fixtures/login.ts';
import { holdResponse } from '../fixtures/network.ts';
import { test } from '../fixtures/test.ts';
import { chooseDay, enterTravel, inThreeWeeks, openReservations, pay, ticket } from '../fixtures/travel.ts';

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { name });

/** Goes from the place to the paid reservation, with the mock provider. @returns the address of its voucher */
async function buy(page: Page): Promise<string> {
  await page.goto(ticket.path);
  const adults = page.getByRole('group', { name: /성인/ }).first();
  await adults.getByRole('button', { name: /늘리기|더하기|증가/ }).click();
  await page.getByRole('link', { name: /예약하기$/ }).click();
  await chooseDay(page, inThreeWeeks());
  await page.getByLabel('필수 항목에 모두 동의합니다.').check();
  await pay(page, /^결제 승인/);
  await expect(heading(page, /예약이 완료되었습니다/)).toBeVisible();
  const link = page.getByRole('link', { name: '바우처 보기' });
  return (await link.getAttribute('href')) ?? '';
}

/** Decodes the QR code from a screenshot, as a camera would. */
async function readQr(page: Page, picture: Locator): Promise<string> {
  const png = (await picture.screenshot()).toString('base64');
  const { width, height, data } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const pixels = canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    return { width: bitmap.width, height: bitmap.height, data: [...pixels] };
  }, png);
  return decodeQR({ width, height, data: Uint8Array.from(data) });
}

for (const viewport of [
  { width: 390, height: 844, tag: '' },
  { width: 1440, height: 900, tag: ' @long' },
]) {
  test(`a member buys a ticket, shows its voucher and gets a refund, ${viewport.width} px wide${viewport.tag}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await enterTravel(page);
    await expect(page.getByText('예약이 없습니다.')).toBeVisible();
    const voucher = await buy(page);

    await page.goto(voucher);
    await expect(page.getByRole('img', { name: /QR 코드/ })).toBeVisible();
    await page.getByRole('link', { name: '예약 상세' }).click();
    await page.getByRole('button', { name: '취소·환불 요청' }).click();
    const dialog = page.getByRole('dialog', { name: /을 돌려드립니다/ });
    await dialog.getByLabel('사유').selectOption('SCHEDULE');
    await dialog.getByRole('button', { name: /환불 요청$/ }).click();
    await expect(page.getByText('환불을 요청했습니다.').first()).toBeVisible();
    await page.goto(voucher);
    await expect(page.getByRole('main').getByText('취소 요청됨').first()).toBeVisible();
    await expect(page.getByRole('img', { name: /QR 코드/ })).toHaveCount(0);
  });
}

test('a click lands although the amounts, which move the page, arrive between press and release', async ({ page }) => {
  await enterTravel(page);
  await page.goto(ticket.reservePath);
  const amounts = await holdResponse(page, '/api/v1/reserve/pay-info');
  await chooseDay(page, inThreeWeeks());
  await amounts.asked;
  const consent = page.getByLabel('필수 항목에 모두 동의합니다.');
  await consent.scrollIntoViewIfNeeded();
  await consent.hover();
  await page.mouse.down();
  const arrived = page.waitForResponse(/reserve\/pay-info/);
  amounts.release();
  await (await arrived).finished();
  // Long enough for the page to show the amounts, shorter than a long press.
  await page.waitForTimeout(300);
  await page.mouse.up();
  await expect(consent).toBeChecked();
  await expect(heading(page, '취소 수수료와 청약철회')).toBeVisible();
});

test('a voucher opens offline until its member signs out', async ({ page, context, problems }) => {
  await enterTravel(page);
  const voucher = await buy(page);
  await page.goto(voucher);
  await expect(page.getByText(/^인터넷 없이 열림/)).toBeVisible();
  const qr = page.getByRole('img', { name: /QR 코드/ });
  const expectReadable = async (picture: Locator, where: string) => {
    const read = await readQr(page, picture);
    expect(read, where).toMatch(/^HS1\.VOUCHER\.[\da-f-]{36}\.[\w-]{22}$/);
    expect(read, where).toContain(new URLSearchParams(voucher.split('?')[1]).get('rsvtUid') ?? 'none');
  };
  const desktop = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const viewport of [{ width: 320, height: 568 }, { width: 390, height: 844 }, desktop]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectReadable(qr, `${colorScheme}, ${viewport.width} px`);
    }
  }
  const code = await page.getByText(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/).innerText();

  // From here on all requests of the pages fail.
  problems.expectFailure(/./);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(code)).toBeVisible();
  await expectReadable(page.locator('svg'), 'without a network');
  await page.goto('/travel/my');
  await expect(heading(page, '인터넷에 연결되어 있지 않습니다.')).toBeVisible();

  await context.setOffline(false);
  await openReservations(page);
  await context.setOffline(true);
  await logOut(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(false);
});
