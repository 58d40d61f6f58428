import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import { again, deadWords, expectDeadPlace, screenScript } from '../fixtures/deadPlace.ts';
import { breakResponse, type Fault, faults, modifiedFile, watchDocuments } from '../fixtures/network.ts';
import {
  chooseEquipment,
  chooseNotices,
  equipment,
  expectPage,
  notices,
  openPage,
  rootsOf,
} from '../fixtures/pages.ts';
import { changeRegistry, readRemote, screenOf } from '../fixtures/registry.ts';
import { shortenPauses } from '../fixtures/spies.ts';
import { expect, type PageProblems, test } from '../fixtures/test.ts';

test.beforeEach(({ page }) => shortenPauses(page));

/** Expects that every other remote works, and that the failed one recovers after the fault is removed. */
async function expectRecovery(page: Page, lift: () => Promise<void>): Promise<void> {
  await test.step('the other remotes go on', async () => {
    await chooseNotices(page);
    await expectPage(page, notices);
    await page.goBack();
    await expectDeadPlace(page);
  });
  await test.step('the fault is lifted and the person tries again', async () => {
    await lift();
    await page.getByRole('button', { name: again }).click();
    await expectPage(page, equipment);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
}

/** Number of reloads for each fault, and the browser's message about it. */
const entryFaults: readonly {
  name: string;
  fault: Fault;
  reloads: number;
  expectTrouble(problems: PageProblems, url: string): void;
}[] = [
  {
    name: 'is gone (404)',
    fault: faults.gone,
    reloads: 1,
    expectTrouble: (problems, url) => problems.expectFailure(url),
  },
  {
    name: 'is away (503)',
    fault: faults.away,
    reloads: 0,
    expectTrouble: (problems, url) => problems.expectFailure(url),
  },
  {
    name: 'is a page of a proxy',
    fault: faults.html,
    reloads: 1,
    expectTrouble: (problems) => problems.expectError(modifiedFile),
  },
  {
    name: 'is cut off',
    fault: faults.truncated,
    reloads: 1,
    expectTrouble: (problems) => problems.expectError(modifiedFile),
  },
  {
    name: 'is another script',
    fault: faults.throwing,
    reloads: 1,
    expectTrouble: (problems) => problems.expectError(modifiedFile),
  },
];

test.describe('a remote whose entry', () => {
  for (const { name, fault, reloads, expectTrouble } of entryFaults) {
    test(`${name} has a fallback in its place, and recovers on a retry`, async ({ page, request, problems }) => {
      const { entry } = await readRemote(request, equipment.remote);
      await openPage(page, notices);
      const documents = watchDocuments(page);
      expectTrouble(problems, entry);
      const lift = await breakResponse(page, entry, fault);

      await chooseEquipment(page);

      await expectDeadPlace(page);
      await expect(page).toHaveURL(equipment.path);
      expect(documents.urls).toHaveLength(reloads);
      await expectRecovery(page, lift);
      expect(documents.urls).toHaveLength(reloads);
    });
  }

  test('throws as built has a fallback in its place without a reload', async ({ page, request, problems }) => {
    const { entry } = await readRemote(request, equipment.remote);
    await changeRegistry(page, ({ remotes }) => {
      const remote = remotes[equipment.remote];
      if (remote) remote.integrity = `sha384-${createHash('sha384').update(faults.throwing.body).digest('base64')}`;
    });
    await openPage(page, notices);
    const documents = watchDocuments(page);
    problems.expectError(/broken build/);
    await breakResponse(page, entry, faults.throwing);

    await chooseEquipment(page);

    await expectDeadPlace(page);
    expect(documents.urls).toEqual([]);
  });
});

test.describe('the home page', () => {
  test('shows fallbacks for a failed remote and otherwise stays unchanged', async ({ page, request, problems }) => {
    const { entry } = await readRemote(request, 'mf-infoplaza');
    problems.expectFailure(entry);
    const lift = await breakResponse(page, entry, faults.gone);
    const documents = watchDocuments(page);

    await page.goto('/');

    const place = page.locator('[data-slot="home.notices.v1"]');
    await expect(place.getByRole('alert')).toContainText(deadWords);
    await expect(rootsOf(page, 'mf-portal').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(documents.urls).toHaveLength(1);
    await lift();
    await place.getByRole('button', { name: again }).click();
    await expect(place.getByRole('link').first()).toBeVisible();
    await expect(place.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('after a deploy that removed the chunk of the screen', () => {
  const address = `${notices.path}?searchKeyword=%EC%9E%A5%EB%B9%84#list`;

  test('the page is reloaded once with its whole address and works', async ({ page, request, problems }) => {
    const chunk = await screenScript(page, notices);
    const documents = watchDocuments(page);
    problems.expectFailure(chunk);
    await page.route(`**${chunk}`, (route) =>
      documents.urls.length > 1 ? route.fallback() : route.fulfill(faults.gone),
    );

    await page.goto(address);

    await expectPage(page, notices);
    await expect(page).toHaveURL(address);
    expect(documents.urls).toHaveLength(2);
    expect((await request.get(chunk)).ok()).toBe(true);
  });

  test('a second failure within a minute shows the fallback', async ({ page, problems }) => {
    const chunk = await screenScript(page, notices);
    const documents = watchDocuments(page);
    problems.expectFailure(chunk);
    const lift = await breakResponse(page, chunk, faults.gone);

    await page.goto(address);

    await expectDeadPlace(page);
    await expect(page).toHaveURL(address);
    expect(documents.urls).toHaveLength(2);
    const asked = page.waitForResponse(`**${chunk}`);
    await page.getByRole('button', { name: again }).click();
    await asked;
    await expectDeadPlace(page);
    expect(documents.urls).toHaveLength(2);
    await lift();
    await page.getByRole('button', { name: again }).click();
    await expectPage(page, notices);
  });

  test('a server that is unavailable (503) causes no reload', async ({ page, problems }) => {
    const chunk = await screenScript(page, notices);
    const documents = watchDocuments(page);
    problems.expectFailure(chunk);
    await breakResponse(page, chunk, faults.away);

    await page.goto(address);

    await expectDeadPlace(page);
    expect(documents.urls).toHaveLength(1);
  });

  test('a browser without storage reloads no page', async ({ page, problems }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('modifiedFile', 'SecurityError');
        },
      });
    });
    const chunk = await screenScript(page, notices);
    const documents = watchDocuments(page);
    problems.expectFailure(chunk);
    await breakResponse(page, chunk, faults.gone);

    await page.goto(address);

    await expectDeadPlace(page);
    expect(documents.urls).toHaveLength(1);
  });

  test('a missing style sheet is handled like a chunk', async ({ page, request, problems }) => {
    const { css } = screenOf(await readRemote(request, equipment.remote), equipment.path);
    await openPage(page, notices);
    const documents = watchDocuments(page);
    const sheet = css.at(-1) ?? '';
    problems.expectFailure(sheet);
    await breakResponse(page, sheet, faults.gone);

    await chooseEquipment(page);

    await expectPage(page, equipment);
    expect(documents.urls).toHaveLength(1);
  });
});
