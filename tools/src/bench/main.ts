import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { rootDir } from '../build/packages.ts';
import { measureEdge } from './measureEdge.ts';
import { type Load, measureLoad } from './measureLoad.ts';
import { measureNavigation, type Navigation, type Step } from './measureNavigation.ts';
import { buildMonolith } from './monolith.ts';
import { serveMonolith } from './monolithSite.ts';
import { startSite } from './startSite.ts';
import { median, toTable } from './statistics.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, builds: { type: 'string', default: '.data/builds.json' } },
});
const runs = Number(values.runs);

/** Pages that are measured, and what stands on them once their data have come. */
const pages = [
  { path: '/', readySelector: 'main [data-slot] a[href*="noticeDetail"]' },
  { path: '/infoPlaza/notice', readySelector: 'main a[href*="noticeDetail"]' },
] as const;

/** From a page of one remote to a page of another, whose code nothing on the first page needs. */
const step: Step = {
  from: '/',
  to: '/travel/attractions',
  readySelector: 'main section[aria-busy="false"] li article h3',
};

const say = (line: string) => process.stdout.write(`${line}\n`);

interface System {
  readonly name: string;
  readonly url: string;
}

/** Every system as often as asked, in turns, so that a noisy minute hits all of them. */
async function interleave<T>(
  systems: readonly System[],
  take: (system: System) => Promise<T>,
): Promise<ReadonlyMap<string, readonly T[]>> {
  const taken = new Map<string, T[]>(systems.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (let turn = 0; turn < systems.length; turn += 1) {
      const system = systems[(run + turn) % systems.length] as System;
      taken.get(system.name)?.push(await take(system));
    }
  }
  return taken;
}

function toRows(systems: readonly System[], loads: ReadonlyMap<string, readonly Load[]>): string[][] {
  const of = (name: string, key: keyof Load) => (loads.get(name) ?? []).map((load) => load[key]);
  const base = systems[0]?.name ?? '';
  const head = ['', 'FCP', 'LCP', 'usable', 'CLS', 'requests', 'KB', 'depth', 'LCP ÷', 'usable ÷'];
  const rows = systems.map(({ name }) => {
    const at = (key: keyof Load) => median(of(name, key));
    const ratio = (key: keyof Load) => (at(key) / median(of(base, key))).toFixed(2);
    const range = `${Math.round(Math.min(...of(name, 'lcp')))}–${Math.round(Math.max(...of(name, 'lcp')))}`;
    return [
      name,
      at('fcp').toFixed(0),
      `${at('lcp').toFixed(0)} (${range})`,
      at('usable').toFixed(0),
      at('cls').toFixed(3),
      at('requests').toFixed(0),
      at('kilobytes').toFixed(1),
      at('depth').toFixed(0),
      ratio('lcp'),
      ratio('usable'),
    ];
  });
  return [head, ...rows];
}

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

say('building the same code without federation …');
const monolith = await buildMonolith();
const builds = join(rootDir, values.builds);
const withRendering = await startSite(builds, {});
const withoutRendering = await startSite(builds, { SERVER_RENDERING: 'off' });
const unfederated = await serveMonolith(monolith, withoutRendering.url);
const systems: System[] = [
  { name: 'unfederated, rendered in the browser', url: unfederated.url },
  { name: 'federated, rendered in the browser', url: withoutRendering.url },
  { name: 'federated, rendered on the server', url: withRendering.url },
];
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  for (const { path, readySelector } of pages) {
    const loads = await interleave(systems, ({ url }) => measureLoad(browser, `${url}${path}`, readySelector));
    say(`\n${path}: slow 4G, cold cache, ${runs} interleaved runs, medians in ms (LCP with min–max)`);
    say(toTable(toRows(systems, loads)));
  }
  const navigations = await interleave(systems, ({ url }) => measureNavigation(browser, url, step));
  say(
    `\n${step.from} → ${step.to}: from the click until its data stand there, slow 4G, ${runs} interleaved runs, medians in ms`,
  );
  say(toTable(toNavigationRows(navigations)));
  say('\nthe edge on one core, /infoPlaza/notice');
  const edge = await measureEdge(withRendering.url, '/infoPlaza/notice');
  say(`pages from memory: ${edge.cachedPerSecond.toFixed(0)} a second`);
  say(
    `pages made anew: p50 ${edge.uncachedP50.toFixed(1)} ms, p99 ${edge.uncachedP99.toFixed(1)} ms (${edge.uncachedPages} pages)`,
  );
} finally {
  await browser.close();
  unfederated.server.close();
  await Promise.all([withRendering.stop(), withoutRendering.stop()]);
}
