import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { containerName, serverBuildName } from '@haesol/build';
import { type ReleaseManifest, type RemoteJson, releaseManifest } from '@haesol/contracts/release';
import type { StatsCompilation } from 'webpack';
import { describeRemote, describeShell, describeShellAnswers } from './contractFile.ts';
import { contractFileName } from './contractSchemas.ts';

const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

const isScript = (name: string) => name.endsWith('.js');
const isCss = (name: string) => name.endsWith('.css');

/** Lists the files of a release, without `release.json` and those of hidden folders, where bundlers leave notes. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => name !== 'release.json' && !/(^|\/)\./.test(name))
    .sort();
}

/** Files of a build by what loads them, as names in its folder. */
export type BuildParts = Pick<ReleaseManifest, 'entry' | 'global' | 'format' | 'scripts' | 'css' | 'chunks'>;

export interface ManifestInput {
  readonly id: string;
  readonly buildId: string;
  readonly dir: string;
  readonly packageDir: string;
  /** Null for the shell. */
  readonly remoteJson: RemoteJson | null;
  readonly mode: ReleaseManifest['mode'];
}

/**
 * Writes `release.json` into a finished build: its content, and the sha384 of every file. Its contract is in a separate file.
 */
export function writeManifest(input: ManifestInput, parts: BuildParts): ReleaseManifest {
  const { id, buildId, dir, packageDir, remoteJson, mode } = input;
  const contract =
    id === 'shell'
      ? { ...describeShell(), answers: describeShellAnswers(packageDir) }
      : describeRemote(packageDir, remoteJson?.reads ?? []);
  writeFileSync(join(dir, contractFileName), JSON.stringify(contract));
  const manifest = releaseManifest.parse({
    id,
    buildId,
    ...parts,
    ssr: existsSync(join(dir, serverBuildName)) ? serverBuildName : null,
    mode,
    files: Object.fromEntries(listFiles(dir).map((name) => [name, integrityOf(join(dir, name))])),
    remoteJson,
  });
  writeFileSync(join(dir, 'release.json'), JSON.stringify(manifest));
  return manifest;
}

/** Reads the files of a build of webpack. @throws for a build without an entry */
function readParts({ id, buildId }: ManifestInput, stats: StatsCompilation): BuildParts {
  const groups = stats.namedChunkGroups ?? {};
  const filesOf = (name: string) => (groups[name]?.assets ?? []).map((asset) => asset.name);
  const first = filesOf(id === 'shell' ? 'main' : 'lifecycles');
  const entry = id === 'shell' ? first.find(isScript) : 'remoteEntry.js';
  if (entry === undefined) throw new Error(`${id}: the build has no entry`);
  const chunks = Object.fromEntries(
    Object.keys(groups)
      .filter((name) => !['main', 'lifecycles', containerName(id, buildId)].includes(name))
      .sort()
      .map((name) => {
        const own = filesOf(name).filter((file) => !first.includes(file));
        return [name, { scripts: own.filter(isScript), css: own.filter(isCss) }];
      }),
  );
  return {
    entry,
    global: id === 'shell' ? '' : containerName(id, buildId),
    scripts: first.filter((name) => isScript(name) && name !== entry),
    css: first.filter(isCss),
    chunks,
  };
}

/** Writes `release.json` and the contract into a finished build of webpack. */
export const writeReleaseJson = ({
  stats,
  ...input
}: ManifestInput & { readonly stats: StatsCompilation }): ReleaseManifest =>
  writeManifest(input, readParts(input, stats));
