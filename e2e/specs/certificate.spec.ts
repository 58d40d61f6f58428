import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright/test';
import { createCaller } from '../fixtures/caller.ts';
import { toCourse } from '../fixtures/course.ts';
import { seoulDay } from '../fixtures/days.ts';
import { press, typeInto } from '../fixtures/keyboard.ts';
import { logIn, toMember } from '../fixtures/login.ts';
import { joinMember } from '../fixtures/members.ts';
import { expect, test } from '../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const deviceUid = 'EQ014';
const today = seoulDay();
const tomorrow = seoulDay(1);
/** The training is valid for two years. */
const validDt = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;

/** Goes from the dialog of the course to the form, which requires a session. */
async function applyByKeyboard(page: Page, who: Member): Promise<void> {
  await press(page, /신청하기$/);
  await logIn(page, who);
  await press(page, /^개인정보 수집·이용에 동의합니다/, 'Space');
  await press(page, /^다음$/);
  await typeInto(page, /^소속/, '한결 연구실');
  await press(page, /^다음$/);
  await press(page, /^제출$/);
}

async function applyByTouch(page: Page, who: Member): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /신청하기$/ })
    .tap();
  await logIn(page, who);
  await page.getByRole('checkbox', { name: '개인정보 수집·이용에 동의합니다.' }).check();
  await page.getByRole('button', { name: '다음' }).tap();
  await page.getByRole('textbox', { name: '소속' }).fill('한결 연구실');
  await page.getByRole('button', { name: '다음' }).tap();
  await page.getByRole('button', { name: '제출' }).tap();
}

type Member = Awaited<ReturnType<typeof joinMember>>;

/** Verifies the certificate as a visitor with its number. */
async function verify(browser: Browser, certNo: string, title: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/cooperation/edu');
  await page.getByRole('textbox', { name: '수료증 번호' }).fill(certNo.toLowerCase());
  await page.getByRole('button', { name: '확인하기' }).click();
  const result = page.getByRole('region', { name: '수료증 확인 결과' });
  await expect(result).toContainText(title);
  await expect(result).toContainText('한*이');
  await expect(page.getByText('한결이')).toHaveCount(0);
  const document = await page.reload();
  expect(document?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(result).toContainText(certNo);
  await context.close();
}

interface Walk {
  readonly browser: Browser;
  readonly page: Page;
  apply(page: Page, who: Member): Promise<void>;
}

async function walk({ browser, page, apply }: Walk): Promise<void> {
  const who = await joinMember(page);
  const title = `안전교육 ${Date.now()}`;
  const office = await createCaller(page, toMember('office'));
  const caller = await createCaller(page, who);
  const courseOn = (day: string) => toCourse(title, day, { deviceUids: [deviceUid] });
  const { eduUid } = await office<{ eduUid: string }>('POST', '/api/v1/admin/edu', courseOn(tomorrow));
  await test.step('applies', async () => {
    await page.goto(`/cooperation/edu?eduUid=${eduUid}`);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await apply(page, who);
    await expect(page.getByRole('heading', { level: 1, name: '신청이 완료되었습니다' })).toBeVisible();
  });
  const aplUid = new URL(page.url()).searchParams.get('enrollUid') ?? '';
  const move = (to: string) =>
    office<{ certNo: string | null }>('PATCH', `/api/v1/admin/edu/enroll/${aplUid}/transition`, { to });
  await test.step('takes part, as the office enters it', async () => {
    // Applications close before the first day, so the course is moved to today afterwards.
    await office('PUT', `/api/v1/admin/edu/${eduUid}`, courseOn(today));
    await move('APPROVED');
    await office('PUT', `/api/v1/admin/edu/${eduUid}/attendance`, { rows: [{ aplUid, attended: [1] }] });
    await office('POST', `/api/v1/admin/edu/${eduUid}/progress`, { csv: `email,progress,score\n${who.id},100,92` });
    await page.goto(`/myPage/edu?aplUid=${aplUid}`);
    await expect(main(page).getByText('수강중').first()).toBeVisible();
    await expect(main(page).getByRole('row', { name: /안전 순서.*출석/ })).toBeVisible();
    await expect(main(page).getByText('100%')).toBeVisible();
  });
  const certNo = (await move('COMPLETED')).certNo ?? '';
  await test.step('opens the certificate', async () => {
    await page.reload();
    await expect(main(page).getByText(certNo)).toBeVisible();
    const started = page.waitForEvent('download');
    await main(page).getByRole('link', { name: '수료증 내려받기' }).click();
    const file = await started;
    expect(file.suggestedFilename()).toBe(`수료증 ${title}.pdf`);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });
  await test.step('may use the device', async () => {
    const path = `/api/v1/equipment/${deviceUid}`;
    const { booking } = await caller<{ booking: { training: object | null } }>('GET', path);
    expect(booking.training).toEqual({ completedDt: today, validDt });
  });
  await test.step('shows the number to visitors', () => verify(browser, certNo, title));
}

test('a member applies by keyboard, completes and gets a certificate', async ({ browser, page }) => {
  await walk({ browser, page, apply: applyByKeyboard });
});

test('a member applies on a phone, completes and gets a certificate @phone @long', async ({ browser, page }) => {
  await walk({ browser, page, apply: applyByTouch });
});
