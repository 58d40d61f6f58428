import type { Page } from 'playwright/test';
import { markOf, openDeploys, rolling, rollingForm } from '../fixtures/deploys.ts';
import { expectMember, logIn } from '../fixtures/login.ts';
import { joinMember } from '../fixtures/members.ts';
import { lookAgain, watchDocuments, watchRequests } from '../fixtures/network.ts';
import { chooseEquipment, contentOf, equipment, expectPage } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';

const deploys = process.env.HAESOL_TEST_SIZE === 'long' ? 20 : 2;

async function expectBuild(page: Page, deploy: number): Promise<void> {
  await expect(contentOf(page, rolling.remote).getByText(markOf(deploy)).first()).toBeVisible();
}

/** Records every fallback that replaces a remote, however briefly. */
async function watchFallbacks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { fallbacks: number };
    seen.fallbacks = 0;
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      seen.fallbacks += added.filter(({ textContent }) => textContent?.includes('다시 시도')).length;
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { fallbacks: number }).fallbacks);
}

/** Makes a screen throw while rendering: a build is recognised by its text. */
async function throwOnText(page: Page, text: string, message: string): Promise<void> {
  await page.addInitScript(
    ([wanted, error]) => {
      const own = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');
      Object.defineProperty(Node.prototype, 'textContent', {
        ...own,
        set(value) {
          if (value === wanted) throw new Error(error);
          own?.set?.call(this, value);
        },
      });
    },
    [text, message],
  );
}

async function toEquipmentAndBack(page: Page): Promise<void> {
  await chooseEquipment(page);
  await expectPage(page, equipment);
  await page.goBack();
}

test.describe('an open tab', () => {
  test(`survives ${deploys} deploys and a rollback without an error and without a reload`, async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    test.setTimeout(90_000 + deploys * 30_000);
    const server = baseURL ?? '';
    const site = await openDeploys(request, server);
    await site.deploy(0);
    const countFallbacks = await watchFallbacks(page);
    const documents = watchDocuments(page);
    const requests = watchRequests(page);
    await page.goto(rolling.path);
    await expectBuild(page, 0);

    for (let deploy = 1; deploy <= deploys; deploy += 1) {
      await test.step(`deploy ${deploy}`, async () => {
        const build = await site.deploy(deploy);
        await lookAgain(page);

        // The displayed page stays unchanged, and its other screens still load.
        await expectBuild(page, deploy - 1);
        await contentOf(page, rolling.remote).getByRole('table').getByRole('link').first().click();
        await expect(page).toHaveURL(/noticeDetail/);
        await expectBuild(page, deploy - 1);
        expect(requests.count(({ pathname }) => pathname.includes(build))).toBe(0);

        await toEquipmentAndBack(page);
        await expectBuild(page, deploy);
        await page.goBack();
        await expect(page).toHaveURL(rolling.path);
        await expectBuild(page, deploy);
      });
    }
    await test.step('the last deploy is rolled back', async () => {
      await site.rollback();
      const visitor = await browser.newPage({ baseURL: server });
      await visitor.goto(rolling.path);
      await expectBuild(visitor, deploys - 1);
      await visitor.close();
      await lookAgain(page);
      await toEquipmentAndBack(page);
      await expectBuild(page, deploys - 1);
    });

    expect(documents.urls).toHaveLength(1);
    expect(await countFallbacks()).toBe(0);
  });

  test('stays on its build through three deploys that it has not polled, then takes the last @long', async ({
    page,
    request,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const site = await openDeploys(request, baseURL ?? '');
    await site.deploy(0);
    await page.goto(rolling.path);
    await expectBuild(page, 0);
    const documents = watchDocuments(page);
    for (const deploy of [1, 2, 3]) await site.deploy(deploy);

    await contentOf(page, rolling.remote).getByRole('table').getByRole('link').first().click();
    await expect(page).toHaveURL(/noticeDetail/);
    await expectBuild(page, 0);
    await page.goBack();
    await lookAgain(page);
    await toEquipmentAndBack(page);

    await expectBuild(page, 3);
    expect(documents.urls).toEqual([]);
  });

  for (const way of ['by itself', 'by [다시 시도]']) {
    test(`replaces an error card by the previous release ${way}, after a rollback`, async ({
      page,
      request,
      baseURL,
      problems,
    }) => {
      test.setTimeout(180_000);
      problems.expectError(/a screen of this build throws/);
      await throwOnText(page, markOf(2), 'a screen of this build throws');
      const site = await openDeploys(request, baseURL ?? '');
      await site.deploy(1);
      await site.deploy(2);
      await page.clock.install();
      await page.goto(rolling.path);
      const card = page.getByRole('alert').filter({ hasText: '화면을 표시하지 못했습니다.' });
      await expect(card).toBeVisible();
      const documents = watchDocuments(page);

      await site.rollback();
      if (way === 'by itself') await page.clock.fastForward(60_000);
      else await card.getByRole('button', { name: '다시 시도' }).click();

      await expectBuild(page, 1);
      await expect(card).toBeHidden();
      expect(documents.urls).toEqual([]);
    });
  }

  test('applies a rollback within a minute, without interaction @long', async ({ page, request, baseURL }) => {
    test.setTimeout(180_000);
    const site = await openDeploys(request, baseURL ?? '');
    await site.deploy(0);
    await site.deploy(1);
    await page.clock.install();
    await page.goto(rolling.path);
    await expectBuild(page, 1);
    await chooseEquipment(page);
    await expectPage(page, equipment);
    const documents = watchDocuments(page);

    await site.rollback();
    const answer = page.waitForResponse('**/registry.json');
    await page.clock.fastForward(60_000);
    await (await answer).finished();
    await page.goBack();

    await expectBuild(page, 0);
    expect(documents.urls).toHaveLength(0);
  });

  test('keeps unsaved input when its remote is released, and takes the release on the next visit', async ({
    page,
    request,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const site = await openDeploys(request, baseURL ?? '', rollingForm);
    const title = `배포 중에 쓰는 문의 ${Date.now()}`;
    const field = page.getByRole('main').getByRole('textbox', { name: /제목/ });
    const expectForm = (deploy: number) =>
      expect(contentOf(page, rollingForm.remote).getByText(markOf(deploy, rollingForm)).first()).toBeVisible();
    await site.deploy(0);
    await page.goto('/login');
    await logIn(page, await joinMember(page));
    await expectMember(page);
    await page.goto(rollingForm.path);
    await expectForm(0);
    const documents = watchDocuments(page);
    const requests = watchRequests(page);

    const build = await test.step('types, and a release comes', async () => {
      await field.fill(title);
      const released = await site.deploy(1);
      await lookAgain(page);
      await lookAgain(page);
      return released;
    });
    await test.step('the form is unchanged and can be completed', async () => {
      await expectForm(0);
      await expect(field).toHaveValue(title);
      const kept = page.waitForResponse((answer) => answer.request().postData()?.includes(`${title}!`) === true);
      await field.press('End');
      await field.pressSequentially('!');
      await expect(field).toHaveValue(`${title}!`);
      await (await kept).finished();
      expect(requests.count(({ pathname }) => pathname.includes(build))).toBe(0);
    });
    await test.step('leaves it and comes back to the new release, with what was typed', async () => {
      await chooseEquipment(page);
      await page.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click();
      await expectPage(page, equipment);
      await page.goBack();
      await expectForm(1);
      await expect(field).toHaveValue(`${title}!`);
    });
    expect(documents.urls).toHaveLength(0);
  });
});
