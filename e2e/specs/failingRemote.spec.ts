import { expectDeadPlace, screenScript } from '../fixtures/deadPlace.ts';
import { breakResponse, faults, watchDocuments } from '../fixtures/network.ts';
import {
  chooseEquipment,
  chooseNotices,
  contentOf,
  equipment,
  expectPage,
  notices,
  openPage,
  rootsOf,
} from '../fixtures/pages.ts';
import { printResult } from '../fixtures/printResult.ts';
import { addProbe, goByProbe, probePaths } from '../fixtures/probeRemote.ts';
import { readRegistry } from '../fixtures/registry.ts';
import { shortenPauses, watchRoots } from '../fixtures/spies.ts';
import { expect, test } from '../fixtures/test.ts';

const [first, second] = probePaths;

test.beforeEach(({ page }) => shortenPauses(page));

test.describe('a remote that throws', () => {
  const faultsOfProbe = [
    { name: 'while it renders first', path: `${second}?fault=render`, button: undefined },
    { name: 'while it renders later', path: first, button: '나중에' },
    { name: 'in an effect', path: first, button: '효과에서' },
  ];
  for (const { name, path, button } of faultsOfProbe) {
    test(`${name} is replaced by a fallback without a reload, and leaves nothing behind`, async ({ page }) => {
      await addProbe(page);
      await openPage(page, notices);
      const documents = watchDocuments(page);
      await page.getByRole('navigation', { name: '정보광장 메뉴' }).getByRole('link', { name: '표본' }).click();
      await expect(page.getByRole('button', { name: '바꾸기' })).toBeVisible();
      if (button === undefined) await goByProbe(page, path);
      else await page.getByRole('button', { name: button }).click();

      await expectDeadPlace(page);
      await chooseEquipment(page);
      await expectPage(page, equipment);
      await chooseNotices(page);
      await expectPage(page, notices);

      expect(documents.urls).toEqual([]);
      await expect(rootsOf(page, 'mf-probe')).toHaveCount(0);
      await expect(page.locator('#hs-exit > *')).toHaveCount(0);
    });
  }

  test('in an event handler keeps its page', async ({ page, problems }) => {
    problems.expectError(/throws in an event/);
    await addProbe(page);
    await page.goto(first);
    await page.getByRole('button', { name: '이벤트에서' }).click();

    await page.getByRole('button', { name: '바꾸기' }).click();

    await expect(page).toHaveURL(`${first}?kind=a`);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
});

test('a remote that never settles times out, and does not block others', async ({ page }) => {
  await addProbe(page);
  const documents = watchDocuments(page);
  await page.goto(`${second}?fault=hang`);
  await chooseNotices(page);
  await expectPage(page, notices);
  await page.goBack();

  await expectDeadPlace(page);
  await chooseEquipment(page);
  await expectPage(page, equipment);

  expect(documents.urls).toHaveLength(1);
});

test('five remotes that fail within a minute cause one reload in total', async ({ page, request, problems }) => {
  const { remotes } = await readRegistry(request);
  const dead = Object.entries(remotes).flatMap(([id, remote]) => {
    const route = remote.remoteJson.routes.find(
      ({ redirect, guard, path }) => !redirect && !guard && !/[:{]/.test(path),
    );
    return id.startsWith('mf-roll') || route === undefined ? [] : [{ path: route.path, entry: remote.entry }];
  });
  await addProbe(page);
  const documents = watchDocuments(page);
  for (const { entry } of dead) {
    problems.expectFailure(entry);
    await breakResponse(page, entry, faults.gone);
  }
  const [worst, ...others] = dead;

  await page.goto(worst?.path ?? '/');
  await expectDeadPlace(page);
  await page.goto(first);
  await expect(page.getByRole('button', { name: '바꾸기' })).toBeVisible();
  const before = documents.urls.length;
  for (const { path } of others) {
    await goByProbe(page, path);
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  }

  printResult(
    `${dead.length} dead remotes: ${before - 2} reload, ${documents.urls.length - before} more for the others`,
  );
  expect(dead.length).toBeGreaterThanOrEqual(5);
  expect([before, documents.urls.length]).toEqual([3, 3]);
});

test('a lost network is announced, keeps unsaved input, and the page loads automatically when it returns', async ({
  page,
  context,
  problems,
}) => {
  problems.expectFailure(/\/(remotes|fonts)\/|\/registry\.json/);
  // The remote may fail before it calls.
  problems.allowFailure(/\/api\/v1\//);
  const gone = page.getByText(/^인터넷 연결이 끊겼습니다/);
  const typed = page.getByRole('main').getByRole('textbox', { name: /검색/ });
  await openPage(page, notices);
  const documents = watchDocuments(page);
  await typed.fill('적던 말');
  await context.setOffline(true);
  await expect(gone).toBeVisible();
  await expect(typed).toHaveValue('적던 말');
  // The links above the menu are only at the top.
  await page.evaluate(() => window.scrollTo(0, 0));
  await chooseEquipment(page);
  await expectDeadPlace(page);

  await context.setOffline(false);

  await expectPage(page, equipment);
  await expect(gone).toBeHidden();
  expect(documents.urls).toEqual([]);
});

test('a remote with a blocker is asked before a link of the header leaves it', async ({ page }) => {
  await addProbe(page);
  await openPage(page, notices);
  await page.getByRole('navigation', { name: '정보광장 메뉴' }).getByRole('link', { name: '표본' }).click();
  await page.getByRole('button', { name: '막기' }).click();
  const question = page.getByRole('alertdialog', { name: /작성 중인 내용이 있습니다/ });

  await test.step('staying leaves everything as it was', async () => {
    await chooseEquipment(page);
    await question.getByRole('button', { name: '계속 작성' }).click();
    await expect(page).toHaveURL(first);
    await expect(page.getByRole('button', { name: '바꾸기' })).toBeVisible();
  });
  await test.step('Back is asked as well', async () => {
    await page.goBack();
    await question.getByRole('button', { name: '계속 작성' }).click();
    await expect(page).toHaveURL(first);
  });
  await test.step('leaving leaves', async () => {
    await chooseEquipment(page);
    await question.getByRole('button', { name: '나가기' }).click();
    await expectPage(page, equipment);
  });
});

test('Back and Forward ten times over a failed remote cause no reload and no leak', async ({ page, problems }) => {
  const roots = await watchRoots(page);
  const chunk = await screenScript(page, equipment);
  problems.expectFailure(chunk);
  await breakResponse(page, chunk, faults.away);
  await openPage(page, notices);
  const documents = watchDocuments(page);
  await chooseEquipment(page);
  await expectDeadPlace(page);
  for (let turn = 0; turn < 10; turn += 1) {
    await page.goBack();
    await expectPage(page, notices);
    await page.goForward();
    await expectDeadPlace(page);
  }
  await page.goBack();
  await expectPage(page, notices);
  await expect(contentOf(page, equipment.remote)).toHaveCount(0);

  const { alive } = await roots.read();
  printResult(
    `ten times over a dead remote: ${documents.urls.length} reloads, ${alive.length} roots: ${alive.join(', ')}`,
  );
  expect(documents.urls).toEqual([]);
  expect(alive).toHaveLength(2);
});
