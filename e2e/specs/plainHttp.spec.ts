import type { Page } from 'playwright/test';
import { expectMember, logIn } from '../fixtures/login.ts';
import { joinMember } from '../fixtures/members.ts';
import { expect, test } from '../fixtures/test.ts';

/** Chromium resolves it to this machine (`playwright.config.ts`), and it is no secure context, as `localhost` is. */
const host = 'office.test';

async function askWithFile(page: Page): Promise<void> {
  const title = `사내망에서 묻습니다 ${Date.now()}`;
  await page.getByRole('combobox', { name: /구분/ }).selectOption({ label: '교육' });
  await page.getByRole('textbox', { name: /제목/ }).fill(title);
  await page.getByRole('textbox', { name: /내용/ }).fill('첫째 줄');
  const content = { mimeType: 'text/plain', buffer: Buffer.from('자료') };
  await page.getByLabel(/^첨부파일/).setInputFiles({ name: '자료.txt', ...content });
  await expect(page.getByText(/^완료/)).toBeVisible();
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('the site works over plain http from another machine', async ({ page, baseURL, problems }) => {
  const site = String(baseURL).replace('localhost', host);
  // A header that browsers use only in secure contexts.
  problems.expectError(/Cross-Origin-Opener-Policy header has been ignored/);
  const person = await joinMember(page);

  await test.step('opens the menu and signs in', async () => {
    await page.goto(`${site}/`);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await page.getByRole('banner').getByRole('button', { name: '전체 메뉴' }).click();
    const drawer = page.getByRole('dialog', { name: '전체 메뉴' });
    await drawer.getByRole('button', { name: '마이페이지' }).click();
    await drawer.getByRole('link', { name: '내 회원정보' }).click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await logIn(page, person);
    await expectMember(page);
    await page.reload();
    await expectMember(page);
  });
  await test.step('asks a question with a file', async () => {
    await page.goto(`${site}/myPage/qnaWrite`);
    await askWithFile(page);
  });
  await test.step('takes hold of a free time of a device', async () => {
    await page.goto(`${site}/easyReservation?eqUid=EQ039`);
    await page
      .getByRole('checkbox', { name: /예약 가능/ })
      .last()
      .check();
    await page.getByRole('button', { name: '예약하기' }).last().click();
    await expect(page.getByRole('dialog').getByText(/동안 확보했습니다/)).toBeVisible();
  });
  await test.step('copies the address of a place', async () => {
    await page.goto(`${site}/travel/attraction?gdsUid=G0001`);
    await page.getByRole('button', { name: '공유' }).first().click();
    await page.getByRole('button', { name: '주소 복사' }).click();
    await expect(page.getByText('주소를 복사했습니다.')).toBeVisible();
    const address = page.url();
    await page.goto(`${site}/easyReservation`);
    const words = page.getByRole('searchbox', { name: '장비 검색' });
    await words.press('ControlOrMeta+V');
    await expect(words).toHaveValue(address);
  });
});
