import type { Page } from 'playwright/test';
import { modifiedFile, watchDocuments, watchRequests } from '../fixtures/network.ts';
import {
  chooseEquipment,
  chooseNotices,
  contentOf,
  equipment,
  expectPage,
  notices,
  openPage,
} from '../fixtures/pages.ts';
import { printResult } from '../fixtures/printResult.ts';
import { changeRegistry, readRemote, type SiteRemote, screenOf } from '../fixtures/registry.ts';
import { shortenPauses } from '../fixtures/spies.ts';
import { expect, type PageProblems, test } from '../fixtures/test.ts';

const canary = 'tamperedCodeRan';
const foreign = 'https://evil.example';

/** In one worker, in order: the last test counts them. */
test.describe.configure({ mode: 'default' });
test.beforeEach(({ page }) => shortenPauses(page));

/** Serves the file with appended code. */
async function tamper(page: Page, url: string): Promise<void> {
  await page.route(`**${url}`, async (route) => {
    const response = await route.fetch();
    const more = { css: 'body{outline-width:99px}', json: ' ' }[url.split('.').at(-1) ?? ''];
    const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers();
    const body = `${await response.text()}${more ?? `;globalThis.${canary}=true;`}`;
    await route.fulfill({ status: 200, headers, body });
  });
}

/** Changes the registry for the page, with another entry of the remote to load next. */
const changeRemote = (page: Page, change: (remote: SiteRemote) => void) =>
  changeRegistry(page, ({ remotes }) => {
    const remote = remotes[equipment.remote];
    if (remote !== undefined) change(remote);
  });

/** Changes every place in which the registry references a file: `{ href, integrity }`, and the table of hashes. */
function changeFile(remote: SiteRemote, url: string, change: { href?: string; integrity?: string }): void {
  // A document references no build files.
  const chunks = Object.values(remote.chunks ?? {}).flatMap(({ scripts, css }) => [...scripts, ...css]);
  for (const file of [...remote.scripts, ...remote.css, ...chunks]) {
    if (file.href === url) Object.assign(file, change);
  }
  if (remote.entry === url && change.href !== undefined) remote.entry = change.href;
  if (remote.entry === url && change.integrity !== undefined) remote.integrity = change.integrity;
  const files = remote.files as Record<string, string> | undefined;
  if (files !== undefined && change.integrity !== undefined) delete files[url.split('/').at(-1) ?? ''];
}

const listUrls = (remote: SiteRemote) => [
  remote.entry,
  ...[remote, ...Object.values(remote.chunks)].flatMap(({ scripts, css }) =>
    [...scripts, ...css].map(({ href }) => href),
  ),
];

type Part = (remote: SiteRemote) => string | undefined;
const parts: Readonly<Record<string, Part>> = {
  entry: ({ entry }) => entry,
  'exposed chunk': ({ scripts }) => scripts.at(-1)?.href,
  'lazy chunk': (remote) => screenOf(remote, equipment.path).scripts.at(-1),
  'style sheet': ({ css }) => css.at(-1)?.href,
  manifest: ({ buildId }) => `/remotes/${equipment.remote}/${buildId}/mf-manifest.json`,
};

interface Outcome {
  /** Expected result: the page shows an error, or works as published. */
  readonly ends: 'refused' | 'stands' | 'either';
  /** True if the browser blocks the bytes. */
  readonly isBlocked?: boolean;
  /** The file does not exist under the name in the registry. */
  readonly isGone?: boolean;
}

interface Attack extends Outcome {
  readonly what: string;
  readonly way: 'byte flip' | 'hash removed' | 'other origin';
  prepare(page: Page, remote: SiteRemote): Promise<void>;
}

const ofFile = (what: string, outcomes: Record<Attack['way'], Outcome>): Attack[] => {
  const urlOf = (remote: SiteRemote) => parts[what]?.(remote) ?? '';
  return [
    {
      what,
      way: 'byte flip',
      ...outcomes['byte flip'],
      prepare: (page, remote) => tamper(page, urlOf(remote)),
    },
    {
      what,
      way: 'hash removed',
      ...outcomes['hash removed'],
      async prepare(page, remote) {
        await tamper(page, urlOf(remote));
        await changeRemote(page, (seen) => changeFile(seen, urlOf(remote), { integrity: '' }));
      },
    },
    {
      what,
      way: 'other origin',
      ...outcomes['other origin'],
      prepare: (page, remote) =>
        changeRemote(page, (seen) => changeFile(seen, urlOf(remote), { href: `${foreign}${urlOf(remote)}` })),
    },
  ];
};

/** Files that the entry loads: it checks them by its own table of hashes and fetches them from its own location. */
const byTable = {
  'byte flip': { ends: 'refused', isBlocked: true },
  'hash removed': { ends: 'refused', isBlocked: true },
  'other origin': { ends: 'stands' },
} as const;
/** After a reload the document inlines the style sheets of its page, which then works as published. */
const bySheet = {
  ...byTable,
  'byte flip': { ends: 'either', isBlocked: true },
  'hash removed': { ends: 'either', isBlocked: true },
} as const;
/** For tools: no browser reads it. */
const unread = {
  'byte flip': { ends: 'stands' },
  'hash removed': { ends: 'stands' },
  'other origin': { ends: 'stands' },
} as const;

