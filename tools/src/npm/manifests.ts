import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../build/packages.ts';
import { type NpmPackage, npmPackages } from './packageList.ts';

interface SourceManifest {
  readonly version: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Packages that break with a later version of the same major (tools/src/checks/versionRules.ts). */
const exact = /^(webpack|@module-federation\/.*)$/;
/** Used by `@haesol/remote/testing` alone. */
const ofTests = ['@testing-library/react', '@testing-library/user-event'];

const readText = (file: string) => readFileSync(join(rootDir, file), 'utf8');
export const readManifest = (folder: string): SourceManifest => JSON.parse(readText(`${folder}/package.json`));

/** Reads the catalog of the workspace: versions by package. */
function readCatalog(): ReadonlyMap<string, string> {
  const [, text = ''] = /^catalog:\n((?: {2}.*\n)+)/m.exec(readText('pnpm-workspace.yaml')) ?? [];
  return new Map(
    [...text.matchAll(/^ {2}"?([^":\s]+)"?: (\S+)$/gm)].map(([, name = '', version = '']) => [name, version]),
  );
}

/** @throws for a package without a version in the catalog */
function toRange(name: string, catalog: ReadonlyMap<string, string>): string {
  const own = npmPackages.find((one) => one.name === name);
  if (own !== undefined) return `^${readManifest(own.folder).version}`;
  const version = catalog.get(name);
  if (version === undefined) throw new Error(`The catalog has no ${name}`);
  return exact.test(name) ? version : `^${version}`;
}

/** Reads the versions of the examples, which the long run builds. */
function readExampleVersions(): ReadonlyMap<string, string> {
  const folders = ['rspack-react', 'vite-react'];
  return new Map(folders.flatMap((folder) => Object.entries(readManifest(`examples/${folder}`).devDependencies ?? {})));
}

/** @throws for a package that no example has */
function toPeerRanges(names: readonly string[]): Readonly<Record<string, string>> {
  const versions = readExampleVersions();
  return Object.fromEntries(
    names.map((name) => {
      const version = versions.get(name);
      if (version === undefined) throw new Error(`No example has ${name}`);
      return [name, `^${version}`];
    }),
  );
}

function toRanges(names: Iterable<string>, catalog: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  return Object.fromEntries([...names].sort().map((name) => [name, toRange(name, catalog)]));
}

/** Converts `./src/http/index.ts` to its module and types; other files keep their ending. */
function toExport(path: string): string | { readonly types: string; readonly default: string } {
  const inDist = path.replace('./src/', './dist/');
  if (!/\.tsx?$/.test(inDist)) return inDist;
  const base = inDist.replace(/\.tsx?$/, '');
  return { types: `${base}.d.ts`, default: `${base}.js` };
}

/** Creates the `package.json` of a published package, with ranges instead of protocols of the workspace. */
export function toPublished(one: NpmPackage): object {
  const { name, folder, description, more = [], optionalPeers = [], bin, files = {} } = one;
  const { version, sideEffects, exports = {}, ...source } = readManifest(folder);
  const catalog = readCatalog();
  const peers = Object.keys(source.peerDependencies ?? {});
  const tests = ofTests.filter((test) => name === '@haesol/remote' && source.devDependencies?.[test] !== undefined);
  const optional = [...tests, ...optionalPeers];
  const peerDependencies = { ...toRanges([...peers, ...tests], catalog), ...toPeerRanges(optionalPeers) };
  return {
    name,
    version,
    description,
    type: 'module',
    license: 'UNLICENSED',
    engines: { node: '>=24' },
    ...(sideEffects !== undefined && { sideEffects }),
    ...(bin && { bin }),
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([entry, path]) => [entry, toExport(path)])),
      ...Object.fromEntries(['package.json', ...Object.keys(files)].map((file) => [`./${file}`, `./${file}`])),
    },
    files: ['dist', 'CHANGELOG.md', 'README.md', ...Object.keys(files)],
    dependencies: toRanges([...Object.keys(source.dependencies ?? {}), ...more], catalog),
    ...(peers.length + optional.length > 0 && { peerDependencies }),
    ...(optional.length > 0 && {
      peerDependenciesMeta: Object.fromEntries(optional.map((peer) => [peer, { optional: true }])),
    }),
  };
}
