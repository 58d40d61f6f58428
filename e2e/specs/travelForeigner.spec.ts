import type { Browser } from 'playwright/test';
import { createCaller } from '../fixtures/caller.ts';
import { seoulDay } from '../fixtures/days.ts';
import { press } from '../fixtures/keyboard.ts';
import { toMember } from '../fixtures/login.ts';
import { aMailbox, newPassword, readMail } from '../fixtures/members.ts';
import { readRemoteTexts } from '../fixtures/remoteTexts.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseDay, inThreeWeeks, takeCoupons, ticket } from '../fixtures/travel.ts';
import {
  expectLanguage,
  expectMail,
  find,
  type Journey,
  listHangul,
  locales,
  refund,
  startJourney,
} from '../fixtures/travelLanguage.ts';
import { chooseEuro, startOf, useCoupon } from '../fixtures/travelOrder.ts';

const name = "María O'Connor-Núñez";

async function join(journey: Journey): Promise<void> {
  const { page, locale, email } = journey;
  await page.goto('/join');
  const t = await readRemoteTexts(page, 'mf-mypage', locale);
  await expectLanguage(journey);
  await page.getByRole('checkbox', { name: t('join.consent.all') }).check();
  await press(page, t('join.start.byEmail'));
  await page.getByRole('radio', { name: t('join.class.GENERAL.label') }).check();
  await expectLanguage(journey);
  await press(page, t('join.next'));
  await page.getByLabel(t('join.email.label')).fill(email);
  await press(page, t('join.email.send'));
  const code = page.getByLabel(t('mailCode.label'));
  await expect(code).toBeVisible();
  const mail = await readMail(page, email);
  expect(mail).not.toMatch(/[가-힣]/);
  await code.fill(/\d{6}/.exec(mail)?.[0] ?? '');
  await press(page, t('mailCode.submit'));
  await page.getByLabel(t('join.info.password')).fill(newPassword);
  await page.getByLabel(t('join.info.passwordConfirm')).fill(newPassword);
  await page.getByLabel(t('join.info.name')).fill(name);
  const phone = page.getByLabel(t('join.info.phone'));
  await test.step('a number of no country is refused at its field', async () => {
    await phone.fill('+999 123456789');
    await press(page, t('join.info.submit'));
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expectLanguage(journey);
  });
  await phone.fill('+81 90-1234-5678');
  await press(page, t('join.info.submit'));
  await expect(page.getByRole('heading', { level: 1, name: t('join.complete.title') })).toBeVisible();
  await expectLanguage(journey);
}

/** Buys a ticket with the order form that is shown. @param fill fills in more of it @returns the address of the voucher */
async function buy(
  journey: Journey,
  day: string,
  fill: (journey: Journey) => Promise<void> = async () => undefined,
): Promise<string> {
  const { page, t } = journey;
  const group = startOf(t('buying.day'));
  await chooseDay(page, day, { group, next: t('kit.nextMonth') });
  await expect(page.getByLabel(t('buying.familyNm'))).toHaveValue("O'Connor-Núñez");
  await expect(page.getByLabel(t('buying.firstNm'))).toHaveValue('María');
  await expect(page.getByRole('textbox', { name: t('buying.phone') })).toHaveValue('+819012345678');
  await expect(page.getByLabel(t('buying.nation'))).toHaveValue('JP');
  await fill(journey);
  await press(page, t('buying.agreeAll'), 'Space');
  await expectLanguage(journey);
  await press(page, t('buying.paySum'));
  const approve = page.locator('button[value="APPROVE"]');
  await expect(approve).toBeVisible();
  expect(await listHangul(page)).toEqual([]);
  await approve.press('Enter');
  await expect(page.getByRole('heading', { name: t('complete.reserved') })).toBeVisible();
  await expectLanguage(journey);
  return (await page.getByRole('link', { name: t('voucher.show') }).getAttribute('href')) ?? '';
}

/** Shows a voucher, also without a network. */
async function showVoucher(journey: Journey, voucher: string): Promise<void> {
  const { page, t } = journey;
  const qr = page.getByRole('img', { name: t('voucher.qrOf') });
  await page.goto(voucher);
  await expect(qr).toBeVisible();
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  await expectLanguage(journey);
  await expect(page.getByText(t('voucher.kept'))).toBeVisible();
  await page.context().setOffline(true);
  await page.reload();
  await expect(qr).toBeVisible();
  expect(await listHangul(page)).toEqual([]);
  await page.goto('/travel/my');
  await expect(page.locator(`a[href="${voucher}"]`)).toBeVisible();
  expect(await listHangul(page)).toEqual([]);
  await page.context().setOffline(false);
}

