import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { seoulDay } from '../fixtures/days.ts';
import { applyVariant, type DisplayVariant, displayVariants, findViolations } from '../fixtures/displayVariants.ts';
import { open } from '../fixtures/everyPage.ts';
import { printResult } from '../fixtures/printResult.ts';
import { expect, test } from '../fixtures/test.ts';
import { enterTravel, pay } from '../fixtures/travel.ts';

/**
 * Pages without content unless there is an order, so that the runs over all pages of the registry see them empty: each step of
 * buying is checked with content. `npm run test:long` covers all variants, the short run a phone in the dark theme and the
 * narrowest width.
 */
const narrowest: DisplayVariant = { width: 320, theme: 'light' };
const onDarkPhone: DisplayVariant = { width: 390, theme: 'dark' };
const variants = [...(process.env.HAESOL_TEST_SIZE === 'long' ? displayVariants : [onDarkPhone]), narrowest];
/** Folder for screenshots of the pages, for manual review. */
const { HAESOL_LOOKS_DIR } = process.env;

interface Day {
  readonly date: string;
  /** Closed days of a ticket have hours, too: those of the activity. */
  readonly state: string;
  readonly times: readonly { readonly time: string; readonly remain: number }[];
}

interface Goods {
  readonly goodsDtlId: string;
  readonly day: string;
  readonly time: string;
}

/**
 * Finds an activity with days, hours and seats, from a week on.
 * @param at index of its available days: each variant buys another one, because nine would sell out one
 */
async function findActivity(page: Page, at: number): Promise<Goods> {
  const get = async (path: string) => (await (await page.request.get(`/api/v1${path}`)).json()).data;
  const { list } = await get('/attraction/list?pageNum=1&pageSize=60&etcInformation=&gdsTycd=&gdsCategoryCd=');
  for (const { gdsUid } of list) {
    const { options } = await get(`/attraction/detail/${gdsUid}`);
    for (const { goodsDtlId, room, confirmType } of options) {
      const info = await get(`/reserve/goods-info?goodsCnt=1&goodsDtlId=${goodsDtlId}&priceSn=1`);
      const free = info.dates.flatMap(({ date, state, times }: Day) => {
        const time = times.find(({ remain }) => remain > 3)?.time;
        return date >= seoulDay(7) && state === 'OPEN' && time !== undefined ? [{ day: date, time }] : [];
      });
      if (room === null && confirmType === 'INSTANT' && free.length > 0) {
        return { goodsDtlId, ...free[at % free.length] };
      }
    }
  }
  throw new Error('No activity of the sample has hours and seats.');
}

/** Returns the width in px that an element and its container scroll: a last column that is out of view. */
const findScrolled = (element: Locator): Promise<number> =>
  element.evaluate((inner) => {
    let widest = 0;
    for (let box: Element | null = inner; box !== null; box = box.parentElement)
      widest = Math.max(widest, box.clientWidth === 0 ? 0 : box.scrollWidth - box.clientWidth);
    return widest;
  });

/** Height in px of a window in which no bar covers a page: axe reports covered targets as too small. */
const wholeHeight = 6_000;

for (const [at, variant] of variants.entries()) {
  const { width, theme } = variant;
  const name = `${width} px, ${theme}`;

  test(`every step of buying is readable and has no axe violations: ${name}`, async ({ page }) => {
    test.setTimeout(240_000);
    await enterTravel(page);
    const { goodsDtlId, day, time } = await findActivity(page, at);
    await applyVariant(page, variant);
    let looked = 0;
    const look = async (what: string) => {
      looked += 1;
      await page.evaluate(() => window.scrollTo(0, 0));
      if (HAESOL_LOOKS_DIR !== undefined) {
        const path = join(HAESOL_LOOKS_DIR, `${what}-${width}-${theme}.png`);
        await page.screenshot({ path, fullPage: !what.endsWith('dialog') });
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${what} at ${name} is wider than the window`).toBeLessThanOrEqual(0);
      const { height } = page.viewportSize() ?? { height: wholeHeight };
      await page.setViewportSize({ width, height: wholeHeight });
      expect.soft(await findViolations(page), `${what} at ${name}`).toEqual([]);
      await page.setViewportSize({ width, height });
    };

    await open(page, `/travel/reserve?goodsDtlId=${goodsDtlId}&counts=1:2&useDate=${day}`);
    await page.getByRole('radio', { name: time }).check();
    await page.getByLabel('필수 항목에 모두 동의합니다.').check();
    await expect(page.getByText('결제할 금액').filter({ visible: true }).first()).toBeVisible();
    await look('reserve');
    // Seven days of 44 px and more are wider than the narrowest window: there the calendar scrolls.
    if (variant !== narrowest) {
      expect.soft(await findScrolled(page.locator('td[data-state]').first()), `calendar at ${name}`).toBe(0);
    }
    await pay(page, /^결제창 닫기/);
    await expect(page.getByText(/결제창을 닫으셨습니다/)).toBeVisible();
    await look('payment');
    await page.getByLabel('필수 항목에 모두 동의합니다.').check();
    await pay(page, /^결제 승인/);
    await expect(
      page.getByRole('heading', { name: /예약이 완료되었습니다|예약을 요청했습니다|예약되었습니다/ }),
    ).toBeVisible();
    await look('payment-complete');
    const voucher = (await page.getByRole('link', { name: '바우처 보기' }).getAttribute('href')) ?? '';
    await open(page, '/travel/my');
    await expect(page.getByRole('link', { name: 'QR 보기' })).toBeVisible();
    await look('my-travel');
    await open(page, voucher.replace('/voucher', '/myReservation'));
    await look('reservation');
    await page.getByRole('button', { name: '취소·환불 요청' }).click();
    await expect(page.getByRole('dialog', { name: /을 돌려드립니다/ })).toBeVisible();
    await look('refund-dialog');
    await open(page, voucher);
    await expect(page.getByRole('img', { name: /QR 코드/ })).toBeVisible();
    await look('voucher');
    await open(page, '/travel/my?tab=coupon');
    await look('coupons');
    await open(page, '/travel/inquiries');
    await look('inquiries');
    printResult(`buying pages with content: ${looked} pages × ${name}`);
  });
}
