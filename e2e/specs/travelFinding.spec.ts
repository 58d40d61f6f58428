import type { Page } from 'playwright/test';
import { joinMember } from '../fixtures/members.ts';
import { expect, test } from '../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', '');
const toNumber = (text: string) => Number(text.replaceAll(/\D/g, ''));

/** Returns the number of places that the list shows. */
const countOf = async (page: Page) =>
  toNumber(
    await main(page)
      .getByRole('heading', { name: /^전체 \d+곳/ })
      .innerText(),
  );

/** Goes from the home page to a place, and back to the unchanged list. */
async function findPlace(page: Page): Promise<void> {
  await page.goto('/travel');
  await ready(page);
  await page.getByRole('searchbox', { name: '여행 검색' }).fill('솔');
  await page.getByRole('searchbox', { name: '여행 검색' }).press('Enter');
  await expect(page).toHaveURL(/searchKeyword=/);
  const found = await countOf(page);
  await page.getByRole('link', { name: '조건 초기화' }).first().click();
  await expect(page).toHaveURL('/travel/attractions');
  await expect.poll(() => countOf(page)).toBeGreaterThan(found);

  const all = await countOf(page);
  await test.step('conditions add up, and stand in the address', async () => {
    // On phones the filters are behind a button.
    const fold = page.getByRole('button', { name: /^필터/ });
    if (await fold.isVisible()) await fold.click();
    await page.getByRole('button', { name: /^상세 조건/ }).click();
    await page.getByRole('link', { name: '주차', exact: true }).click();
    await expect.poll(() => countOf(page)).toBeLessThan(all);
    const one = await countOf(page);
    await page.getByRole('link', { name: '휠체어', exact: true }).click();
    await expect.poll(() => countOf(page)).toBeLessThan(one);
    await expect(page).toHaveURL(/facilitiesRecord=[^&]+(?:%2C|,)/);
    await page.getByRole('link', { name: '조건 초기화' }).first().click();
    await expect.poll(() => countOf(page)).toBe(all);
  });
  await test.step('the list is sorted, and grows by pages', async () => {
    await main(page).getByRole('combobox', { name: '정렬' }).selectOption('NAME');
    await expect(page).toHaveURL(/sort=NAME/);
    await page.getByRole('button', { name: '더보기' }).click();
    await expect(main(page).getByText(`${all}곳 중 24곳`)).toBeVisible();
  });
  const cards = main(page).getByRole('article');
  const link = cards.nth(20).getByRole('link');
  const name = await link.innerText();
  await link.click();
  await expect(title(page)).toContainText(name);
  await test.step('a picture is enlarged, and the focus comes back', async () => {
    const picture = page.getByRole('button', { name: /크게 보기$/ }).first();
    await picture.click();
    const dialog = page.getByRole('dialog', { name: /100%/ });
    await dialog.getByRole('button', { name: '확대' }).click();
    await expect(page.getByRole('dialog', { name: /150%/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(picture).toBeFocused();
  });
  await test.step('the place is shared', async () => {
    await page.getByRole('button', { name: '공유' }).click();
    const dialog = page.getByRole('dialog', { name: '공유하기' });
    await expect(dialog.getByRole('textbox')).toHaveValue(page.url());
    await expect(dialog.getByRole('img', { name: new RegExp(name) })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await page.goBack();
  await expect(main(page).getByText(`${all}곳 중 24곳`)).toBeVisible();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
}

/** Chooses tickets of a place: one to six of each, with their total price. */
async function countTickets(page: Page): Promise<void> {
  await page.goto('/travel/attraction?gdsUid=G0001');
  await ready(page);
  const sum = page.getByRole('region', { name: '고른 이용권' });
  const adults = page.getByRole('group', { name: /성인/ }).first();
  const more = adults.getByRole('button', { name: '수량 늘리기' });
  await expect(sum.getByText('고른 이용권 0매')).toBeVisible();
  for (let count = 1; count <= 6; count += 1) await more.click();
  await expect(more).toBeDisabled();
  await expect(sum.getByText('고른 이용권 6매')).toBeVisible();
  // In the section of the sum, or in the bar of phones.
  const reserve = main(page).getByRole('link', { name: '예약하기', exact: true });
  const href = (await reserve.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/travel\/reserve\?goodsDtlId=/);
}

/** Checks the savings of a pass: the sum of adult prices less its price, also if negative. */
async function comparePass(page: Page): Promise<void> {
  await page.goto('/travel');
  await ready(page);
  const cards = main(page).getByRole('region', { name: '패스 목록' }).getByRole('link');
  await test.step('on phones the passes stand in a row that follows the focus, and only the row moves', async () => {
    await cards.last().focus();
    await expect(cards.last()).toBeInViewport({ ratio: 1 });
    expect(
      await page.evaluate(() => [window.scrollX, document.documentElement.scrollWidth - window.innerWidth]),
    ).toEqual([0, 0]);
  });
  const card = cards.first();
  const name = await card.innerText();
  await card.click();
  await expect(title(page)).toHaveText(name);
  const section = main(page).locator('section', { has: page.getByRole('heading', { name: '따로 살 때와 비교' }) });
  const price = toNumber(
    await main(page)
      .getByRole('link', { name: /원 구매하기$/ })
      .innerText(),
  );
  const boxes = section.getByRole('checkbox');
  const rows = section.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  const sumOf = async () => {
    let sum = 0;
    for (const row of await rows.all())
      if (await row.getByRole('checkbox').isChecked()) sum += toNumber(await row.locator('b').innerText());
    return sum;
  };
  const expectDifference = async () => {
    const saved = (await sumOf()) - price;
    const amount = `${Math.abs(saved).toLocaleString('ko-KR')}원`;
    await expect(section.getByText(saved < 0 ? `아직 ${amount} 덜 쓰셨습니다` : `아끼는 금액 ${amount}`)).toBeVisible();
    return saved;
  };
  expect(await expectDifference()).toBeGreaterThan(0);
  for (const box of await boxes.all()) await box.uncheck();
  expect(await expectDifference()).toBe(-price);
  for (const box of await boxes.all()) {
    await box.check();
    await expectDifference();
  }
}

/** Checks a tour of several days: its days as tabs, its plan as text. */
async function copyTour(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/travel/tours?tourDays=2');
  await ready(page);
  await main(page).getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/travel\/tour\?/);
  const first = main(page).getByRole('tabpanel').getByRole('heading').first();
  const stop = await first.innerText();
  await page.getByRole('tab', { name: /^2일 차/ }).click();
  await expect(first).not.toHaveText(stop);
  await page.getByRole('button', { name: '이 일정 복사' }).click();
  await expect(page.getByText('일정을 복사했습니다.').first()).toBeVisible();
  const plan = await page.evaluate(() => navigator.clipboard.readText());
  for (const text of [stop, await first.innerText(), '1일 차', '2일 차', await title(page).innerText()])
    expect(plan).toContain(text);
}

for (const device of [' @long', ' @phone']) {
  test(`a visitor finds a place with filters, opens it and returns to the list${device}`, ({ page }) =>
    findPlace(page));
  test(`a visitor chooses up to six tickets of a kind${device}`, ({ page }) => countTickets(page));
  test(`a visitor compares a pass with single tickets${device}`, ({ page }) => comparePass(page));
  test(`a visitor copies the plan of a tour${device}`, ({ page }) => copyTour(page));
}

test('a phone shows the first place at once, and its filters behind a button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/travel/attractions');
  await ready(page);
  const region = main(page).getByRole('combobox', { name: '지역' });
  await expect(main(page).getByRole('article').first().getByRole('img')).toBeInViewport({ ratio: 0.5 });
  await expect(region).toBeHidden();

  await page.getByRole('button', { name: '필터', exact: true }).click();
  await region.selectOption({ label: '가온시' });
  await expect(page).toHaveURL(/sggCd=/);
  await expect(page.getByRole('button', { name: '필터 1' })).toHaveAttribute('aria-expanded', 'true');
});

test('a room shows the price of each night, month by month @long', async ({ page }) => {
  await page.goto('/travel/attraction?gdsUid=G0008');
  await ready(page);
  await main(page).locator('a[href^="/travel/room"]').first().click();
  await expect(page).toHaveURL(/\/travel\/room\?/);
  const calendar = page.getByRole('table', { name: /1박 요금$/ });
  const name = await calendar.locator('caption').innerText();
  await expect(
    calendar
      .getByRole('cell')
      .filter({ hasText: /\d{2},000|마감/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: '다음 달' }).click();
  await expect(calendar.locator('caption')).not.toHaveText(name);
});

test('a visitor signs in to mark a place and a tour, finds them among the favourites, and compares places', async ({
  page,
}) => {
  const member = await joinMember(page);
  await page.goto('/travel/attraction?gdsUid=G0002');
  await ready(page);
  const name = (await title(page).innerText()).trim();
  const heart = main(page).getByRole('button', { name: '찜', exact: true }).first();
  await heart.click();
  const dialog = page.getByRole('dialog', { name: '로그인' });
  await dialog.getByLabel('아이디(이메일)').fill(member.id);
  await dialog.getByLabel('비밀번호', { exact: true }).fill(member.password);
  await dialog.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/travel/my?tab=favourite');
  await expect(main(page).getByRole('link', { name })).toBeVisible();

  await test.step('a tour is marked in the list, and becomes a plan from the favourites', async () => {
    await page.goto('/travel/tours');
    await ready(page);
    const card = main(page).getByRole('article').first();
    const tour = await card.getByRole('link').innerText();
    const mark = main(page).getByRole('button', { name: `${tour} 찜하기` });
    await mark.click();
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/travel/my?tab=favourite');
    await main(page)
      .getByRole('link', { name: /^추천코스 1/ })
      .click();
    await main(page)
      .getByRole('button', { name: `이 일정 담기: ${tour}` })
      .click();
    await expect(title(page)).toHaveText(tour);
    await expect(
      main(page)
        .getByRole('img', { name: /^경로 지도/ })
        .first(),
    ).toBeVisible();
  });
  await test.step('two places are compared side by side, by an address that can be shared', async () => {
    await page.goto('/travel/attractions');
    await ready(page);
    const other = main(page).getByRole('article').filter({ hasNotText: name }).first().getByRole('button');
    await other.click();
    await expect(other).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/travel/my?tab=favourite');
    const boxes = main(page).getByRole('checkbox', { name: /비교에 담기$/ });
    await expect(boxes).toHaveCount(2);
    for (const box of await boxes.all()) await box.check();
    await page.reload();
    await main(page).getByRole('link', { name: '2곳 비교하기' }).click();
    await expect(page).toHaveURL(/\/travel\/compare\?place1=[^&]+&place2=/);
    await expect(main(page).getByRole('columnheader').filter({ hasText: name })).toBeVisible();
    await expect(main(page).getByRole('row', { name: /^성인 요금/ })).toBeVisible();
  });
});
