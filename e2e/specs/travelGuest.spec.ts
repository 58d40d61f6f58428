import type { Page } from 'playwright/test';
import { aMailbox, newPassword, readMail } from '../fixtures/members.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseDay, inThreeWeeks, ticket } from '../fixtures/travel.ts';

const readCode = async (page: Page, email: string) => /Code: (\d{6})/.exec(await readMail(page, email))?.[1] ?? '';

/** Continues as a guest on a page of an order, with the code of the mail. */
async function proveMailbox(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Continue as a guest' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByLabel('Code of 6 digits')).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Please enter the code that we sent to ${email}.`)).toBeVisible();
  await page.getByLabel('Code of 6 digits').fill(await readCode(page, email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`You are booking as a guest with the confirmed email ${email}.`)).toBeVisible();
}

/** Buys a ticket as a guest. */
async function buy(page: Page, email: string): Promise<void> {
  await page.goto(ticket.reservePath);
  await proveMailbox(page, email);
  await chooseDay(page, inThreeWeeks(), { group: /^Date of visit/, next: 'Next month' });
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Family name').fill("O'Connor");
  await page.getByLabel('Given name').fill('María');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('+81 90-1234-5678');
  await page.getByLabel('Nationality', { exact: true }).selectOption('JP');
  await test.step('a reload keeps the guest and what is typed', async () => {
    await page.reload();
    await expect(page.getByLabel('Family name')).toHaveValue("O'Connor");
  });
  await page.getByLabel('I agree to all required items.').check();
  await page
    .getByRole('button', { name: /^Pay ₩/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('button', { name: /^Approve the payment/ }).click();
  await expect(page.getByRole('heading', { name: /is booked for/ })).toBeVisible();
}

test('a traveller buys as a guest, finds the order again, asks for a refund, and takes it into an account', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = aMailbox();
  await page.goto(`${ticket.path}&lang=en`);
  await buy(page, email);
  await page.getByRole('link', { name: 'Show voucher' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const mail = await readMail(page, email);
  const [, path = ''] = /(\/travel\/findOrder\?no=\S+)/.exec(mail) ?? [];

  await test.step('the mail leads to the order, after the guest has finished in this browser', async () => {
    await page.getByRole('button', { name: 'End guest session' }).click();
    await expect(page).toHaveURL(/\/travel$/);
    await page.goto(path);
    await expect(page.getByLabel('Booking number')).toHaveValue(/^T/);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByLabel('Code of 6 digits')).toBeVisible();
    await page.getByLabel('Code of 6 digits').fill(await readCode(page, email));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('button', { name: 'Cancel and ask for a refund' })).toBeVisible();
  });
  await test.step('refund', async () => {
    await page.getByRole('button', { name: 'Cancel and ask for a refund' }).click();
    const dialog = page.getByRole('dialog', { name: /^You get ₩/ });
    await dialog.getByLabel('Reason').selectOption('SCHEDULE');
    await dialog.getByRole('button', { name: /^Ask for a refund of ₩/ }).click();
    await expect(page.getByText(/^You asked for a refund of ₩/).first()).toBeVisible();
  });
  await test.step('after joining with the same address the order is in my trips', async () => {
    await page.goto(`/join?next=${encodeURIComponent('/travel/my')}`);
    await page.getByRole('checkbox', { name: 'Agree to all' }).check();
    await page.getByRole('button', { name: 'Join by email' }).click();
    await page.getByRole('radio', { name: 'General member' }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByLabel('Code of 6 digits')).toBeVisible();
    await page.getByLabel('Code of 6 digits').fill(await readCode(page, email));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await page.getByLabel('Password again').fill(newPassword);
    await page.getByLabel('Name', { exact: true }).fill("María O'Connor");
    await page.getByLabel('Mobile number').fill('+81 90-1234-5678');
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /You are a member now/ })).toBeVisible();
    await page.goto('/travel/my');
    await expect(page.getByText('1 booking that you made as a guest is now in this account.')).toBeVisible();
    await expect(page.getByText('Cancellation requested').first()).toBeVisible();
  });
});
