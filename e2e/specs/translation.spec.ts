import type { Page } from 'playwright/test';
import { takeSample } from '../fixtures/displayVariants.ts';
import { enter, listOfficePages, listPages, ofMembers, open, openToAll } from '../fixtures/everyPage.ts';
import { toMember } from '../fixtures/login.ts';
import { printResult } from '../fixtures/printResult.ts';
import { expect, test } from '../fixtures/test.ts';
import { operatePage, translatePages } from '../fixtures/translation.ts';

/** The short run uses one page of so many, and these. */
const every = 12;
const alwaysUsed = ['/login', '/join', '/easyReservation', '/myPage/qnaWrite', '/cooperation/application'];

const isRead = (method: string) => ['GET', 'HEAD'].includes(method);
const refusal = { status: { code: '5000', message: '처리하지 못했습니다.' }, data: null };

/** Opens pages and uses them, while the server refuses everything that is sent. */
async function useAll(page: Page, paths: readonly string[]): Promise<void> {
  const thrown: string[] = [];
  page.on('console', (message) => message.type() === 'error' && thrown.push(message.text()));
  let isUsing = false;
  await page.route(/\/api\/v1\/(?!auth\/refresh|telemetry)/, async (route) => {
    if (!isUsing || isRead(route.request().method())) return route.fallback();
    // The page is busy meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 60));
    return route.fulfill({ json: refusal });
  });
  const sample = takeSample(paths, every);
  const mainForms = paths.filter((path) => alwaysUsed.includes(path));
  const chosen = [...new Set([...mainForms, ...sample])];
  for (const path of chosen) {
    await test.step(path, async () => {
      await open(page, path);
      expect.soft(await page.locator('main font').count(), `${path} is translated`).toBeGreaterThan(0);
      isUsing = true;
      await operatePage(page);
      isUsing = false;
      expect.soft(thrown.splice(0), `${path} has failed`).toEqual([]);
    });
  }
  printResult(`translated: ${chosen.length} of ${paths.length} pages`);
  expect(chosen.length).toBeGreaterThan(0);
}

test.describe('a page that the browser translates', () => {
  test.beforeEach(({ page }) => {
    test.setTimeout(20 * 60_000);
    return translatePages(page);
  });

  test('works as before: public', async ({ page }) => {
    await useAll(page, await listPages(page, openToAll));
  });

  test('works as before: members-only', async ({ page }) => {
    await enter(page);
    await useAll(page, await listPages(page, ofMembers));
  });

  test('works as before: office @long', async ({ page, browser }) => {
    await enter(page, toMember('admin'));
    await useAll(page, await listOfficePages(page, browser));
  });
});
