import { expect, type Page } from 'playwright/test';
import { seoulDay } from '../fixtures/days.ts';
import { test } from '../fixtures/test.ts';
import { enterTravel, pay } from '../fixtures/travel.ts';

const boat = '해솔 유람선 일몰 투어';
const room = '누리 한옥스테이';
const tower = '해솔 바람언덕 전망대';

/** Finds a day, two weeks ahead or later, on which boat and room are free: the stock of the sample data is random. */
async function findFreeDay(page: Page): Promise<string> {
  const free: string[][] = [];
  for (const goodsDtlId of ['G0006-1', 'G0008-1']) {
    const answer = await page.request.get(`/api/v1/reserve/goods-info?goodsDtlId=${goodsDtlId}`);
    const { data } = (await answer.json()) as { data: { dates: { date: string; state: string }[] } };
    free.push(data.dates.filter(({ state }) => state === 'OPEN' || state === 'FEW').map(({ date }) => date));
  }
  const [boats = [], rooms = []] = free;
  const day = boats.find((date) => date >= seoulDay(14) && rooms.includes(date));
  if (day === undefined) throw new Error('No day has a free boat and a free room');
  return day;
}

/** Adds a place to a day of the open plan. */
async function addPlace(page: Page, day: number, name: string): Promise<void> {
  await page.getByLabel(`${day}일 차에 장소 담기`).fill(name);
  await page.getByRole('button', { name: `${name} 담기`, exact: true }).click();
  await expect(page.getByRole('button', { name: `${name} 이용권 담기` })).toBeVisible();
}

/** Puts tickets for adults of a stop into the plan, at the first hour that is free; of a room one night. */
async function addTicket(page: Page, name: string, adults: number): Promise<void> {
  await page.getByRole('button', { name: `${name} 이용권 담기` }).click();
  const editor = page.getByRole('group', { name, exact: true });
  const put = editor.getByRole('button', { name: /^([\d,]+원 )?담기$/ });
  await expect(put).toBeVisible();
  const hours = editor.getByRole('radiogroup', { name: /^이용 시간/ });
  if ((await hours.count()) > 0) await hours.locator('input:enabled').first().check();
  const count = editor.getByRole('group', { name: '성인' }).getByRole('button', { name: '수량 늘리기' });
  for (let at = 0; at < adults; at += 1) await count.click();
  await put.click();
  await expect(page.getByRole('button', { name: `${name} 이용권 바꾸기` })).toBeVisible();
}

test('a family plans two days, pays tickets and a room at once, and cancels one piece @long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterTravel(page);
  const firstDay = await findFreeDay(page);
  await page.goto('/travel/plans');
  await page.getByLabel('일정 이름').fill('가족 여행');
  await page.getByLabel('떠나는 날').fill(firstDay);
  await page.getByRole('button', { name: '일정 만들기' }).click();
  await expect(page).toHaveURL(/\/travel\/plan\?/);
  await addPlace(page, 1, boat);
  await addPlace(page, 1, room);
  await page.getByRole('button', { name: '하루 더하기' }).click();
  await addPlace(page, 2, tower);
  await addTicket(page, boat, 2);
  await addTicket(page, room, 0);
  await addTicket(page, tower, 3);
  await page.getByRole('link', { name: /원 한 번에 결제$/ }).click();

  await expect(page.getByRole('heading', { name: boat })).toBeVisible();
  await page.getByLabel(/^요청 사항/).fill('늦게 도착합니다.');
  await page.reload();
  await expect(page.getByLabel(/^요청 사항/)).toHaveValue('늦게 도착합니다.');
  await page.getByLabel('필수 항목에 모두 동의합니다.').check();
  await pay(page, /^결제창 닫기/);
  await expect(page.getByText(/결제창을 닫으셨습니다/)).toBeVisible();
  await page.getByLabel('필수 항목에 모두 동의합니다.').check();
  await pay(page, /^결제 승인/);

  await expect(page.getByRole('heading', { name: '3건을 한 번에 결제했습니다.' })).toBeVisible();
  for (const name of [boat, room, tower]) {
    await expect(page.getByRole('link', { name: `${name} 바우처 보기` })).toBeVisible();
  }
  await page.getByRole('link', { name: `${tower} 예약 상세` }).click();
  const when = new Date(Date.parse(`${firstDay}T00:00:00Z`) + 86_400_000);
  const day = `${when.getUTCMonth() + 1}. ${when.getUTCDate()}.`;
  await expect(page.getByRole('cell', { name: day })).toBeVisible();
  await page.getByRole('button', { name: '취소·환불 요청' }).click();
  const dialog = page.getByRole('dialog');
  const less = dialog.getByRole('button', { name: '수량 줄이기' }).first();
  await less.click();
  await less.click();
  // One of three tickets, two weeks ahead: its whole price.
  await expect(dialog.getByRole('button', { name: '4,500원 환불 요청' })).toBeVisible();
  await dialog.getByLabel('사유').selectOption('SCHEDULE');
  await dialog.getByRole('button', { name: '4,500원 환불 요청' }).click();
  await expect(page.getByText(/^4,500원 환불을 요청했습니다/).first()).toBeVisible();
  await page.getByRole('link', { name: '함께 결제한 예약 보기' }).click();
  await expect(page.getByRole('link', { name: `${boat} 바우처 보기` })).toBeVisible();
});
