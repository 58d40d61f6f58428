// `npm run bench`: times of pages in a browser, beside the same code without federation. Arguments: `--runs 9`;
// `--write docs/performance.md` for the report; `--base <checkout>` to compare with a built one.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { rootDir } from '../build/packages.ts';
import { interleave, type System, toRows } from './interleave.ts';
import { measureEdge } from './measureEdge.ts';
import { measureHeap } from './measureHeap.ts';
import { measureLoad } from './measureLoad.ts';
import { measureNavigation, type Navigation, type Step } from './measureNavigation.ts';
import { measureTouches } from './measureTouches.ts';
import { buildMonolith } from './monolith.ts';
import { serveMonolith } from './monolithSite.ts';
import { type Profile, profiles } from './openPage.ts';
import { say, writeReport } from './report.ts';
import { signIn } from './signIn.ts';
import { type BenchSite, startSite } from './startSite.ts';
import { median, toTable } from './statistics.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    builds: { type: 'string', default: '.data/builds.json' },
    base: { type: 'string' },
    write: { type: 'string' },
  },
});
const runs = Number(values.runs);
const builds = join(rootDir, values.builds);

interface MeasuredPage {
  readonly path: string;
  /** Selector of the loaded content. */
  readonly readySelector: string;
  /** Sample member who opens it; absent for visitors. */
  readonly member?: string;
}

const loaded = 'main:not(:has([aria-busy="true"])) :is(a, button)';
const home: MeasuredPage = { path: '/', readySelector: 'main [data-slot] a[href*="noticeDetail"]' };
const publicPages: readonly MeasuredPage[] = [
  home,
  { path: '/infoPlaza/notice', readySelector: 'main a[href*="noticeDetail"]' },
];
const memberPages: readonly MeasuredPage[] = [
  { path: '/myPage', readySelector: loaded, member: 'company@demo.example' },
  { path: '/infoPlaza/qna', readySelector: loaded, member: 'company@demo.example' },
  { path: '/easyReservation', readySelector: loaded, member: 'company@demo.example' },
  { path: '/office', readySelector: loaded, member: 'office@demo.example' },
];

/** Number of alternating measurements of two checkouts. */
const edgeRounds = 3;
/** Changes of page before the heap is measured; the first ones load code. */
const heapAfter = [10, 50];

/** From a page of one remote to a page of another, whose code the first page does not need. */
const step: Step = {
  from: '/',
  to: '/travel/passes',
  readySelector: 'main section[aria-busy="false"] li article a[href*="gdsDtlUid"]',
};

function toNavigationRows(navigations: ReadonlyMap<string, readonly Navigation[]>): string[][] {
  const rows = [...navigations].map(([name, taken]) => ({
    name,
    of: (key: keyof Navigation) => median(taken.map((one) => one[key])),
  }));
  const base = rows[0];
  return [
    ['', 'cold', 'warm', 'requests', 'cold ÷', 'warm ÷'],
    ...rows.map(({ name, of }) => [
      name,
      of('cold').toFixed(0),
      of('warm').toFixed(0),
      of('requests').toFixed(0),
      (of('cold') / (base?.of('cold') ?? Number.NaN)).toFixed(2),
      (of('warm') / (base?.of('warm') ?? Number.NaN)).toFixed(2),
    ]),
  ];
}

const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});

async function sayLoads(systems: readonly System[], pages: readonly MeasuredPage[], profile: Profile): Promise<void> {
  for (const { path, readySelector, member } of pages) {
    const loads = await interleave(systems, runs, async ({ url }) => {
      const storageState = member === undefined ? undefined : await signIn(browser, url, member);
      return measureLoad(browser, { url: `${url}${path}`, readySelector, profile, storageState });
    });
    const who = member === undefined ? '' : ', signed in';
    say(`\n${path}${who}: ${profile.name}, cold cache, ${runs} interleaved runs, medians in ms (LCP with min–max)`);
    say(toTable(toRows(systems, loads)));
  }
}

async function sayEdge(name: string, site: BenchSite): Promise<void> {
  const edge = await measureEdge(site, '/infoPlaza/notice');
  say(
    `${name}: ${edge.cachedPerSecond.toFixed(0)} pages a second from memory, ${edge.cachedCpuUs.toFixed(0)} µs of CPU time each`,
  );
  say(
    `${name}: uncached pages take p50 ${edge.uncachedP50.toFixed(1)} ms, p99 ${edge.uncachedP99.toFixed(1)} ms (${edge.uncachedPages} pages)`,
  );
}

async function sayTouches({ url }: BenchSite): Promise<void> {
  say('\ntouches of the home page on a phone, CPU four times slower: ms until the next frame, 16 or less as 0');
  for (const { name, ms } of await measureTouches(browser, url)) say(`${name}: ${ms}`);
  const sizes = await measureHeap(browser, url, { ...step, after: heapAfter });
  const cells = heapAfter.map((count, at) => `${(sizes[at] ?? Number.NaN).toFixed(1)} MB after ${count}`);
  say(`\nheap after changes between ${step.from} and ${step.to}: ${cells.join(', ')}`);
}

/** Compares pages of this checkout with those of another, built one. */
async function compareWith(base: string): Promise<void> {
  const before = await startSite(join(base, '.data/builds.json'), {}, base);
  const now = await startSite(builds, {});
  const systems = [
    { name: 'before', url: before.url },
    { name: 'now', url: now.url },
  ];
  try {
    await sayLoads(systems, publicPages, profiles.slow4g);
    say('\nthe edge on one core, /infoPlaza/notice');
    // Sequentially, because concurrent measurements would compete for the cores.
    for (let round = 0; round < edgeRounds; round += 1) {
      await sayEdge('before', before);
      await sayEdge('now', now);
    }
  } finally {
    await Promise.all([before.stop(), now.stop()]);
  }
}

async function measureAll(): Promise<void> {
  say('building the same code without federation …');
  const monolith = await buildMonolith();
  const withRendering = await startSite(builds, {});
  const withoutRendering = await startSite(builds, { SERVER_RENDERING: 'off' });
  const inBrowser = await serveMonolith(monolith, withoutRendering.url);
  const onServer = await serveMonolith(monolith, withRendering.url);
  const systems: System[] = [
    { name: 'unfederated, rendered in the browser', url: inBrowser.url },
    { name: 'unfederated, rendered on the server', url: onServer.url },
    { name: 'federated, rendered in the browser', url: withoutRendering.url },
    { name: 'federated, rendered on the server', url: withRendering.url },
  ];
  const ends = systems.filter((_system, at) => at === 0 || at === 3);
  try {
    await sayLoads(systems, publicPages, profiles.slow4g);
    await sayLoads(ends, memberPages, profiles.slow4g);
    await sayLoads(ends, [home], profiles.fast4g);
    await sayLoads(ends, [home], profiles.slowCpu);
    const navigations = await interleave(systems, runs, ({ url }) => measureNavigation(browser, url, step));
    say(
      `\n${step.from} → ${step.to}: from the click until its data are shown, slow 4G, ${runs} interleaved runs, medians in ms`,
    );
    say(toTable(toNavigationRows(navigations)));
    await sayTouches(withRendering);
    say('\nthe edge on one core, /infoPlaza/notice');
    await sayEdge('federated', withRendering);
  } finally {
    for (const { server } of [inBrowser, onServer]) server.close();
    await Promise.all([withRendering.stop(), withoutRendering.stop()]);
  }
}

try {
  await (values.base === undefined ? measureAll() : compareWith(resolve(values.base)));
  if (values.write !== undefined) writeReport(join(rootDir, values.write), browser.version());
} finally {
  await browser.close();
}
