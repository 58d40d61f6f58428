import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');

async function searchSite(page: Page): Promise<void> {
  await test.step('searches from any page, by the keyboard alone', async () => {
    await page.goto('/infoPlaza/notice');
    const opener = page.getByRole('banner').getByRole('link', { name: '통합검색' });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: '통합검색' });
    const field = dialog.getByRole('combobox', { name: '통합검색' });
    await expect(field).toBeFocused();
    await expect(dialog.getByRole('heading', { name: '인기 검색어' })).toBeVisible();
    await page.keyboard.type('누리패스');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('option')).toHaveCount(0);
    await expect(field).toHaveValue('누리패스');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.type('누리패스');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('option', { selected: true })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/travel\/passes/);
    await expect(dialog).toHaveCount(0);
  });
  await page.goto('/searchView');
  const field = main(page).getByRole('combobox', { name: '통합검색' });
  await test.step('follows a suggestion', async () => {
    await field.fill('주사');
    await main(page)
      .getByRole('option', { name: /주사전자현미경/ })
      .first()
      .click();
    await expect(page).toHaveURL(/eqUid=EQ001/);
  });
  await test.step('types on the wrong keyboard', async () => {
    await page.goto('/searchView');
    await field.fill('qksehcp');
    await field.press('Enter');
    await expect(main(page).getByText(/'반도체' 단어로 검색한 결과/)).toBeVisible();
  });
  await test.step('searches by first consonants and by another spacing', async () => {
    await field.fill('ㅈㅅㅎㅁㄱ');
    await field.press('Enter');
    await expect(
      main(page)
        .getByRole('link', { name: /주사전자현미경/ })
        .first(),
    ).toBeVisible();
    await field.fill('전자 현미경');
    await field.press('Enter');
    await expect(
      main(page)
        .getByRole('link', { name: /주사전자현미경/ })
        .first(),
    ).toBeVisible();
  });
  await test.step('sees more of one group', async () => {
    await field.fill('안내');
    await field.press('Enter');
    // The previous hits may have such a link, too.
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === '안내');
    await expect(main(page).getByRole('link', { name: /주사전자현미경/ })).toHaveCount(0);
    await main(page)
      .getByRole('link', { name: /^공지 \d+건 모두 보기$/ })
      .click();
    await expect(page).toHaveURL((url) => url.searchParams.get('type') === 'NOTICE');
    const hits = main(page).getByRole('heading', { level: 3 });
    await expect(hits).toHaveCount(5);
    await main(page).getByRole('button', { name: '공지 검색 결과 더보기' }).click();
    await expect(hits).toHaveCount(10);
  });
}

async function seeParts(page: Page): Promise<void> {
  await page.goto(`/searchView?search=${encodeURIComponent('장비')}`);
  const link = page.getByRole('link', { name: '장비 신청 현황' });
  await expect(main(page).getByRole('listitem').filter({ has: link })).toContainText('마이페이지');
}

async function searchInVain(page: Page): Promise<void> {
  await page.goto(`/searchView?search=${encodeURIComponent('없는말없는말')}`);
  await expect(main(page).getByText("'없는말없는말'에 대한 결과가 없습니다")).toBeVisible();
  const help = page.getByRole('region', { name: '도움이 필요하신가요?' });
  const phone = await help.getByRole('link', { name: /^099/ }).innerText();
  const row = main(page).getByRole('listitem').filter({ hasText: phone });
  await expect(row.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone}`);
  await expect(help).toContainText(await row.getByText('평일').innerText());
  await expect(main(page).getByText(/^\d+종 예약 가능$/)).toBeVisible();
  await main(page).getByRole('link', { name: '조직도와 연락처' }).click();
  await expect(page).toHaveURL(/\/intro\/chart/);
}

test('a dialog that opens over the suggestions closes them and gets Esc', async ({ page }) => {
  await page.goto('/searchView');
  await main(page).getByRole('combobox', { name: '통합검색' }).fill('주사');
  await expect(main(page).getByRole('option').first()).toBeVisible();

  // The page's own dialogs are opened by a press, which would close the list by itself.
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.append(Object.assign(document.createElement('button'), { textContent: '확인' }));
    document.body.append(dialog);
    dialog.showModal();
  });

  await expect(main(page).getByRole('option', { includeHidden: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '확인' })).toBeHidden();
});

test('a hit shows the section of the site of its page', ({ page }) => seeParts(page));
test('a search without hits offers links @long', ({ page }) => searchInVain(page));

for (const device of ['', ' @phone @long']) {
  test(`the site is searched${device}`, ({ page }) => searchSite(page));
}

for (const phone of ['', ' @phone']) {
  test(`the search dialog has no axe violations, open and with suggestions${phone}`, async ({ page }) => {
    const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const find = async () => {
      const { violations } = await new AxeBuilder({ page }).include('dialog[open]').withTags(rules).analyze();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    };
    await page.goto('/infoPlaza/notice');
    await page.getByRole('banner').getByRole('link', { name: '통합검색' }).click();
    const dialog = page.getByRole('dialog', { name: '통합검색' });
    await expect(dialog.getByRole('heading', { name: '인기 검색어' })).toBeVisible();

    expect(await find()).toEqual([]);
    await page.keyboard.type('누리');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');

    expect(await find()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}
