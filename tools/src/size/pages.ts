// `npm run bench:pages [--base <builds.json>]`: brotli bytes of a remote loaded by each page, compared with other builds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rootDir } from '../build/packages.ts';
import { measureRelease } from './measureRelease.ts';

/** Returns the bytes by page: `shell`, then each path and slot with its remote's entry. */
function measurePages(buildsFile: string): Map<string, number> {
  const builds = JSON.parse(readFileSync(buildsFile, 'utf8')) as readonly { readonly dir: string }[];
  return new Map(builds.flatMap(({ dir }) => [...measureRelease(dir).pages]));
}

const { values } = parseArgs({ options: { base: { type: 'string' } } });
const pages = measurePages(join(rootDir, '.data/builds.json'));
const base = values.base === undefined ? undefined : measurePages(values.base);
const say = (line: string) => process.stdout.write(`${line}\n`);
const toColumn = (value: number | string) => String(value).padStart(8);

say(
  `${'page'.padEnd(36)}${toColumn('bytes')}${base === undefined ? '' : `${toColumn('before')}${toColumn('change')}`}`,
);
for (const [page, bytes] of pages) {
  const before = base?.get(page);
  const change = before === undefined ? '–' : `${bytes > before ? '+' : ''}${bytes - before}`;
  say(
    `${page.padEnd(36)}${toColumn(bytes)}${base === undefined ? '' : `${toColumn(before ?? '–')}${toColumn(change)}`}`,
  );
}
const grown = [...pages].filter(([page, bytes]) => bytes > (base?.get(page) ?? bytes));
say(`${pages.size} pages${base === undefined ? '' : `, ${grown.length} larger than before`}`);
