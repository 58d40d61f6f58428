import type { Locator, Page } from 'playwright/test';
import { logIn } from '../fixtures/login.ts';
import { joinMember } from '../fixtures/members.ts';
import { expect, test } from '../fixtures/test.ts';

/** Maximum number of taps for a first booking, from the home page to its confirmation. */
const maxTaps = 14;

/**
 * Lists controls whose centre is in the upper third of the screen even when their page or dialog is scrolled to its start: out of
 * thumb reach. The breadcrumb is excluded.
 */
function listHighControls(area: Locator): Promise<string[]> {
  return area.evaluate((root) => {
    (root.closest('dialog') ?? document.scrollingElement)?.scrollTo({ top: 0, behavior: 'instant' });
    return [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
      .filter((control) => control.checkVisibility() && control.closest('nav') === null)
      .filter((control) => {
        const { top, bottom } = control.getBoundingClientRect();
        return (top + bottom) / 2 < innerHeight / 3;
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '');
  });
}

/** Close button in the corner of every dialog, which the footer of the dialog repeats. */
const corner = ['닫기'];

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

/** Finds equipment in the table on the home page that can be booked without training. */
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

/** Moves a finished booking to another time. */
async function moveBooking(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await test.step('finds it among the own bookings and moves it to another time', async () => {
    await dialog.getByRole('link', { name: '예약현황' }).click();
    await expect(page).toHaveURL(/\/myPage\/equ\?rsvUid=/);
    await expect(dialog.getByText('승인대기').first()).toBeVisible();
    await dialog.getByRole('link', { name: '시간 변경' }).click();
    await page.getByRole('link', { name: '시간 고르기' }).click();
    const free = page.getByRole('checkbox', { name: /^\d\d:.*예약 가능/ }).last();
    const time = await free.evaluate((box) => (box as HTMLInputElement).labels?.[0]?.textContent?.slice(0, 11) ?? '');
    await free.check();
    await page.getByRole('button', { name: '변경하기' }).last().click();
    await page
      .getByRole('alertdialog', { name: '예약 시간을 변경하시겠습니까?' })
      .getByRole('button', { name: '변경하기' })
      .click();
    await expect(page).toHaveURL(/\/myPage\/equ\?rsvUid=/);
    await expect(dialog.getByText(time).first()).toBeVisible();
  });
}

async function printStatement(page: Page): Promise<void> {
  await test.step('prints its statement on one sheet, without the site around it', async () => {
    await page.getByRole('dialog').getByRole('link', { name: '명세서' }).click();
    const statement = page.getByRole('article');
    await expect(statement.getByText('합계(부가세 포함)')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(statement.getByText('합계(부가세 포함)')).toBeVisible();
    await expect(statement.getByRole('button', { name: '인쇄' })).toBeHidden();
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('region', { name: '알림 메시지' }).getByRole('listitem')).toHaveCount(0);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    // The text can be searched and copied.
    expect(pdf).toContain('/ToUnicode');
    await page.emulateMedia({ media: null });
    await page.goBack();
  });
}

async function cancelBooking(page: Page): Promise<void> {
  await test.step('cancels it', async () => {
    await page.getByRole('dialog').getByRole('button', { name: '예약 취소' }).click();
    const question = page.getByRole('dialog', { name: '예약을 취소하시겠습니까?' });
    await question.getByRole('radio', { name: '일정이 바뀌었습니다' }).click();
    await question.getByRole('button', { name: '예약 취소' }).click();
    await expect(page.getByText('취소되었습니다.').first()).toBeVisible();
  });
}

test.describe('booking on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('leads a member without bookings from the home page to the confirmation, without typing', async ({ page }) => {
    const person = await joinMember(page);
    await page.goto('/login');
    await logIn(page, person);
    await expect(page).toHaveURL('/');
    const name = await findUntrained(page);
    const finger = createFinger();
    const dialog = page.getByRole('dialog');

    const screen = page.getByRole('main');

    // The banner has links of devices too, in slides that are inert while others are shown.
    const week = page.getByRole('region', { name: '이번 주 장비 가용 현황' });
    await finger.tap(week.getByRole('link', { name }));
    await expect(page.getByRole('link', { name: '시간 고르기' })).toBeVisible();
    expect(await listHighControls(screen)).toEqual([]);
    await finger.tap(page.getByRole('link', { name: '시간 고르기' }));
    await finger.tap(page.getByRole('checkbox', { name: /예약 가능/ }).first());
    expect(await listHighControls(screen)).toEqual([]);
    await finger.tap(page.getByRole('button', { name: '예약하기' }).last());
    await expect(dialog.getByText(/동안 확보했습니다/)).toBeVisible();
    await expect(
      dialog
        .getByRole('radio', { name: '직접사용' })
        .or(dialog.getByRole('radio', { name: '분석의뢰' }))
        .first(),
    ).toBeChecked();
    expect(await listHighControls(dialog)).toEqual(corner);
    for (const name of ['연구', '위험물 아님']) {
      await expect(dialog.getByRole('radio', { name })).not.toBeChecked();
      await finger.tap(dialog.getByRole('radio', { name }));
    }
    await expect(dialog.getByRole('checkbox', { name: /안전수칙/ })).not.toBeChecked();
    await finger.tap(dialog.getByRole('checkbox', { name: /안전수칙/ }));
    await finger.tap(dialog.getByRole('button', { name: '다음' }));
    await expect(dialog.getByRole('checkbox', { name: /개인정보/ })).not.toBeChecked();
    expect(await listHighControls(dialog)).toEqual(corner);
    await finger.tap(dialog.getByRole('checkbox', { name: /개인정보/ }));
    await finger.tap(dialog.getByRole('button', { name: '다음' }));
    await expect(dialog.getByText('24시간 전까지 무료로 취소', { exact: false })).toBeVisible();
    expect(await listHighControls(dialog)).toEqual(corner);
    await finger.tap(dialog.getByRole('button', { name: '예약 신청' }));

    await expect(dialog.getByText('예약 신청이 완료되었습니다.')).toBeVisible();
    expect(finger.count()).toBeLessThanOrEqual(maxTaps);
    expect(await listHighControls(dialog)).toEqual(corner);

    await moveBooking(page);
    await printStatement(page);
    await cancelBooking(page);
    await test.step('has the list of equipment in reach, too', async () => {
      await page.goto('/easyReservation');
      await expect(page.getByRole('searchbox', { name: '장비 검색' })).toBeVisible();
      expect(await listHighControls(screen)).toEqual([]);
    });
  });
});

