import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type ReleaseManifest, releaseManifest } from '@haesol/contracts/release';

/** Bytes of a build after brotli. */
export interface ReleaseSizes {
  /** Scripts and style sheets, by their name. */
  readonly files: ReadonlyMap<string, number>;
  /** Each path and slot with its remote's entry; the name of the package for one without pages. */
  readonly pages: ReadonlyMap<string, number>;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Measures a finished build. @param dir folder with its `release.json` */
export function measureRelease(dir: string): ReleaseSizes {
  const manifest = releaseManifest.parse(JSON.parse(readFileSync(join(dir, 'release.json'), 'utf8')));
  const names = Object.keys(manifest.files).filter((name) => /^[^/]+\.(js|css)$/.test(name));
  const files = new Map(names.map((name) => [name, brotliCompressSync(readFileSync(join(dir, name))).length]));
  return { files, pages: measurePages(manifest, (name) => files.get(name) ?? 0) };
}

function measurePages(manifest: ReleaseManifest, sizeOf: (name: string) => number): ReadonlyMap<string, number> {
  const { id, entry, scripts, css, chunks, remoteJson } = manifest;
  // Every page of the release loads its entry, initial scripts and their style sheets.
  const common = sum([...new Set([entry, ...scripts, ...css])].map(sizeOf));
  if (remoteJson === null) return new Map([[id, common]]);
  const screens = [
    ...remoteJson.routes.map(({ path, chunk }) => [path, chunk] as const),
    ...remoteJson.offers.map(({ slot, chunk }) => [slot, chunk] as const),
  ];
  return new Map(
    screens.flatMap(([name, chunk]) => {
      const loaded = chunk === undefined ? undefined : chunks[chunk];
      return loaded === undefined
        ? []
        : [[name, common + sum([...loaded.scripts, ...loaded.css].map(sizeOf))] as const];
    }),
  );
}
