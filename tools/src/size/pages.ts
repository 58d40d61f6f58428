// `npm run bench:pages [--base <builds.json>]`: brotli bytes of a remote loaded by each page, compared with other builds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type ReleaseManifest, releaseManifest } from '@haesol/contracts/release';
import { rootDir } from '../build/packages.ts';

interface Build {
  readonly id: string;
  readonly dir: string;
}

const sizes = new Map<string, number>();

/** Returns the brotli size of a file. */
function sizeOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Returns the bytes that every page of the release loads: its entry, initial scripts and their style sheets. */
function sizeOfEntry({ dir }: Build, { entry, scripts, css }: ReleaseManifest): number {
  return sum([...new Set([entry, ...scripts, ...css])].map((name) => sizeOf(join(dir, name))));
}

function sizeOfChunk({ dir }: Build, { chunks }: ReleaseManifest, name: string): number {
  const chunk = chunks[name];
  if (chunk === undefined) throw new Error(`${dir} has no chunk ${name}`);
  return sum([...chunk.scripts, ...chunk.css].map((file) => sizeOf(join(dir, file))));
}

/** Returns the bytes by page: `shell`, then each path and slot with its remote's entry. */
function measurePages(buildsFile: string): Map<string, number> {
  const pages = new Map<string, number>();
  for (const build of JSON.parse(readFileSync(buildsFile, 'utf8')) as Build[]) {
    const manifest = releaseManifest.parse(JSON.parse(readFileSync(join(build.dir, 'release.json'), 'utf8')));
    const entry = sizeOfEntry(build, manifest);
    if (manifest.remoteJson === null) {
      pages.set(build.id, entry);
      continue;
    }
    for (const { path, chunk } of manifest.remoteJson.routes) {
      if (chunk !== undefined) pages.set(path, entry + sizeOfChunk(build, manifest, chunk));
    }
    for (const { slot, chunk } of manifest.remoteJson.offers) {
      if (chunk !== undefined) pages.set(slot, entry + sizeOfChunk(build, manifest, chunk));
    }
  }
  return pages;
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
