import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { rootDir } from '../build/packages.ts';
import { interleave, type System, toRows } from './interleave.ts';
import { measureEdge } from './measureEdge.ts';
import { measureLoad } from './measureLoad.ts';
import { measureNavigation, type Navigation, type Step } from './measureNavigation.ts';
import { buildMonolith } from './monolith.ts';
import { serveMonolith } from './monolithSite.ts';
import { type BenchSite, startSite } from './startSite.ts';
import { median, toTable } from './statistics.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    builds: { type: 'string', default: '.data/builds.json' },
    base: { type: 'string' },
  },
});
const runs = Number(values.runs);
const builds = join(rootDir, values.builds);

/** Measured pages, with a selector of their loaded content. */
const pages = [
  { path: '/', readySelector: 'main [data-slot] a[href*="noticeDetail"]' },
  { path: '/infoPlaza/notice', readySelector: 'main a[href*="noticeDetail"]' },
] as const;

/** Number of alternating measurements of two checkouts. */
const edgeRounds = 3;

/** From a page of one remote to a page of another, whose code the first page does not need. */
const step: Step = {
  from: '/',
  to: '/travel/passes',
  readySelector: 'main section[aria-busy="false"] li article a[href*="gdsDtlUid"]',
};

const say = (line: string) => process.stdout.write(`${line}\n`);

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

async function sayLoads(systems: readonly System[]): Promise<void> {
  for (const { path, readySelector } of pages) {
    const loads = await interleave(systems, runs, ({ url }) => measureLoad(browser, `${url}${path}`, readySelector));
    say(`\n${path}: slow 4G, cold cache, ${runs} interleaved runs, medians in ms (LCP with min–max)`);
    say(toTable(toRows(systems, loads)));
  }
}

async function sayEdge(name: string, site: BenchSite): Promise<void> {
  const edge = await measureEdge(site, '/infoPlaza/notice');
  say(
    `${name}: ${edge.cachedPerSecond.toFixed(0)} pages a second from memory, ${edge.cachedCpuUs.toFixed(0)} µs of CPU time each`,
  );
  say(
    `${name}: pages made anew take p50 ${edge.uncachedP50.toFixed(1)} ms, p99 ${edge.uncachedP99.toFixed(1)} ms (${edge.uncachedPages} pages)`,
  );
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
    await sayLoads(systems);
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
  const unfederated = await serveMonolith(monolith, withoutRendering.url);
  const systems: System[] = [
    { name: 'unfederated, rendered in the browser', url: unfederated.url },
    { name: 'federated, rendered in the browser', url: withoutRendering.url },
    { name: 'federated, rendered on the server', url: withRendering.url },
  ];
  try {
    await sayLoads(systems);
    const navigations = await interleave(systems, runs, ({ url }) => measureNavigation(browser, url, step));
    say(
      `\n${step.from} → ${step.to}: from the click until its data stand there, slow 4G, ${runs} interleaved runs, medians in ms`,
    );
    say(toTable(toNavigationRows(navigations)));
    say('\nthe edge on one core, /infoPlaza/notice');
    await sayEdge('federated', withRendering);
  } finally {
    unfederated.server.close();
    await Promise.all([withRendering.stop(), withoutRendering.stop()]);
  }
}

try {
  await (values.base === undefined ? measureAll() : compareWith(resolve(values.base)));
} finally {
  await browser.close();
}