const attacks: readonly Attack[] = [
  ...ofFile('entry', {
    'byte flip': { ends: 'refused', isBlocked: true },
    'hash removed': { ends: 'refused' },
    'other origin': { ends: 'refused' },
  }),
  ...ofFile('exposed chunk', byTable),
  ...ofFile('lazy chunk', byTable),
  ...ofFile('style sheet', bySheet),
  ...ofFile('manifest', unread),
  {
    what: 'registry',
    way: 'byte flip',
    ends: 'refused',
    isGone: true,
    prepare: (page, { buildId }) =>
      changeRemote(page, (seen) => {
        const other = `${buildId.startsWith('0') ? '1' : '0'}${buildId.slice(1)}`;
        Object.assign(seen, JSON.parse(JSON.stringify(seen).replaceAll(buildId, other)));
      }),
  },
  {
    what: 'registry',
    way: 'hash removed',
    ends: 'refused',
    prepare: (page, remote) =>
      changeRemote(page, (seen) => {
        for (const url of listUrls(remote)) changeFile(seen, url, { integrity: '' });
      }),
  },
  {
    what: 'registry',
    way: 'other origin',
    ends: 'refused',
    prepare: (page, remote) =>
      changeRemote(page, (seen) => {
        for (const url of listUrls(remote)) changeFile(seen, url, { href: `${foreign}${url}` });
      }),
  },
];

const ways = ['byte flip', 'hash removed', 'other origin'];
/** One way for each part, and each way for two parts, in the short run. */
const tagOf = ({ way }: Attack, at: number) =>
  ways.indexOf(way) === Math.floor(at / ways.length) % ways.length ? '' : ' @long';

const kept: string[] = [];
test.afterAll(() =>
  printResult(`tamper: ${kept.length} of ${attacks.length}: nothing ran, one reload at most, others go on`),
);

async function expectUntouched(page: Page): Promise<void> {
  expect(await page.evaluate((name) => name in globalThis, canary)).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).not.toBe('99px');
}

async function expectOutcome(page: Page, { ends }: Outcome): Promise<void> {
  const fallback = page.getByRole('main').getByRole('alert').filter({ hasText: '이 영역을 불러오지 못했습니다.' });
  const stands = contentOf(page, equipment.remote).first();
  await expect(
    (ends === 'stands' ? stands : ends === 'refused' ? fallback : fallback.or(stands)).first(),
  ).toBeVisible();
}

function expectFaults(problems: PageProblems, { isBlocked = false, isGone = false }: Outcome): void {
  if (isBlocked) problems.expectError(modifiedFile);
  if (!isGone) return;
  problems.expectFailure(`/remotes/${equipment.remote}/`);
  problems.expectError(/MIME type \('text\/plain'\) is not (executable|a supported stylesheet)/);
}

test.describe('an attacker who modifies files of a page', () => {
  for (const [at, attack] of attacks.entries()) {
    const title = `${attack.what}, ${attack.way}: runs nothing, causes one reload at most, and affects no other remote`;
    test(`${title}${tagOf(attack, at)}`, async ({ page, problems }) => {
      const remote = await readRemote(page.request, equipment.remote);
      await attack.prepare(page, remote);
      await openPage(page, notices);
      const documents = watchDocuments(page);
      const requests = watchRequests(page);
      expectFaults(problems, attack);

      await chooseEquipment(page);
      await expectOutcome(page, attack);

      await expectUntouched(page);
      expect(documents.urls.length).toBeLessThanOrEqual(1);
      expect(requests.count(({ origin }) => origin === foreign)).toBe(0);
      await chooseNotices(page);
      await expectPage(page, notices);
      kept.push(`${attack.what}, ${attack.way}`);
    });
  }

  test('is tested with every part and in every way', () => {
    expect(new Set(attacks.map(({ what, way }) => `${what}, ${way}`)).size).toBe(18);
  });

  test('causes one reload at most when the page is opened with the modified file, then the fallback', async ({
    page,
    problems,
  }) => {
    const { entry } = await readRemote(page.request, equipment.remote);
    await tamper(page, entry);
    problems.expectError(modifiedFile);
    const documents = watchDocuments(page);

    await page.goto(equipment.path);
    await expectOutcome(page, { ends: 'refused' });
    await page.getByRole('main').getByRole('button', { name: '다시 시도' }).click();
    await expectOutcome(page, { ends: 'refused' });

    await expectUntouched(page);
    expect(documents.urls).toHaveLength(2);
  });

  test('would be detected: the same code runs if its hash is the published one', async ({ page }) => {
    const { entry } = await readRemote(page.request, equipment.remote);
    const response = await page.request.get(entry);
    const body = `${await response.text()};globalThis.${canary}=true;`;
    const digest = await crypto.subtle.digest('SHA-384', Buffer.from(body));
    await changeRemote(page, (seen) => {
      seen.integrity = `sha384-${Buffer.from(digest).toString('base64')}`;
    });
    await page.route(`**${entry}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body }),
    );
    await openPage(page, notices);

    await chooseEquipment(page);
    await expectPage(page, equipment);

    const ran = await page.evaluate((name) => name in globalThis, canary);
    printResult(`tamper: control, the same code with its own hash in the registry ${ran ? 'runs' : 'does not run'}`);
    expect(ran).toBe(true);
  });
});
