import { press, tabTo, typeInto } from '../fixtures/keyboard.ts';
import { aMailbox, newPassword, readMail } from '../fixtures/members.ts';
import { readRemoteTexts } from '../fixtures/remoteTexts.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseDay, inThreeWeeks } from '../fixtures/travel.ts';
import {
  expectLanguage,
  expectMail,
  find,
  type Journey,
  locales,
  refund,
  startJourney,
} from '../fixtures/travelLanguage.ts';
import { startOf } from '../fixtures/travelOrder.ts';

/** Enters a mail address and the code of its mail on a page of an order. @param onCode runs while the code is asked for */
async function proveMailbox(
  { page, email, t }: Journey,
  onCode: () => Promise<void> = async () => undefined,
): Promise<void> {
  await typeInto(page, t('buying.email'), email);
  await press(page, t('guest.send'));
  await expect(page.getByLabel(t('guest.code.label'))).toBeVisible();
  await onCode();
  const mail = await readMail(page, email);
  expect(mail).not.toMatch(/[가-힣]/);
  await typeInto(page, t('guest.code.label'), /\d{6}/.exec(mail)?.[0] ?? '');
  await press(page, t('guest.code.submit'));
}

/** Continues as a guest on the form of an order. */
async function continueAsGuest(journey: Journey): Promise<void> {
  const { page, email, t } = journey;
  await expect(page.getByRole('heading', { name: t('guest.title') })).toBeVisible();
  await expectLanguage(journey);
  await proveMailbox(journey, async () => {
    await page.reload();
    await expect(page.getByText(t('guest.code.help'))).toContainText(email);
    await expectLanguage(journey);
  });
  await expect(page.getByText(t('guest.bar'))).toContainText(email);
}

/** Buys a ticket as a guest with the form that is shown. */
async function buy(journey: Journey): Promise<void> {
  const { page, email, t } = journey;
  await continueAsGuest(journey);
  await chooseDay(page, inThreeWeeks(), { group: startOf(t('buying.day')), next: t('kit.nextMonth') });
  await expect(page.getByLabel(t('buying.email'))).toHaveValue(email);
  await typeInto(page, t('buying.familyNm'), "O'Connor");
  await typeInto(page, t('buying.firstNm'), 'María');
  await typeInto(page, t('buying.phone'), '+81 90-1234-5678');
  await page.getByLabel(t('buying.nation')).selectOption('JP');
  await test.step('a reload keeps the guest and what is typed', async () => {
    await page.reload();
    await expect(page.getByLabel(t('buying.familyNm'))).toHaveValue("O'Connor");
  });
  await press(page, t('buying.agreeAll'), 'Space');
  await expectLanguage(journey);
  await press(page, t('buying.paySum'));
  const approve = page.locator('button[value="APPROVE"]');
  await expect(approve).toBeVisible();
  await approve.press('Enter');
  await expect(page.getByRole('heading', { name: t('complete.reserved') })).toBeVisible();
  await expectLanguage(journey);
}

/** Opens the order by the address of its mail. */
async function findOrder(journey: Journey): Promise<void> {
  const { page, email, t } = journey;
  const [path = ''] = /\/travel\/findOrder\?no=\S+/.exec(await readMail(page, email)) ?? [];
  await press(page, t('guest.finish'));
  await expect(page).toHaveURL(/\/travel$/);
  await page.goto(path);
  await expect(page.getByLabel(t('guest.find.no'))).toHaveValue(/^T/);
  await expectLanguage(journey);
  await proveMailbox(journey);
  await expect(page.getByRole('button', { name: t('refundAsk.name') })).toBeVisible();
  await expectLanguage(journey);
}

/** Joins with the address of the guest, and sees the order in my trips. */
async function takeIntoAccount(journey: Journey): Promise<void> {
  const { page, locale, email, t } = journey;
  await page.goto(`/join?next=${encodeURIComponent('/travel/my')}`);
  const own = await readRemoteTexts(page, 'mf-mypage', locale);
  await tabTo(page, own('join.consent.all'));
  await page.keyboard.press('Space');
  await press(page, own('join.start.byEmail'));
  await page.getByRole('radio', { name: own('join.class.GENERAL.label') }).check();
  await press(page, own('join.next'));
  await typeInto(page, own('join.email.label'), email);
  await press(page, own('join.email.send'));
  await expect(page.getByLabel(own('mailCode.label'))).toBeVisible();
  await typeInto(page, own('mailCode.label'), /\d{6}/.exec(await readMail(page, email))?.[0] ?? '');
  await press(page, own('mailCode.submit'));
  await page.getByLabel(own('join.info.password')).fill(newPassword);
  await page.getByLabel(own('join.info.passwordConfirm')).fill(newPassword);
  await page.getByLabel(own('join.info.name')).fill("María O'Connor");
  await page.getByLabel(own('join.info.phone')).fill('+81 90-1234-5678');
  await press(page, own('join.info.submit'));
  await expect(page.getByRole('heading', { level: 1, name: own('join.complete.title') })).toBeVisible();
  await page.goto('/travel/my');
  await expect(page.getByText(locale === 'en' ? t('guest.claimed_one') : t('guest.claimed'))).toBeVisible();
  await expect(page.getByText(t('reservation.states.CANCEL_ASK')).first()).toBeVisible();
  await expectLanguage(journey);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // The short run has the journey in English.
  for (const locale of locales)
    test(`a traveller finds a place, buys as a guest, finds the order again, asks for a refund, and takes it into an account in ${locale}${locale === 'en' ? '' : ' @long'}`, async ({
      page,
    }) => {
      test.setTimeout(150_000);
      const journey = await startJourney(page, locale, aMailbox());
      const { t } = journey;
      await test.step('find', () => find(journey));
      await test.step('buy', () => buy(journey));
      await test.step('voucher', async () => {
        await press(page, t('voucher.show'));
        await expect(page.getByRole('img', { name: t('voucher.qrOf') })).toBeVisible();
        await expectLanguage(journey);
      });
      await expectMail(journey, '/travel/findOrder?no=');
      await test.step('the mail leads to the order, after the guest has finished in this browser', () =>
        findOrder(journey));
      await test.step('refund', () => refund(journey));
      await test.step('after joining with the same address the order is in my trips', () => takeIntoAccount(journey));
    });
});