/** Opens the booking of the voucher that is shown. */
async function openBooking({ page, t }: Journey): Promise<void> {
  await press(page, t('reservation.title'));
  // The voucher stays until the next page is loaded, and a key that is pressed on it then is lost with it.
  await expect(page.getByRole('heading', { level: 1, name: t('reservation.title') })).toBeVisible();
}

/** Moves the booking by a day. */
async function change(journey: Journey): Promise<void> {
  const { page, t } = journey;
  await press(page, t('change.name'));
  const group = startOf(t('buying.day'));
  await chooseDay(page, seoulDay(22), { group, next: t('kit.nextMonth') });
  await expectLanguage(journey);
  await press(page, t('change.button'));
  const course = page.getByRole('list', { name: t('reservation.course') });
  await expect(course.getByText(startOf(t('reservation.states.CHANGED')))).toBeVisible();
  await expectLanguage(journey);
}

async function ask(journey: Journey): Promise<void> {
  const { page, t } = journey;
  await press(page, t('inquiries.ask'));
  await page.getByLabel(t('inquiries.title')).fill('Locker');
  await page.getByLabel(t('inquiries.content')).fill('Is there a locker for two large bags?');
  const category = page.getByLabel(t('inquiries.category'));
  await category.selectOption(await category.locator('option:not([value=""])').first().getAttribute('value'));
  await expectLanguage(journey);
  await press(page, t('inquiries.send'));
  await expect(page.getByRole('heading', { name: 'Locker' })).toBeVisible();
  await expectLanguage(journey);
}

/** Uses a voucher at the gate, as staff. */
async function use(browser: Browser, site: string, code: string): Promise<void> {
  const context = await browser.newContext({ baseURL: new URL(site).origin });
  const call = await createCaller(await context.newPage(), toMember('office'));
  await call('POST', '/api/v1/admin/vouchers/use', { code });
  await context.close();
}

async function review(journey: Journey, browser: Browser): Promise<void> {
  const { page, t } = journey;
  await page.goto(ticket.reservePath);
  await page.goto(await buy(journey, seoulDay(0)));
  const code = await page.getByText(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/).innerText();
  await use(browser, page.url(), code);
  await page.reload();
  await openBooking(journey);
  await press(page, t('reviewWrite.write'));
  await page.getByRole('radio').first().check();
  await page.getByLabel(t('reviewWrite.content')).fill('Wide paths and a lovely view of the sea at dusk.');
  await expectLanguage(journey);
  await press(page, t('reviewWrite.send'));
  await expect(page).toHaveURL(/\/travel\/my\?tab=review/);
  await expect(page.getByText('Wide paths and a lovely view')).toBeVisible();
  await expectLanguage(journey);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const locale of locales)
    test(`a traveller who reads no Korean joins, finds, buys, changes, asks, reviews and gets a refund in ${locale} @long`, async ({
      browser,
      page,
      problems,
    }) => {
      test.setTimeout(300_000);
      const journey = await startJourney(page, locale, aMailbox());
      await join(journey);
      await test.step('coupons', () => takeCoupons(browser, page.url(), { id: journey.email, password: newPassword }));
      await page.goto(ticket.path);
      await test.step('find', () => find(journey));
      const voucher = await buy(journey, inThreeWeeks(), async () => {
        await useCoupon(journey);
        await test.step('currency', () => chooseEuro(journey));
      });
      await expect(page.getByRole('main')).toContainText('₩');
      await expect(page.getByRole('main')).not.toContainText('€');
      await expectMail(journey, 'V-');
      problems.expectFailure(/./);
      await test.step('voucher', () => showVoucher(journey, voucher));
      await page.goto(voucher);
      await openBooking(journey);
      await test.step('change', () => change(journey));
      await test.step('inquiry', () => ask(journey));
      await test.step('review', () => review(journey, browser));
      await test.step('refund', async () => {
        await page.goto(voucher);
        await openBooking(journey);
        await refund(journey);
      });
      await test.step('notifications', async () => {
        await page.goto('/myPage');
        await expectLanguage(journey);
      });
    });
});
