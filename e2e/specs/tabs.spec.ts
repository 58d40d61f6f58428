import type { BrowserContext, Page } from 'playwright/test';
import { expectMember, logIn } from '../fixtures/login.ts';
import { chooseNotices, equipment, expectPage, notices } from '../fixtures/pages.ts';
import { say } from '../fixtures/say.ts';
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

/** From here on only tokens count that are given from here on. @returns how often one was asked for */
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

/** All tabs ask for another page at once, and stay signed in. */
async function readOn(all: readonly Page[]): Promise<void> {
  await Promise.all(all.map(chooseNotices));
  for (const tab of all) {
    await expectPage(tab, notices);
    await expectMember(tab);
  }
}

test(`S15: ${tabs} tabs whose token ended ask for one new one`, async ({ page, context, problems }) => {
  problems.expectFailure('/api/v1/');
  const all = await openTabs(page, context);
  const countAsked = await expireTokens(context);

  await readOn(all);

  say(`${tabs} tabs whose token ended asked ${countAsked()} times for a new one`);
  expect(countAsked()).toBe(1);
});

test('S15 control: tabs that hear nothing of each other ask each for themselves', async ({
  page,
  context,
  problems,
}) => {
  problems.expectFailure('/api/v1/');
  await context.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => undefined;
  });
  const all = await openTabs(page, context);
  const countAsked = await expireTokens(context);

  await readOn(all);

  say(`control: ${tabs} tabs without a word between them asked ${countAsked()} times`);
  expect(countAsked()).toBe(tabs);
});