test('shows three panels as steps at 1024 px, and side by side above it @long', async ({ page }) => {
  const panels = () => [
    page.getByRole('searchbox', { name: '장비 검색' }),
    page.getByRole('grid'),
    page.getByRole('group', { name: '이용 시간' }),
  ];
  const shown = () => Promise.all(panels().map((panel) => panel.isVisible()));
  await page.setViewportSize({ width: 1025, height: 900 });
  await page.goto('/easyReservation?eqUid=EQ039');
  await expect(page.getByRole('group', { name: '이용 시간' })).toBeVisible();
  expect(await shown()).toEqual([true, true, true]);
  await expect(page.getByRole('region', { name: /단계$/ })).toBeHidden();

  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(page.getByRole('region', { name: '날짜 단계' })).toBeVisible();
  expect(await shown()).toEqual([false, true, false]);
  await page.getByRole('link', { name: '시간 고르기' }).click();
  await expect(page.getByRole('group', { name: '이용 시간' })).toBeVisible();
  expect(await shown()).toEqual([false, false, true]);
  await page.goBack();
  await page.getByRole('link', { name: '변경', exact: true }).click();
  await expect(page.getByRole('searchbox', { name: '장비 검색' })).toBeVisible();
  expect(await shown()).toEqual([true, false, false]);
});

/** Lists the equipment that a page links to, with the texts of each link. */
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

test('home page, search and shop training link to the equipment that they name @long', async ({ page }) => {
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
