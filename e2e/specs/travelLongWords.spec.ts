import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { createCaller } from '../fixtures/caller.ts';
import { useLongTexts } from '../fixtures/longTexts.ts';
import { joinMember } from '../fixtures/members.ts';
import { expect, test } from '../fixtures/test.ts';
import { findMisfits } from '../fixtures/textFit.ts';
import { buyTicket, inThreeWeeks, pay, ticket } from '../fixtures/travel.ts';
import { listHangul } from '../fixtures/travelLanguage.ts';

/** Pages for visitors. */
const visited = [
  ...['', '/attractions', '/map', '/attraction?gdsUid=G0001', '/room?gdsUid=G0008&goodsDtlId=G0008-3'],
  ...['/attractions?searchKeyword=nothing', '/tours', '/tour?tourUid=TR001', '/promotions', '/promotion?id=PR002'],
  ...['/passes', '/pass?gdsDtlUid=PS001', '/info', '/infoDetail?id=TI003', '/feed', '/findOrder'],
  ...['/compare?place1=G0001&place2=G0006&place3=G0007', '/reserve?goodsDtlId=G0008-3'],
].map((path) => `/travel${path}`);
const ofSite = [
  ...[ticket.reservePath, '/join', '/login', '/login/findId01', '/login/findPw01', '/searchView?search=beach'],
  ...['travel', 'privacy'].map((tab) => `/terms?tab=${tab}`),
];
/** Pages of a member, beside those about an order. */
const owned = [
  ...['', '?tab=coupon', '?tab=point', '?tab=pass', '?tab=review', '?tab=inquiry'].map((tab) => `/travel/my${tab}`),
  ...[ticket.reservePath, '/travel/reserve?gdsDtlUid=PS001', '/travel/inquiries?write=Y', '/travel/plans'],
  '/myPage/security',
];
/** Folder for pictures of the pages, for manual review. */
const { HAESOL_LOOKS_DIR } = process.env;

/** Plans a visit with tickets. @returns the key of the plan */
async function plan(call: Awaited<ReturnType<typeof createCaller>>): Promise<string> {
  const first = { title: 'Winter by the sea', startDate: inThreeWeeks() };
  const { planUid } = await call<{ planUid: string }>('POST', '/api/v1/plan', first);
  const { rev } = await call<{ rev: number }>('GET', `/api/v1/plan/${planUid}`);
  const bought = {
    ...{ day: 1, time: '09:00', stayMin: 60, gdsUid: 'G0001', memo: '' },
    ticket: { goodsDtlId: 'G0001-1', options: [{ optionNm: '', count: 2, priceSn: 1 }] },
  };
  await call('PUT', `/api/v1/plan/${planUid}`, { ...first, stops: [bought], passes: [], rev });
  return planUid;
}

/** Pays for a plan. @returns the address of the purchase */
async function payTogether(page: Page, planUid: string): Promise<string> {
  await page.goto(`/travel/checkout?planUid=${planUid}`);
  await page.getByLabel('필수 항목에 모두 동의합니다.').check();
  await pay(page, /^결제 승인/);
  await expect(page).toHaveURL(/\/travel\/purchase\?/);
  return page.url();
}

test.use({ viewport: { width: 320, height: 700 } });

test('long words and accents fit at 320 px, and no Korean is left, on every page of a traveller @long', async ({
  page,
}) => {
  test.setTimeout(900_000);
  await useLongTexts(page);
  const look = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await expect(page.getByRole('main'), path).toContainText('ungên');
    await page.evaluate(() => window.scrollTo(0, 0));
    if (HAESOL_LOOKS_DIR !== undefined) {
      const file = `${path.replace(/^https?:..[^/]*/, '').replaceAll(/\W+/g, '_')}.png`;
      await page.screenshot({ path: join(HAESOL_LOOKS_DIR, file), fullPage: true });
    }
    expect.soft(await findMisfits(page), path).toEqual([]);
    expect.soft(await listHangul(page), path).toEqual([]);
  };
  const member = await joinMember(page, "María O'Connor-Núñez");
  const call = await createCaller(page, member);
  const [bought, planned] = [await plan(call), await plan(call)];
  await page.goto('/travel?lang=en');
  for (const path of [...visited, ...ofSite]) await look(path);

  await page.request.post('/api/v1/auth/login', { data: { ...member, keep: 'N' } });
  // Later it shows notices in the language in which the tickets are bought.
  await look('/myPage');
  await page.goto('/travel?lang=ko');
  const purchase = await payTogether(page, bought);
  const voucher = await buyTicket(page);
  const keyed = voucher.slice(voucher.indexOf('?'));
  await page.goto('/travel?lang=en');
  for (const path of owned) await look(path);
  const ofOrder = ['voucher', 'myReservation', 'paymentComplete'].map((path) => `/travel/${path}${keyed}`);
  for (const path of [...ofOrder, purchase]) await look(path);
  await look(`/travel/plan?planUid=${planned}`);
  await look(`/travel/checkout?planUid=${planned}`);
});
