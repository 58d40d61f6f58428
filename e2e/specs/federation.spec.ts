import type { Page } from 'playwright/test';
import { breakResponse, faults, holdResponse, watchRequests } from '../fixtures/network.ts';
import {
  chooseEquipment,
  chooseNotices,
  contentOf,
  equipment,
  expectPage,
  expectRuntime,
  notices,
  openPage,
  readRuntimeModules,
  rootsOf,
} from '../fixtures/pages.ts';
import { printResult } from '../fixtures/printResult.ts';
import { addProbe, probePaths, readProbe } from '../fixtures/probeRemote.ts';
import { readRemote, screenOf } from '../fixtures/registry.ts';
import { watchDrawn, watchHistory, watchRoots } from '../fixtures/spies.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('a remote', () => {
  test('renders in a separate root inside the page of the shell', async ({ page }) => {
    const roots = await watchRoots(page);

    await openPage(page, notices);

    await expect(rootsOf(page, notices.remote)).toHaveCount(1);
    const name = await rootsOf(page, notices.remote).getAttribute('data-remote-root');
    expect(name).toMatch(/^mf-infoplaza#\d+$/);
    expect((await roots.read()).alive.sort()).toEqual([name, 'root'].sort());
  });

  test('never appears when the person leaves while its entry is loading', async ({ page, request }) => {
    const drawn = await watchDrawn(page);
    const { entry, global } = await readRemote(request, equipment.remote);
    await openPage(page, notices);
    const response = await holdResponse(page, entry);

    await test.step('the person goes to 간편예약 and back before it has come', async () => {
      await chooseEquipment(page);
      await expect(page).toHaveURL(equipment.path);
      await response.asked;
      await expect(rootsOf(page, equipment.remote)).toHaveCount(1);
      await page.goBack();
      await expectPage(page, notices);
    });
    await test.step('the entry comes', async () => {
      response.release();
      await expect.poll(() => page.evaluate((name) => name in globalThis, global)).toBe(true);
    });

    await expect(rootsOf(page, equipment.remote)).toHaveCount(0);
    await expect(page.locator('#hs-exit > *')).toHaveCount(0);
    await test.step('only the next visit makes it draw', async () => {
      await chooseEquipment(page);
      await expectPage(page, equipment);
      const now = await rootsOf(page, equipment.remote).getAttribute('data-remote-root');
      expect((await drawn.read()).filter((name) => name.startsWith(equipment.remote))).toEqual([now]);
    });
  });

  test('leaves no root behind in fifty visits of two remotes', async ({ page }) => {
    const counts = await visitFiftyTimes(page, await watchRoots(page));

    printResult(`roots: ${counts.seen} made, ${counts.alive.length} alive: ${counts.alive.join(', ')}`);
    expect(counts.seen).toBeGreaterThan(50);
    expect(counts.alive.sort()).toEqual(counts.standing.sort());
  });

  test('would be detected if its roots leaked', async ({ page }) => {
    const counts = await visitFiftyTimes(page, await watchRoots(page, { retain: true }));

    expect(counts.alive).toHaveLength(counts.seen);
    expect(counts.alive.length).toBeGreaterThan(50);
  });
});

/** Goes between two pages with Back and Forward, and counts leaks. */
async function visitFiftyTimes(page: Page, roots: Awaited<ReturnType<typeof watchRoots>>) {
  await openPage(page, notices);
  await chooseEquipment(page);
  await expectPage(page, equipment);
  await page.evaluate(
    async ([first, second]) => {
      const drawn = (remote: string | undefined) =>
        new Promise<void>((resolve) => {
          const look = () =>
            document.querySelector(`[data-remote="${remote}"] [data-remote-root] > *`) === null
              ? requestAnimationFrame(look)
              : resolve();
          look();
        });
      for (let visit = 0; visit < 50; visit += 1) {
        const isBack = visit % 2 === 0;
        if (isBack) history.back();
        else history.forward();
        await drawn(isBack ? first : second);
      }
    },
    [notices.remote, equipment.remote],
  );
  await expectPage(page, equipment);
  await expect(page.locator('#hs-exit > *')).toHaveCount(0);
  await expect(page.locator('[data-remote-root]')).toHaveCount(1);
  const counts = await roots.read();
  const names = await page
    .locator('[data-remote-root]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-remote-root') ?? ''));
  return { ...counts, standing: ['root', ...names] };
}

