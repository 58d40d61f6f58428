import type { BrowserContext, Page } from 'playwright/test';
import { expectMember, logIn, logOut, toMember } from '../fixtures/login.ts';
import { joinMember, proveIdentity } from '../fixtures/members.ts';
import { chooseNotices, equipment, expectPage, notices } from '../fixtures/pages.ts';
import { printResult } from '../fixtures/printResult.ts';
import { expect, test } from '../fixtures/test.ts';

const tabs = process.env.HAESOL_TEST_SIZE === 'long' ? 20 : 6;

async function openTabs(page: Page, context: BrowserContext): Promise<Page[]> {
  await page.goto('/login');
  await logIn(page);
  await expectMember(page);
  const others = await Promise.all(Array.from({ length: tabs - 1 }, () => context.newPage()));
  const all = [page, ...others];
  await Promise.all(all.map((tab) => tab.goto(equipment.path)));
  for (const tab of all) await expectMember(tab);
  return all;
}

/** Expires all tokens issued so far. @returns a function that counts requests for new ones */
async function expireTokens(context: BrowserContext): Promise<() => number> {
  const good = new Set<string>();
  let asked = 0;
  await context.route('**/api/v1/**', async (route) => {
    if (route.request().url().endsWith('/auth/refresh')) {
      asked += 1;
      const response = await route.fetch();
      good.add(`Bearer ${(await response.json()).data?.accessToken}`);
      return route.fulfill({ response });
    }
    const { authorization } = route.request().headers();
    if (authorization === undefined || good.has(authorization)) return route.fallback();
    return route.fulfill({ status: 400, json: { status: { code: '4011', message: '' }, data: null } });
  });
  return () => asked;
}

/** Navigates in all tabs at once, and expects that they stay signed in. */
async function readOn(all: readonly Page[]): Promise<void> {
  await Promise.all(all.map(chooseNotices));
  for (const tab of all) {
    await expectPage(tab, notices);
    await expectMember(tab);
  }
}

test(`S15: ${tabs} tabs with an expired token request one new one`, async ({ page, context, problems }) => {
  problems.expectFailure('/api/v1/');
  const all = await openTabs(page, context);
  const countAsked = await expireTokens(context);

  await readOn(all);

  printResult(`${tabs} tabs whose token ended asked ${countAsked()} times for a new one`);
  expect(countAsked()).toBe(1);
});

test('S15 control: tabs without messages between them send one request each', async ({ page, context, problems }) => {
  problems.expectFailure('/api/v1/');
  await context.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => undefined;
  });
  const all = await openTabs(page, context);
  const countAsked = await expireTokens(context);

  await readOn(all);

  printResult(`control: ${tabs} tabs without a word between them asked ${countAsked()} times`);
  expect(countAsked()).toBeGreaterThan(1);
});

test.describe('two tabs', () => {
  test('log out together: a public page stays, a members-only page asks to sign in', async ({ page, context }) => {
    const member = await joinMember(page);
    await page.goto('/login');
    await logIn(page, member);
    await expectMember(page);
    const [open, own] = [await context.newPage(), await context.newPage()];
    await open.goto('/infoPlaza/notice');
    await expectMember(open);
    await own.goto('/myPage/qna');
    await expectMember(own);
    await logOut(page);

    await expect(open.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
    await expect(open).toHaveURL('/infoPlaza/notice');
    await expect(own).toHaveURL(/\/login\?next=%2FmyPage%2Fqna/);
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies).not.toContain('refreshToken');
    expect(cookies).not.toContain('hs_rt');
  });

  test('keep a half-filled form until its member signs in again over it', async ({ page, context }) => {
    const member = await joinMember(page);
    await page.goto('/login?next=/myPage/myInfo');
    await logIn(page, member);
    await proveIdentity(page, member.password);
    await page.getByLabel('소속').fill('두 창에서 쓴 연구실');
    const other = await context.newPage();
    await other.goto('/infoPlaza/notice');
    await expectMember(other);
    await logOut(other);
    const dialog = page.getByRole('dialog', { name: '로그인' });
    await dialog.getByLabel('아이디(이메일)').fill(member.id);
    await dialog.getByLabel('비밀번호', { exact: true }).fill(member.password);
    await dialog.getByRole('button', { name: '로그인', exact: true }).click();

    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('소속')).toHaveValue('두 창에서 쓴 연구실');
    // Two of them if the header is low: a scrolled page has the bell beside the search.
    await expect(page.getByRole('button', { name: '알림' }).first()).toBeVisible();
  });

  test('never send requests of one member in the name of another, who signed in in the second', async ({
    page,
    context,
    problems,
  }) => {
    problems.expectFailure('/api/v1/');
    const member = await joinMember(page);
    await page.goto('/login?next=/myPage/qna');
    await logIn(page, member);
    await expect(page).toHaveURL('/myPage/qna');
    const other = await context.newPage();
    await other.goto('/infoPlaza/notice');
    await other.evaluate(async (body) => {
      const headers = { 'Content-Type': 'application/json' };
      await fetch('/api/v1/auth/login', { method: 'POST', headers, body: JSON.stringify(body) });
    }, toMember('general'));
    const senders = new Set<string>();
    page.on('request', (request) => {
      const [, token] = (request.headers().authorization ?? '').split('.');
      if (token !== undefined) senders.add(JSON.parse(Buffer.from(token, 'base64url').toString()).sub);
    });
    await page.getByRole('searchbox').or(page.getByRole('main').getByRole('textbox')).first().fill('장비');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/login\?next=%2FmyPage%2Fqna/);
    expect(senders.size).toBe(1);
    await other.reload();
    await expectMember(other);
  });
});
