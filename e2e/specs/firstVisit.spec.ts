import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** Limits of a first visit: bytes about 3 % above the present ones, so that each growth beyond that is decided. */
interface Budget {
  /** Scripts until the page works, and scripts, style sheets and the font of the usual letters in all. */
  readonly requests: readonly [works: number, all: number];
  /** Bytes of these files after compression, by owner. */
  readonly files: Readonly<Record<string, number>>;
  /** Bytes of the document that do not depend on contents, uncompressed: its styles and the registry. */
  readonly document: number;
}

const shell = 182_000;
const fonts = 84_500;

const budgets: Readonly<Record<string, Budget>> = {
  '/': {
    requests: [11, 14],
    files: { shell, fonts, 'mf-portal': 52_700, 'mf-infoplaza': 28_500 },
    document: 177_000,
  },
  '/infoPlaza/notice': {
    requests: [7, 10],
    files: { shell, fonts, 'mf-infoplaza': 33_200 },
    document: 149_000,
  },
  '/easyReservation': {
    requests: [4, 7],
    files: { shell, fonts, 'mf-reservation': 75_400 },
    document: 157_500,
  },
  '/travel': {
    requests: [6, 13],
    files: { shell, fonts, 'mf-travel': 77_500 },
    document: 154_000,
  },
  '/travel/attraction?gdsUid=G0001': {
    requests: [8, 14],
    files: { shell, fonts, 'mf-travel': 84_500 },
    document: 155_500,
  },
  '/login': {
    requests: [7, 10],
    files: { shell, fonts, 'mf-mypage': 53_800 },
    document: 135_000,
  },
};

const advice =
  'Load later what the first screen does not need: with import(), or from the module of the screen alone. `npm run bench:pages -- --base <builds.json>` shows the pages that grew. For a gain that is worth its bytes, raise the limit in e2e/specs/firstVisit.spec.ts.';

interface Resource {
  readonly path: string;
  readonly startedAt: number;
  readonly bytes: number;
}

/** Opens a page with an empty cache, and waits until it has loaded all that it loads without a touch. */
async function visit(page: Page, path: string) {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement?.dataset.ready !== undefined)
        (globalThis as { worksAt?: number }).worksAt ??= performance.now();
    }).observe(document, { attributes: true, subtree: true });
  });
  await page.goto(path);
  const listFiles = () =>
    page.evaluate((): Resource[] =>
      performance.getEntriesByType('resource').map((entry) => {
        const { name, startTime, encodedBodySize } = entry as PerformanceResourceTiming;
        return { path: new URL(name).pathname, startedAt: startTime, bytes: encodedBodySize };
      }),
    );
  const isLoaded = (part: string) => listFiles().then((files) => files.some(({ path }) => path.includes(part)));
  const settle = async () => {
    await expect.poll(() => isLoaded('/shell.reports.')).toBe(true);
    await expect.poll(() => isLoaded('-00.woff2')).toBe(true);
    await page.waitForLoadState('networkidle');
  };
  await settle();
  // A busy server sends a page without the answers that took too long; the next one has them.
  for (let tries = 0; tries < 2 && (await isLoaded('/api/')); tries += 1) {
    await page.reload();
    await settle();
  }
  const { worksAt, fixedBytes } = await page.evaluate(() => ({
    worksAt: (globalThis as { worksAt?: number }).worksAt ?? 0,
    fixedBytes:
      [...document.querySelectorAll('style')].reduce((sum, { textContent }) => sum + textContent.length, 0) +
      JSON.stringify(JSON.parse(document.getElementById('hs-page')?.textContent ?? '').registry).length,
  }));
  // Rarer letters have files of their own, which depend on the contents.
  const files = (await listFiles()).filter(({ path }) => /\.(js|css)$|-00\.woff2$/.test(path));
  return {
    files,
    scripts: files.filter(({ path, startedAt }) => path.endsWith('.js') && startedAt < worksAt),
    fixedBytes,
  };
}

const ownerOf = ({ path }: Resource) => /^\/remotes\/([^/]+)/.exec(path)?.[1] ?? 'fonts';

for (const [path, budget] of Object.entries(budgets)) {
  test(`the first visit of ${path} stays within its budget @phone`, async ({ page }) => {
    const { files, scripts, fixedBytes } = await visit(page, path);

    const found: Record<string, number> = {
      'scripts until it works': scripts.length,
      requests: files.length,
      document: fixedBytes,
    };
    for (const file of files) found[ownerOf(file)] = (found[ownerOf(file)] ?? 0) + file.bytes;
    const allowed: Record<string, number> = {
      'scripts until it works': budget.requests[0],
      requests: budget.requests[1],
      document: budget.document,
      ...budget.files,
    };
    const faults = Object.entries(found)
      .filter(([name, value]) => value > (allowed[name] ?? 0))
      .map(([name, value]) => `${name}: ${value}, ${allowed[name] ?? 0} are allowed`);
    expect(faults, `${advice}\n${files.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')}`).toEqual([]);
  });
}

test('axios and the federation runtime load at the first touch @phone', async ({ page }) => {
  const late = ['/shell.axios.', '/shell.late-runtime.'];
  const { files } = await visit(page, '/');
  expect(files.filter(({ path }) => late.some((part) => path.includes(part)))).toEqual([]);

  const asked = late.map((part) => page.waitForRequest((request) => request.url().includes(part)));
  await page.touchscreen.tap(195, 2);

  await Promise.all(asked);
});
