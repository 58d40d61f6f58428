// `npm run package`: one folder that serves the site with Node alone: the server without tests and sample data, its packages, and
// the builds of all apps. Starts it once at the end.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { rootDir } from '../build/packages.ts';
import { hasClosedSandbox, tryPackage } from './tryPackage.ts';

const builds = '.data/builds.json';
const limitMb = 150;

const { values } = parseArgs({ options: { out: { type: 'string', default: '.data/package' } } });
const out = resolve(rootDir, values.out);
const say = (line: string) => process.stdout.write(`${line}\n`);

type Manifest = Record<string, unknown>;
const readManifest = (folder: string) => JSON.parse(readFileSync(join(rootDir, folder, 'package.json'), 'utf8'));

function writeManifest(folder: string, manifest: Manifest): void {
  mkdirSync(join(out, folder), { recursive: true });
  writeFileSync(join(out, folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

const left = /(^|\/)(node_modules|testing|bench|demo)(\/|$)|\.test\.tsx?$/;

function copySources(folder: string): void {
  const filter = (path: string) => !left.test(relative(rootDir, path).replaceAll('\\', '/'));
  cpSync(join(rootDir, folder), join(out, folder), { recursive: true, filter });
}

/** Writes the sources that a server reads, with manifests of what it needs while it runs. */
function writeSources(): void {
  for (const folder of ['server', 'shared/contracts']) copySources(folder);
  // Of the kit the server reads the files of its tokens, which need no package.
  copySources('shared/kit/src/tokens');
  const { devDependencies: _tests, ...root } = readManifest('.');
  const scripts = { start: 'node server/src/start.ts --builds builds.json', config: 'node server/src/printConfig.ts' };
  writeManifest('.', { ...root, engines: { node: '>=24.15' }, scripts });
  const { devDependencies: _ofTests, optionalDependencies: _node, ...server } = readManifest('server');
  writeManifest('server', server);
  const { name, version, type, exports } = readManifest('shared/kit');
  writeManifest('shared/kit', { name, version, private: true, type, exports });
  for (const file of ['pnpm-workspace.yaml', 'pnpm-lock.yaml']) cpSync(join(rootDir, file), join(out, file));
}

/** Installs from the store that the build has filled: versions are those of the lockfile, and no install script runs. */
function install(): void {
  const flags = ['--prod', '--no-frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
  const settings = ['node-linker=hoisted', 'auto-install-peers=false', 'confirmModulesPurge=false'];
  const pnpm = readManifest('.').packageManager.split('+')[0];
  const args = ['--yes', pnpm, 'install', ...flags, ...settings.map((setting) => `--config.${setting}`)];
  const { status } = spawnSync('npx', args, { cwd: out, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`pnpm ended with ${status}`);
}

/**
 * Types, documents, tests, sources, builds for development and for browsers; weights of the font that no document has; extensions
 * of the database that no migration creates; the compressor beside the decompressor of fonts. React's server for development stays,
 * for builds of that mode.
 */
const unread =
  /\.(map|md|markdown|[cm]?ts)$|-dev\.mjs$|\.standalone\.js$|react-dom-(client\.development|server(-legacy)?\.(browser|bun|edge)\.(development|production))\.js$|^fontkit\/dist\/browser|^pdfkit\/js\/pdfkit\.browser\.|^libphonenumber-js\/bundle\/|\/(\.yarn|tests?|docs|profiling)\/|^(zod|maplibre-gl)\/src\/|-profiling\.|gothic-a1\/(?!400|700)\d|pglite\/dist\/(?!btree_gist|citext|pg_trgm)\w[\w-]*\.tar\.gz$|^brotli\/build\//;

/** Removes files of packages that no server reads: half of their bytes. */
function removeUnread(): void {
  const folder = join(out, 'node_modules');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (unread.test(name.replaceAll('\\', '/')) && statSync(join(folder, name)).isFile()) rmSync(join(folder, name));
}

function copyBuilds(): void {
  const list: { id: string; buildId: string; dir: string }[] = JSON.parse(readFileSync(join(rootDir, builds), 'utf8'));
  const copies = list.map(({ id, buildId, dir }) => {
    const copy = `builds/${id}/${basename(dir)}`;
    cpSync(dir, join(out, copy), { recursive: true });
    return { id, buildId, dir: copy };
  });
  writeFileSync(join(out, 'builds.json'), `${JSON.stringify(copies, null, 2)}\n`);
}

function measureMb(): number {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return Math.round(bytes / 1e6);
}

if (existsSync(out) && !existsSync(join(out, 'builds.json')) && readdirSync(out).length > 0) {
  throw new Error(`${out} holds something else. Choose another folder: npm run package -- --out <folder>`);
}
rmSync(out, { recursive: true, force: true });
writeSources();
install();
removeUnread();
copyBuilds();
const megabytes = measureMb();
say(`package: ${relative(rootDir, out)}, ${megabytes} MB (limit ${limitMb})`);
if (megabytes > limitMb) throw new Error('The package is larger than its limit.');
const { firstMs, nextMs, status } = await tryPackage(out);
say(
  `package: ready after ${(firstMs / 1000).toFixed(1)} s with a new database, ${(nextMs / 1000).toFixed(1)} s with it again`,
);
if (status !== 200) throw new Error(`The home page was answered with ${status}.`);
say('package: the home page was answered with 200');
if (hasClosedSandbox(rootDir) && !hasClosedSandbox(out))
  throw new Error('The code of releases runs without its sandbox in the package.');
