import type { Page } from 'playwright/test';
import { applyVariant, displayVariants, findViolations, settle, takeSample } from '../fixtures/displayVariants.ts';
import { press } from '../fixtures/keyboard.ts';
import { logIn, toMember } from '../fixtures/login.ts';
import { joinMember } from '../fixtures/members.ts';
import { notices, openPage, readRuntimeModules } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';

const reportsChunk = /\/remotes\/shell\/[^/]+\/shell\.reports\.[^/]*js$/;
const telemetry = '/api/v1/telemetry';
/** Maximum transfer size of the code that measures a visit. */
const maxBytes = 3_000;

const section = (page: Page, name: RegExp) => page.getByRole('region', { name });

async function openAsStaff(page: Page): Promise<void> {
  await page.goto('/login?next=/platform');
  await logIn(page, toMember('office'));
  await expect(section(page, /지금 서비스 중인 릴리스/)).toBeVisible();
  await settle(page);
}

/** Hides the page, as if another tab were opened. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('a visit is measured by 3 kB that load once the page is interactive, and sends no personal data', async ({
  page,
  problems,
}) => {
  problems.expectError(/seat of/);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement?.dataset.ready !== undefined)
        (globalThis as { usableAt?: number }).usableAt ??= performance.now();
    }).observe(document, { attributes: true, subtree: true });
    // Browsers do not expose the body of a beacon.
    const reports: string[] = [];
    Object.assign(globalThis, { reports });
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((text) => reports.push(text));
      return send(url, body);
    };
  });
  const readReports = () => page.evaluate(() => (globalThis as { reports?: string[] }).reports ?? []);
  const chunk = page.waitForResponse((response) => reportsChunk.test(new URL(response.url()).pathname));

  await page.goto('/infoPlaza/notice?keyword=hong.gildong');
  const { responseBodySize } = await (await chunk).request().sizes();
  expect(responseBodySize).toBeGreaterThan(500);
  expect(responseBodySize).toBeLessThanOrEqual(maxBytes);
  const [usableAt, startedAt] = await page.evaluate(
    (pattern) => [
      (globalThis as { usableAt?: number }).usableAt ?? Number.POSITIVE_INFINITY,
      performance.getEntriesByType('resource').find(({ name }) => new RegExp(pattern).test(name))?.startTime ?? 0,
    ],
    reportsChunk.source,
  );
  expect(startedAt).toBeGreaterThanOrEqual(usableAt ?? 0);
  expect(await readReports()).toEqual([]);

  await page.evaluate(() => setTimeout(() => Promise.reject(new Error("no seat of 'Hong Gildong' at /x?key=abc"))));
  await expect.poll(readReports).toHaveLength(1);
  await hide(page);
  await hide(page);

  await expect.poll(readReports).toHaveLength(2);
  const bodies = await readReports();
  const [errors, vitals] = bodies.map((body) => JSON.parse(body));
  expect(errors).toMatchObject({ part: 1, errors: [{ kind: 'page.error', page: '/infoPlaza/notice' }] });
  expect(vitals).toMatchObject({ part: 0, view: { remote: notices.remote } });
  expect(vitals.vitals.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['LCP', 'CLS']));
  expect(bodies.join()).not.toContain('hong.gildong');
});

test('staff see reports of visits, without personal data', async ({ browser, page }) => {
  const visitor = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' });
  const visit = await visitor.newPage();
  const chunk = visit.waitForResponse((response) => reportsChunk.test(new URL(response.url()).pathname));
  await openPage(visit, notices);
  await chunk;
  const sent = () => visit.waitForResponse((response) => new URL(response.url()).pathname === telemetry);
  const error = sent();
  await visit.evaluate(() => setTimeout(() => Promise.reject(new Error('no desk for 홍길동 hong@mail.example'))));
  await error;
  const view = sent();
  await hide(visit);
  await view;
  await visitor.close();

  await openAsStaff(page);

  const visits = section(page, /최근 7일의 방문에서 잰/);
  await expect(visits.getByRole('row', { name: /stable mf-infoplaza/ })).toContainText('회');
  const errors = section(page, /최근 7일의 방문에서 난 오류/);
  await expect(errors).toContainText('no desk for');
  await expect(errors).not.toContainText(/홍길동|hong@/);
  await visits.getByRole('radio', { name: '빌드별' }).click({ force: true });
  await expect(visits.getByRole('heading', { name: 'mf-infoplaza' })).toBeVisible();
});

test('staff read releases and this tab, draw owners by keyboard and request every container', async ({ page }) => {
  await openAsStaff(page);
  const releases = section(page, /지금 서비스 중인 릴리스/);
  const own = releases.getByRole('row', { name: /mf-portal/ });

  await expect(own).toContainText('같은 빌드');
  await press(page, /^모두 확인$/);
  await expect(releases.getByRole('status').filter({ hasText: /문제가 있는 것은 0개/ })).toBeVisible();
  await expect.poll(() => readRuntimeModules(page)).toContainEqual(expect.stringContaining('mf_portal'));

  const label = () =>
    page.evaluate(
      () => getComputedStyle(document.querySelector('[data-remote="mf-portal"]') as Element, '::before').content,
    );
  expect(await label()).toBe('none');
  await press(page, /^화면에 담당 표시/, 'Space');
  expect(await label()).toContain('mf-portal');

  await press(page, /^다시 읽기$/);
  const shared = section(page, /이 탭의 공유 라이브러리/);
  await expect(shared.getByRole('row', { name: /react / }).first()).toContainText('한 버전');
  await expect(section(page, /이 탭이 최근에 불러온 파일/)).toContainText('ms');
});

for (const variant of takeSample(displayVariants, 4)) {
  test(`/platform at ${variant.width} px in the theme ${variant.theme} fits, and has no axe violations`, async ({
    page,
  }) => {
    await applyVariant(page, variant);
    await openAsStaff(page);

    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(await findViolations(page)).toEqual([]);
  });
}

test('a member without a right learns how to get it, and sees no data', async ({ page }) => {
  const member = await joinMember(page);
  await page.goto('/login?next=/platform');
  await logIn(page, member);

  await expect(page.getByText('릴리스 현황을 볼 권한이 없습니다.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
});
