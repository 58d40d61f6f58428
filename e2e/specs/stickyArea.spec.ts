import type { Page } from 'playwright/test';
import { findViolations } from '../fixtures/displayVariants.ts';
import { expectReachable } from '../fixtures/keyboard.ts';
import { expectMember, logIn } from '../fixtures/login.ts';
import { joinMember } from '../fixtures/members.ts';
import { expect, test } from '../fixtures/test.ts';

const area = (page: Page) => page.getByRole('navigation', { name: '빠른 서비스' });
const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Opens a panel by keyboard. */
async function openPanel(page: Page, name: string) {
  const button = area(page).getByRole('button', { name, exact: true });
  await button.press('Enter');
  const dialog = panel(page, name);
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
  return { button, dialog };
}

/** Each panel with a text for visitors. */
const panels: readonly (readonly [string, RegExp])[] = [
  ['프로모션', /프로모션 전체보기/],
  ['여행정보', /여행정보 전체보기/],
  ['내 패스', /로그인하면 내 패스를/],
  ['길찾기', /기차[\s\S]*버스[\s\S]*자가용[\s\S]*주차/],
  ['실시간 상담', /운영시간[\s\S]*답변을 기다리는 문의[\s\S]*로그인하면 문의를/],
];

async function openAll(page: Page): Promise<void> {
  for (const path of ['/travel/tours', '/travel']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    for (const [name, text] of panels) {
      await test.step(`${name} on ${path}`, async () => {
        const { button, dialog } = await openPanel(page, name);
        await expect(dialog).toContainText(text);
        await expectReachable(page);
        if (path === '/travel') expect.soft(await findViolations(page), name).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(button).toBeFocused();
      });
    }
  }
  const { dialog } = await openPanel(page, '프로모션');
  const link = dialog.getByRole('listitem').getByRole('link').first();
  const name = (await link.innerText()).trim();
  await link.click();
  await expect(page).toHaveURL(/\/travel\/promotion\?id=/);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

for (const phone of ['', ' @phone'])
  test(`a visitor opens each panel of the sticky area of the travel service${phone}`, ({ page }) => openAll(page));

test('a member asks in the sticky area without leaving the page', async ({ page }) => {
  const member = await joinMember(page);
  await page.goto('/login?next=/travel/tours');
  await logIn(page, member);
  await expect(page).toHaveURL('/travel/tours');
  await expectMember(page);
  const { dialog } = await openPanel(page, '실시간 상담');
  await dialog.getByLabel('문의 유형').selectOption({ index: 1 });
  await dialog.getByLabel('제목').fill('순환버스 시간');
  await dialog.getByLabel('내용').fill('마지막 버스는 몇 시에 해솔역에서 떠나나요?');
  await dialog.getByRole('button', { name: '등록', exact: true }).click();
  await dialog.getByRole('link', { name: '문의 보기' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByText('순환버스 시간')).toBeVisible();
});

test('directions and the live chat have no pages', async ({ page, problems }) => {
  for (const path of ['/travel/directions', '/travel/liveChat']) {
    problems.expectFailure(path);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
  }
});