test.describe('the history', () => {
  test('has one owner: one listener, one entry for each link, the right page on Back and Forward', async ({ page }) => {
    const history = await watchHistory(page);
    await openPage(page, notices);
    const before = await history.read();

    await chooseEquipment(page);
    await expectPage(page, equipment);
    await chooseNotices(page);
    await expectPage(page, notices);

    const after = await history.read();
    expect(after.pushes - before.pushes).toBe(2);
    expect(after.replaces).toBe(before.replaces);
    expect(after.popstateListeners).toBe(1);
    await page.goBack();
    await expectPage(page, equipment);
    await expect(contentOf(page, notices.remote)).toHaveCount(0);
    await page.goBack();
    await expectPage(page, notices);
    await expect(contentOf(page, equipment.remote)).toHaveCount(0);
    await page.goForward();
    await expectPage(page, equipment);
    expect((await history.read()).pushes).toBe(after.pushes);
  });

  test('passes PUSH, REPLACE and POP to a remote’s router', async ({ page }) => {
    await addProbe(page);
    await openPage(page, notices);
    const main = page.getByRole('main');

    await page.getByRole('navigation', { name: '정보광장 메뉴' }).getByRole('link', { name: '표본' }).click();
    await main.getByRole('link', { name: '다음 표본' }).click();
    await expect(page).toHaveURL('/probe/second?from=link');
    await main.getByRole('button', { name: '바꾸기' }).click();
    await expect(page).toHaveURL('/probe/second?kind=a');
    await page.goBack();
    await expect(page).toHaveURL(probePaths[0]);
    await page.goForward();
    await expect(page).toHaveURL('/probe/second?kind=a');

    await expect
      .poll(() => readProbe(page))
      .toEqual([
        'PUSH /probe/first',
        'PUSH /probe/second?from=link',
        'REPLACE /probe/second?kind=a',
        'POP /probe/first',
        'POP /probe/second?kind=a',
      ]);
  });
});

test.describe('code of a remote', () => {
  test('that started to load before the federation runtime is reused by it', async ({ page, request, problems }) => {
    const { entry, global, scripts } = await readRemote(request, notices.remote);
    const module = scripts.at(-1)?.href ?? '';
    const requests = watchRequests(page);
    await page.addInitScript((name) => {
      let container: unknown;
      const evaluations: unknown[] = [];
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get: () => container,
        set(value) {
          container = value;
          evaluations.push(value);
        },
      });
      Object.assign(globalThis, { containerEvaluations: evaluations });
    }, global);
    problems.expectFailure(module);
    const lift = await breakResponse(page, module, faults.away);

    await test.step('the entry comes, the code behind it does not', async () => {
      await page.goto(notices.path);
      await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
      await expectRuntime(page);
    });
    await test.step('the person tries again', async () => {
      await lift();
      await page.getByRole('button', { name: '다시 시도' }).click();
      await expectPage(page, notices);
    });

    expect(await readRuntimeModules(page)).toEqual([global]);
    expect(
      await page.evaluate(
        () => (globalThis as unknown as { containerEvaluations: unknown[] }).containerEvaluations.length,
      ),
    ).toBe(1);
    expect(requests.count((url) => url.pathname === entry)).toBe(1);
  });

  test('renders nothing before its style sheet is loaded', async ({ page, request }) => {
    const remote = await readRemote(request, equipment.remote);
    const { scripts, css } = screenOf(remote, equipment.path);
    const sheets = [...remote.css.map(({ href }) => href), ...css];
    const requests = watchRequests(page);
    await openPage(page, notices);
    await expectRuntime(page);
    const sheet = await holdResponse(page, css.at(-1) ?? '');
    const script = page.waitForResponse((response) => response.url().endsWith(scripts.at(-1) ?? ''));

    await chooseEquipment(page);
    await sheet.asked;
    await (await script).finished();
    await expect(rootsOf(page, equipment.remote)).toHaveCount(1);
    await expect(contentOf(page, equipment.remote)).toHaveCount(0);
    sheet.release();
    await expectPage(page, equipment);

    for (const href of sheets)
      expect(
        requests.count((url) => url.pathname === href),
        href,
      ).toBe(1);
    const applied = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
    expect(sheets.filter((href) => !applied.some((one) => one.endsWith(href)))).toEqual([]);
  });

  test('is preloaded together with its screen, and each file once', async ({ page, request }) => {
    const remote = await readRemote(request, equipment.remote);
    const screen = screenOf(remote, equipment.path);
    const behind = [
      ...remote.scripts.map(({ href }) => href),
      ...remote.css.map(({ href }) => href),
      ...screen.scripts,
      ...screen.css,
    ];
    const requests = watchRequests(page);
    await openPage(page, notices);
    // The first sign of use requests the names of the files.
    const named = page.waitForResponse('**/registry.json');
    await page.mouse.move(300, 300);
    await (await named).finished();
    const entry = await holdResponse(page, remote.entry);
    const asked = () => requests.list((url) => behind.includes(url.pathname));

    await chooseEquipment(page);
    await entry.asked;
    await expect.poll(() => asked().toSorted()).toEqual(behind.toSorted());
    entry.release();
    await expectPage(page, equipment);

    expect(asked().toSorted()).toEqual(behind.toSorted());
    expect(requests.count((url) => url.pathname === remote.entry)).toBe(1);
  });

  test('requests no style sheet that is inlined in the page', async ({ page, request }) => {
    const remote = await readRemote(request, notices.remote);
    const sheets = [...remote.css.map(({ href }) => href), ...screenOf(remote, notices.path).css];
    const requests = watchRequests(page);

    await openPage(page, notices);
    await chooseEquipment(page);
    await expectPage(page, equipment);
    await page.goBack();
    await expectPage(page, notices);

    expect(sheets.length).toBeGreaterThan(0);
    expect(requests.list((url) => sheets.includes(url.pathname))).toEqual([]);
  });
});
