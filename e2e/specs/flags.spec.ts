import type { Page } from 'playwright/test';
import { mf, writeRelease } from '../fixtures/deploys.ts';
import { toMember } from '../fixtures/login.ts';
import { signInAt } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/test.ts';

const remote = 'mf-flagged';
const path = '/flagged/view';

/** Container without React, whose page shows the flag, as a build of any bundler may. */
function toEntry(global: string): string {
  const screen = `{
    bootstrap: async () => undefined,
    async mount({ domElement, shell }) {
      domElement.textContent = shell.values.get().flags.newView ? '새 화면입니다.' : '옛 화면입니다.';
    },
    update: async () => undefined,
    async unmount({ domElement }) {
      domElement.textContent = '';
    },
  }`;
  return `globalThis.${global} = { init() {}, get: async () => () => (${screen}) };`;
}

/** Writes a build of a remote with one flag, off by default. */
function writeFlagged(buildId: string): Promise<string> {
  const global = `mf_flagged_${buildId}`;
  const route = {
    ...{ path, alias: [], layout: 'default', group: null, guard: null, render: 'client', sticky: false, slots: [] },
    ...{ title: '스위치 표본', description: '', bare: false, noindex: true, counted: false, gets: [] },
  };
  const remoteJson = {
    ...{ id: remote, requires: { shellApi: 1 }, roles: [], area: ['/flagged'], routes: [route], menu: [], offers: [] },
    ...{ reads: [], flags: { newView: { title: '새 화면을 보여 줍니다.', default: false } } },
  };
  const release = {
    ...{ id: remote, buildId, entry: 'remoteEntry.js', global, scripts: [], css: [], chunks: {} },
    ...{ ssr: null, mode: 'production', remoteJson },
  };
  return writeRelease(release, new Map([['remoteEntry.js', Buffer.from(toEntry(global))]]));
}

const expectView = (page: Page, text: string) =>
  expect(async () => {
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible();
  }).toPass();

test('the office turns a flag on, and the remote shows it to visitors @long', async ({ browser, page: visitor }) => {
  const baseURL = test.info().project.use.baseURL ?? '';
  const dir = await writeFlagged(`f${Date.now().toString(36)}0000`);
  await mf(baseURL, 'publish', remote, '--no-check', '--reason', 'Container of a browser test.', '--dir', dir);
  // Administrators of the sample write in a browser of their own.
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  try {
    await expectView(visitor, '옛 화면입니다.');

    await signInAt(page, `/office/flags?edit=${remote}.newView`, toMember('admin'));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('상태').selectOption({ label: '켬' });
    await dialog.getByRole('button', { name: '저장' }).click();
    await expect(page.getByRole('row', { name: /새 화면을 보여 줍니다/ })).toContainText('켬');

    await expectView(visitor, '새 화면입니다.');
  } finally {
    await context.close();
    await mf(baseURL, 'remove', remote, '--reason', 'The browser test is over.');
  }
});
