import type { Page } from 'playwright/test';
import { expectReachable, press, tabTo, zoomed } from '../fixtures/keyboard.ts';
import { expectSpoken } from '../fixtures/spoken.ts';
import { expect, test } from '../fixtures/test.ts';
import { enterTravel, inThreeWeeks, ticket } from '../fixtures/travel.ts';

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { name });

/** Turns the months of the calendar up to the day's, and moves to the day with the arrow keys. */
async function chooseDayByKeyboard(page: Page, day: string): Promise<void> {
  const choice = page.getByRole('group', { name: /^이용일/ }).locator(`[data-date="${day}"]`);
  await expect(page.getByRole('button', { name: '다음 달' })).toBeVisible();
  while ((await choice.count()) === 0) await press(page, /^다음 달$/);
  await tabTo(page, /^\d{4}년 \d{1,2}월/);
  const isFocused = () => choice.evaluate((button) => document.activeElement === button);
  for (let step = 0; step < 31 && !(await isFocused()); step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
}

/** Fills in adults, day and consents. */
async function fillInOrder(page: Page): Promise<void> {
  await page.goto(ticket.path);
  await expect(page.getByRole('button', { name: '수량 늘리기' }).first()).toBeVisible();
  await press(page, /^수량 늘리기$/);
  await press(page, /예약하기$/);
  await chooseDayByKeyboard(page, inThreeWeeks());
  await press(page, /필수 항목에 모두 동의합니다/, 'Space');
}

/** Requests a refund in the dialog, and checks the announcement and the focus afterwards. */
async function askForMoney(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: '취소·환불 요청' })).toBeVisible();
  await press(page, /^취소·환불 요청$/);
  const dialog = page.getByRole('dialog', { name: /을 돌려드립니다/ });
  await expect(dialog).toBeVisible();
  await tabTo(page, /^사유/);
  await page.keyboard.press('ArrowDown');
  await press(page, /환불 요청$/);
  await expectSpoken(page, /환불을 요청했습니다/);
  await expect(dialog).toHaveCount(0);
  await expectReachable(page);
}

/** 400 % zoom, and a phone with a sticky bar over the form. */
for (const viewport of [zoomed, { width: 390, height: 844 }]) {
  test.describe(`only with the keyboard, at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('a member buys, opens the voucher and requests a refund', async ({ page }) => {
      test.setTimeout(150_000);
      await enterTravel(page);
      await test.step('fills in the order', () => fillInOrder(page));
      await test.step('pays', async () => {
        await press(page, /원 결제하기$/);
        await expect(heading(page, '시연용 결제창')).toBeVisible();
        await press(page, /^결제 승인/);
        await expect(heading(page, /예약이 완료되었습니다/)).toBeVisible();
      });
      await test.step('opens the voucher', async () => {
        await press(page, /^바우처 보기$/);
        await expect(page.getByRole('img', { name: /QR 코드/ })).toBeVisible();
        await press(page, /^예약 상세$/);
      });
      await test.step('asks for the money, and goes on from there', () => askForMoney(page));
    });
  });
}
