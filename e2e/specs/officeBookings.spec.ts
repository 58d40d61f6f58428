import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { bookTime, listFree } from '../fixtures/booking.ts';
import { createCaller } from '../fixtures/caller.ts';
import { toMember } from '../fixtures/login.ts';
import { joinMember, readMail } from '../fixtures/members.ts';
import { type Member, openOffice, signInAt, toast } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/test.ts';

/** Require no training; used by no other test of the long run at the same time. */
const eqUid = 'EQ040';
const draggedEqUid = 'EQ026';

/** Books two times of the first free day, which have an hour between them. */
async function bookTwo(page: Page, member: Member): Promise<string[]> {
  const call = await createCaller(page, member);
  const free = await listFree(call, eqUid);
  return [await bookTime(call, eqUid, free[0]), await bookTime(call, eqUid, free.at(-1))];
}

test.describe('bookings in the office', () => {
  test.beforeEach(() => test.setTimeout(180_000));

  test('a booking is read and approved by key, another is rejected on a phone; the member sees both @long', async ({
    page,
    browser,
  }) => {
    const member = await joinMember(page);
    const [first = '', second = ''] = await bookTwo(page, member);
    const office = await openOffice(browser, `/office/bookings/item?rsvUid=${first}`);
    await expect(office.getByText('박막 두께 측정')).toBeVisible();
    await office.keyboard.press('a');
    await expect(toast(office, '1건을 승인했습니다.')).toBeVisible();
    await office.context().close();

    const phone = await openOffice(browser, `/office/bookings/item?rsvUid=${second}`, { width: 390 });
    await phone.getByRole('button', { name: /^반려/ }).click();
    const dialog = phone.getByRole('dialog', { name: '예약을 반려할까요?' });
    await dialog.getByRole('textbox').fill('그날은 장비를 점검합니다.');
    await dialog.getByRole('button', { name: '1건 반려' }).click();
    await expect(toast(phone, '1건을 반려했습니다.')).toBeVisible();
    await phone.context().close();

    await signInAt(page, `/myPage/equ?rsvUid=${first}`, member);
    await expect(page.getByRole('dialog').getByText('예약확정').first()).toBeVisible();
    await page.goto(`/myPage/equ?rsvUid=${second}`);
    await expect(page.getByRole('dialog').getByText('그날은 장비를 점검합니다.')).toBeVisible();
  });

  test('a booking is dragged to another time; its member reads the new one by mail, on the page and in the calendar file @long', async ({
    page,
    browser,
  }) => {
    const member = await joinMember(page, '도담이');
    const call = await createCaller(page, member);
    const free = await listFree(call, draggedEqUid);
    const time = free.find(({ start }) =>
      free.some((one) => Number(one.start.slice(0, 2)) === Number(start.slice(0, 2)) + 2),
    );
    const rsvUid = await bookTime(call, draggedEqUid, time);
    const staff = await createCaller(page, toMember('office'));
    await staff('PATCH', `/api/v1/admin/reservations/${rsvUid}/transition`, { to: 'APPROVED' });

    const office = await openOffice(browser, `/office/bookings/day?date=${time?.date}`);
    const bar = office.getByRole('button', { name: new RegExp(`^${time?.start}–${time?.end} 도\\*이`) });
    await bar.scrollIntoViewIfNeeded();
    const box = await bar.boundingBox();
    if (box === null) throw new Error('The bar has no place.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await office.mouse.move(x, y);
    await office.mouse.down();
    await office.mouse.move(x + box.width * 2, y, { steps: 8 });
    await expect(office.getByRole('status').filter({ hasText: `${time?.start}–${time?.end}` })).toBeVisible();
    await office.mouse.up();
    const dialog = office.getByRole('dialog');
    const start = await dialog.getByLabel('시작').inputValue();
    expect(start > (time?.start ?? '')).toBe(true);
    await dialog.getByLabel(/^회원에게 보낼 안내/).fill('앞 시험이 길어져 옮겼습니다.');
    await dialog.getByRole('button', { name: '시간 옮기기' }).click();
    await expect(toast(office, '예약 시간을 옮기고 신청자에게 알렸습니다.')).toBeVisible();
    await office.context().close();

    await expect.poll(() => readMail(page, member.id)).toContain('앞 시험이 길어져 옮겼습니다.');
    expect(await readMail(page, member.id)).toContain(start);
    await signInAt(page, `/myPage/equ?rsvUid=${rsvUid}`, member);
    const details = page.getByRole('dialog');
    await expect(details.getByText(new RegExp(`${start}–`)).first()).toBeVisible();
    const download = page.waitForEvent('download');
    await details
      .getByRole('link', { name: '일정 저장(.ics)' })
      .or(details.getByRole('button', { name: '일정 저장(.ics)' }))
      .click();
    const file = await readFile(await (await download).path(), 'utf8');
    const inUtc = new Date(`${time?.date}T${start}:00+09:00`).toISOString().replaceAll(/[-:]|\.000/g, '');
    expect(file).toContain(`DTSTART:${inUtc}`);
  });
});
