import type { Page } from 'playwright/test';
import { press, tabTo, typeInto, zoomed } from '../fixtures/keyboard.ts';
import { logIn } from '../fixtures/login.ts';
import { joinMember } from '../fixtures/members.ts';
import { expectSpoken } from '../fixtures/spoken.ts';
import { expect, test } from '../fixtures/test.ts';

/** Moves with the arrow keys to a day with free slots. @returns its date */
async function goToNextFreeDay(page: Page): Promise<string> {
  for (let step = 0; step < 31; step += 1) {
    await page.keyboard.press('ArrowRight');
    const name = await page.evaluate(() => document.activeElement?.textContent ?? '');
    const [, year = '', month = '', day = ''] = /^(\d+)년 (\d+)월 (\d+)일.*여유 \d/.exec(name) ?? [];
    if (day !== '') return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  }
  throw new Error('No day of the month ahead has a free slot.');
}

/** Chooses equipment, day and slot on the page for narrow windows. */
async function chooseSlot(page: Page): Promise<void> {
  await test.step('finds the equipment', async () => {
    await page.goto('/easyReservation');
    await typeInto(page, /^장비 검색/, '모션');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/searchKeyword=/);
    await expect(page.getByRole('link', { name: /^모션캡처 스튜디오/ })).toBeVisible();
    await press(page, /^모션캡처 스튜디오/);
    await expect(page).toHaveURL(/eqUid=/);
    await expect(page.getByRole('region', { name: '날짜 단계' })).toBeFocused();
    await expect(
      page
        .getByRole('grid')
        .getByRole('button', { name: /여유 \d/ })
        .first(),
    ).toBeVisible();
  });
  await test.step('chooses a day with arrows; free days and the reasons of others are announced', async () => {
    await tabTo(page, /^\d+년 \d+월 \d+일.*여유 \d/);
    const date = await goToNextFreeDay(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`date=${date}`));
    const days = page.getByRole('grid');
    await expect(
      days.getByRole('button', { name: /이용 2영업일 전까지 신청해 주세요|지남|휴무/ }).first(),
    ).toBeVisible();
    await press(page, /^시간 고르기$/);
  });
  await test.step('chooses a slot; its price is announced', async () => {
    await expect(page.getByRole('region', { name: '시간 단계' })).toBeFocused();
    await expect(page.getByRole('group', { name: '이용 시간' })).toBeVisible();
    await press(page, /^\d\d:00–\d\d:00\s*예약 가능/, 'Space');
    await expectSpoken(page, /1시간.*예상 이용료.*원/);
    await press(page, /^예약하기$/);
  });
}

/** Checks the first step of the form: order, names, prefilled values, and remaining time. */
async function fillUse(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "장비 예약":
      - heading "장비 예약" [level=2]
      - list "진행 단계":
        - listitem: 이용정보 진행 중
        - listitem: 신청자·정산 다음
        - listitem: 확인 다음
      - paragraph: /모션캡처 스튜디오 [0-9]+. [0-9]+. [0-9]+.... .*1시간 · .*원/
      - region "이용정보":
        - radiogroup "이용방식"
        - radiogroup "이용목적"
        - radiogroup "위험물 여부"
        - checkbox /안전수칙을 읽었으며/
      - paragraph: /동안 확보했습니다/
      - button "시간 연장"
      - button "닫기"
      - button "다음"
  `);
  await press(page, /^연구$/, 'Space');
  await press(page, /^위험물 아님$/, 'Space');
  await press(page, /안전수칙/, 'Space');
  await press(page, /^시간 연장$/);
  await expectSpoken(page, /확보 시간을 5분 연장했습니다/);
  await expect(dialog.getByRole('button', { name: '시간 연장' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: '시간 연장' })).toHaveAccessibleDescription(/한 번만 연장/);
}

test.describe('only with keyboard and screen reader, at 320 px and 400 % zoom', () => {
  test.use({ viewport: zoomed });

  test('a member finds and books equipment', async ({ page }) => {
    const person = await joinMember(page);
    const dialog = page.getByRole('dialog');
    await page.goto('/login');
    await logIn(page, person);
    await expect(page).toHaveURL('/');

    await chooseSlot(page);
    await test.step('fills in what it is used for, and keeps the slot for longer', () => fillUse(page));
    await test.step('missing fields are announced, and the form can be completed', async () => {
      await press(page, /^다음$/);
      await expect(dialog.getByRole('region', { name: '신청자·정산' })).toBeFocused();
      await press(page, /^다음$/);
      await expect(dialog.getByRole('checkbox', { name: /개인정보/ })).toBeFocused();
      await expect(dialog.getByRole('checkbox', { name: /개인정보/ })).toHaveAccessibleDescription(/동의해 주세요/);
      await page.keyboard.press('Space');
      await press(page, /^다음$/);
      await expect(dialog.getByRole('region', { name: '확인' })).toBeFocused();
    });
    await test.step('submits it; the result is announced', async () => {
      await press(page, /^예약 신청$/);
      await expect(dialog.getByRole('heading', { name: '예약 신청 완료' })).toBeVisible();
      await expectSpoken(page, /예약 신청이 완료되었습니다/);
      await press(page, /^예약현황$/);
      await expect(page).toHaveURL(/\/myPage\/equ\?rsvUid=/);
    });
  });
});
