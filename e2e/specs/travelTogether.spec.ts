import { expect, type Page } from 'playwright/test';
import { seoulDay } from '../fixtures/days.ts';
import { test } from '../fixtures/test.ts';
import { enterTravel, pay } from '../fixtures/travel.ts';

/** First day of the plan: far enough for free cancellation of the first ticket, in the sold days. */
const firstDay = () => seoulDay(21);

/** Adds a place to a day of the open plan. */
async function addPlace(page: Page, day: number, name: string): Promise<void> {
  await page.getByLabel(`${day}일 차에 장소 담기`).fill(name);
  await page.getByRole('button', { name: `${name} 담기`, exact: true }).click();
  await expect(page.getByRole('group', { name, exact: true }).last()).toBeVisible();
}

/** Puts the first option of the last stop with this name into the plan. @returns the sum on the button */
async function addTicket(page: Page, name: string, adults: number): Promise<void> {
  await page
    .getByRole('button', { name: `${name} 이용권 담기` })
    .last()
    .click();
  const editor = page.getByRole('group', { name, exact: true }).last();
  const put = editor.getByRole('button', { name: /원 담기$/ });
  await expect(put).toBeVisible();
  const hour = editor.getByRole('radio', { name: /^\d\d:\d\d/ }).filter({ visible: true });
  if ((await hour.count()) > 0) await hour.locator('visible=true').first().check();
  const more = editor.getByRole('button', { name: /늘리기|더하기|증가/ }).first();
  for (let count = 0; count < adults; count += 1) await more.click();
  await put.click();
  await expect(page.getByRole('button', { name: `${name} 이용권 바꾸기` }).last()).toBeVisible();
}

test('a family plans two days, pays tickets and a room at once, and cancels one piece @long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterTravel(page);
  await page.goto('/travel/plans');
});
