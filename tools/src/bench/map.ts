import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { rootDir } from '../build/packages.ts';
import { measurePan, type Pan } from './measurePan.ts';
import { startSite } from './startSite.ts';
import { median, toTable } from './statistics.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, builds: { type: 'string', default: '.data/builds.json' } },
});
const runs = Number(values.runs);
const counts = [100, 1_000];

const site = await startSite(join(rootDir, values.builds), {});
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  const taken = new Map<number, Pan[]>(counts.map((count) => [count, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const count of run % 2 === 0 ? counts : counts.toReversed()) {
      taken.get(count)?.push(await measurePan(browser, site.url, count));
    }
  }
  const rows = counts.map((count) => {
    const pans = taken.get(count) ?? [];
    const of = (key: keyof Pan) => pans.map((pan) => pan[key]);
    return [
      `${count} places`,
      median(of('bubbles')).toFixed(0),
      median(of('framesPerSecond')).toFixed(0),
      median(of('slowFrameMs')).toFixed(1),
      median(of('longestTaskMs')).toFixed(0),
      Math.max(...of('longestTaskMs')).toFixed(0),
    ];
  });
  process.stdout.write(
    `/travel/map dragged at 1440 px, ${runs} runs in turn, medians; then the longest task of all runs\n`,
  );
  const head = ['', 'bubbles', 'frames/s', 'p95 of a frame, ms', 'longest task, ms', 'of all runs, ms'];
  process.stdout.write(`${toTable([head, ...rows])}\n`);
} finally {
  await browser.close();
  await site.stop();
}
