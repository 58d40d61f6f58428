import type { Page } from 'playwright/test';
import { aMailbox, newPassword, readMail } from '../fixtures/members.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseDay, inThreeWeeks, ticket } from '../fixtures/travel.ts';

const name = "María O'Connor-Núñez";

/**
 * Lists visible texts and labels with Hangul, apart from those that are marked as Korean, such as names for signs and taxis, and
 * the masked names of people who wrote reviews.
 */
const listHangul = (page: Page) =>
  page.evaluate(() => {
    const isKorean = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === 'ko';
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      if (isKorean(element) || element.closest('script, style, noscript, template') !== null) continue;
      if (!element.checkVisibility()) continue;
      const own = [...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data);
      const labels = ['aria-label', 'alt', 'title', 'placeholder'].map((label) => element.getAttribute(label) ?? '');
      found.push(...[...own, ...labels].filter((text) => /[가-힣]/.test(text)).map((text) => text.trim()));
    }
    return found.filter((text) => !/^[가-힣](?:\*+[가-힣]?)?$/.test(text));
  });

/** Expects a page in English once it is loaded. */
async function expectEnglish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => listHangul(page), { message: page.url() }).toEqual([]);
}

async function join(page: Page, email: string): Promise<void> {
  await page.goto('/join');
  await expectEnglish(page);
  await page.getByRole('checkbox', { name: 'Agree to all' }).check();
  await page.getByRole('button', { name: 'Join by email' }).click();
  await page.getByRole('radio', { name: 'General member' }).check();
  await expectEnglish(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByLabel('Code of 6 digits')).toBeVisible();
  const mail = await readMail(page, email);
  expect(mail).not.toMatch(/[가-힣]/);
  await page.getByLabel('Code of 6 digits').fill(/Code: (\d{6})/.exec(mail)?.[1] ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByLabel('Password again').fill(newPassword);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await test.step('a number of no country is refused at its field', async () => {
    await page.getByLabel('Mobile number').fill('+999 123456789');
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByText('This mobile number is not valid.').first()).toBeVisible();
    await expectEnglish(page);
  });
  await page.getByLabel('Mobile number').fill('+81 90-1234-5678');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${name}. You are a member now.` })).toBeVisible();
  await expectEnglish(page);
}

/** Buys a ticket. @returns the address of its voucher */
async function buy(page: Page): Promise<string> {
  await page.goto(ticket.reservePath);
  await chooseDay(page, inThreeWeeks(), { group: /^Date of visit/, next: 'Next month' });
  await expect(page.getByLabel('Family name')).toHaveValue("O'Connor-Núñez");
  await expect(page.getByLabel('Given name')).toHaveValue('María');
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('+819012345678');
  await expect(page.getByLabel('Nationality')).toHaveValue('JP');
  await page.getByLabel('I agree to all required items.').check();
  await expectEnglish(page);
  await page
    .getByRole('button', { name: /^Pay ₩/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('heading', { name: 'Demo payment' })).toBeVisible();
  expect(await listHangul(page)).toEqual([]);
  await page.getByRole('button', { name: /^Approve the payment/ }).click();
  await expect(page.getByRole('heading', { name: /is booked for/ })).toBeVisible();
  await expectEnglish(page);
  return (await page.getByRole('link', { name: 'Show voucher' }).getAttribute('href')) ?? '';
}

async function refund(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Booking details' }).click();
  await page.getByRole('button', { name: 'Cancel and ask for a refund' }).click();
  const dialog = page.getByRole('dialog', { name: /^You get ₩/ });
  await dialog.getByLabel('Reason').selectOption('SCHEDULE');
  await expectEnglish(page);
  await dialog.getByRole('button', { name: /^Ask for a refund of ₩/ }).click();
  await expect(page.getByText(/^You asked for a refund of ₩/).first()).toBeVisible();
  await expectEnglish(page);
}

for (const phone of [' @long', ' @phone'])
  test(`a traveller who reads no Korean joins, buys, shows a voucher and gets a refund${phone}`, async ({ page }) => {
    const email = aMailbox();
    await test.step('a link opens the place in English, and the choice stays', async () => {
      await page.goto(`${ticket.path}&lang=en`);
      await expect(page).toHaveURL(ticket.path);
      await expectEnglish(page);
    });
    await join(page, email);
    const voucher = await buy(page);
    const mail = await readMail(page, email);
    expect(mail).toContain(`Dear ${name}, your booking is confirmed.`);
    expect(mail).not.toMatch(/[가-힣]/);
    await page.goto(voucher);
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expectEnglish(page);
    await refund(page);
  });
