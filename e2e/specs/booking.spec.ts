import type { Locator, Page } from 'playwright/test';
import { logIn } from '../fixtures/login.ts';
import { joinMember } from '../fixtures/members.ts';
import { expect, test } from '../fixtures/test.ts';

/** Taps that a first booking may cost, from the home page to its confirmation. */
const maxTaps = 14;

/** Presses and counts. */
function createFinger() {
  let taps = 0;
  return {
    async tap(target: Locator): Promise<void> {
      await target.click();
      taps += 1;
    },
    count: () => taps,
  };
}

/** Equipment of the table on the home page that can be booked without training. */
async function findUntrained(page: Page): Promise<string> {
  const week = await page.request.get('/api/v1/equipment/week?limit=5');
  const rows = ((await week.json()) as { data: { rows: { eqUid: string; eqNm: string }[] } }).data.rows;
  for (const { eqUid, eqNm } of rows) {
    const detail = await page.request.get(`/api/v1/equipment/${eqUid}`);
    const { data } = (await detail.json()) as { data: { trainingYn: string; state: string } };
    if (data.trainingYn === 'N' && data.state === 'AVAILABLE') return eqNm;
  }
  throw new Error('All equipment of the home page needs training.');
}

test.describe('booking on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('takes a member who never booked from the home page to the confirmation, without typing', async ({ page }) => {
    const person = await joinMember(page);
    await page.goto('/login');
    await logIn(page, person);
    await expect(page).toHaveURL('/');
    const name = await findUntrained(page);
    const finger = createFinger();
    const dialog = page.getByRole('dialog');

    await finger.tap(page.getByRole('link', { name }).first());
    await finger.tap(page.getByRole('link', { name: '시간 고르기' }));
    await finger.tap(page.getByRole('checkbox', { name: /예약 가능/ }).first());
    await finger.tap(page.getByRole('button', { name: '예약하기' }).last());
    await expect(dialog.getByText(/동안 확보했습니다/)).toBeVisible();
    await expect(
      dialog
        .getByRole('radio', { name: '직접사용' })
        .or(dialog.getByRole('radio', { name: '분석의뢰' }))
        .first(),
    ).toBeChecked();
    for (const name of ['연구', '위험물 아님']) {
      await expect(dialog.getByRole('radio', { name })).not.toBeChecked();
      await finger.tap(dialog.getByRole('radio', { name }));
    }
    await expect(dialog.getByRole('checkbox', { name: /안전수칙/ })).not.toBeChecked();
    await finger.tap(dialog.getByRole('checkbox', { name: /안전수칙/ }));
    await finger.tap(dialog.getByRole('button', { name: '다음' }));
    await expect(dialog.getByRole('checkbox', { name: /개인정보/ })).not.toBeChecked();
    await finger.tap(dialog.getByRole('checkbox', { name: /개인정보/ }));
    await finger.tap(dialog.getByRole('button', { name: '다음' }));
    await expect(dialog.getByText('24시간 전까지 무료로 취소', { exact: false })).toBeVisible();
    await finger.tap(dialog.getByRole('button', { name: '예약 신청' }));

    await expect(dialog.getByText('예약 신청이 완료되었습니다.')).toBeVisible();
    expect(finger.count()).toBeLessThanOrEqual(maxTaps);

    await test.step('finds it among the own bookings and cancels it', async () => {
      await dialog.getByRole('link', { name: '예약현황' }).click();
      await expect(page).toHaveURL(/\/myPage\/equ\?rsvUid=/);
      await expect(dialog.getByText('승인대기').first()).toBeVisible();
      await dialog.getByRole('button', { name: '예약 취소' }).click();
      const question = page.getByRole('dialog', { name: '예약을 취소하시겠습니까?' });
      await question.getByRole('radio', { name: '일정이 바뀌었습니다' }).click();
      await question.getByRole('button', { name: '예약 취소' }).click();
      await expect(page.getByText('취소되었습니다.').first()).toBeVisible();
    });
  });
});

test('two browsers race for one slot: one wins, the other is told and chooses anew', async ({ browser, page }) => {
  const people = [await joinMember(page, '한결이'), await joinMember(page, '나래이')];
  const name = 'EQ026';
  const pages = await Promise.all(
    people.map(async (person) => {
      const context = await browser.newContext();
      const own = await context.newPage();
      await own.goto('/login');
      await logIn(own, person);
      await expect(own).toHaveURL('/');
      await own.goto(`/easyReservation?eqUid=${name}`);
      await own
        .getByRole('checkbox', { name: /예약 가능/ })
        .last()
        .check();
      return own;
    }),
  );
  await Promise.all(pages.map((own) => own.getByRole('button', { name: '예약하기' }).first().click()));
  const outcomes = await Promise.all(
    pages.map(async (own) => {
      const held = own.getByRole('dialog').getByText(/동안 확보했습니다/);
      const refused = own.getByText('방금 다른 분이 예약한 시간입니다.').first();
      await expect(held.or(refused).first()).toBeVisible();
      return (await held.isVisible()) ? 'held' : 'refused';
    }),
  );

  expect(outcomes.sort()).toEqual(['held', 'refused']);
  for (const own of pages) await own.context().close();
});

/** Equipment that a page leads to, with the words of each link. */
async function listDeviceLinks(page: Page, path: string): Promise<{ eqUid: string; words: string }[]> {
  await page.goto(path);
  const links = page.locator('main a[href*="eqUid="]');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) =>
    all.map((link) => ({
      eqUid: new URL((link as HTMLAnchorElement).href).searchParams.get('eqUid') ?? '',
      words: (link.closest('li, tr, article') ?? link).textContent ?? '',
    })),
  );
}

test('home page, search and shop training lead to the equipment that they name', async ({ page }) => {
  const search = `/searchView?search=${encodeURIComponent('현미경')}`;
  const eqUids = new Set<string>();
  for (const path of ['/', search, '/studentSupport/shopTraining']) {
    for (const { eqUid, words } of await listDeviceLinks(page, path)) {
      const answer = await page.request.get(`/api/v1/equipment/${eqUid}`);
      const { data } = (await answer.json()) as { data: { eqNm: string } | null };
      expect(words, `${path} to ${eqUid}`).toContain(data?.eqNm);
      eqUids.add(eqUid);
    }
  }
  expect(eqUids.size).toBeGreaterThan(6);

  const last = page.locator('main a[href*="eqUid="]').last();
  await last.click();
  await expect(page).toHaveURL(/\/easyReservation\?eqUid=/);
  await expect(page.getByRole('checkbox', { name: /^\d\d:\d\d/ }).first()).toBeVisible();
});
