import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { containerName, type RemoteBuild } from '@haesol/build';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { buildAll } from '../build/buildAll.ts';
import { type BuildTarget, listTargets, rootDir } from '../build/packages.ts';
import { chooseDataDir } from './chooseDataDir.ts';
import { DevReleasePlugin } from './devReleasePlugin.ts';
import { fetchReleases } from './fetchReleases.ts';

/** First port of the dev servers; each remote uses the next. */
const firstPort = 3951;
const say = (line: string) => process.stderr.write(`${line}\n`);

/** Serves one remote with hot reload. @returns its origin, and the end of its first compilation */
async function serveRemote({ id, packageDir }: BuildTarget, port: number) {
  const { default: define } = (await import(pathToFileURL(join(packageDir, 'webpack.config.ts')).href)) as {
    default: RemoteBuild;
  };
  const buildId = `dev${process.pid}`.padEnd(8, '0');
  const config = await define({
    mode: 'development',
    buildId,
    outDir: join(rootDir, '.data/dev', id),
    hot: true,
    port,
  });
  const compiler = webpack(config);
  if (compiler === null) throw new Error(`${id}: webpack refused the configuration`);
  new DevReleasePlugin({ id, buildId, global: containerName(id, buildId), packageDir }).apply(compiler);
  const compiled = new Promise<void>((done) => compiler.hooks.done.tap('dev', () => done()));
  await new WebpackDevServer(config.devServer ?? {}, compiler).start();
  return { origin: `http://localhost:${port}`, compiled };
}

/** @param site whose releases are used for the other remotes */
async function makeBuilds(targets: readonly BuildTarget[], site: string | undefined) {
  const own = site === undefined ? targets : targets.filter(({ id }) => id === 'shell');
  const builds = await buildAll(own, { mode: 'development', log: say });
  if (site === undefined) return builds;
  return [...builds, ...(await fetchReleases(site, { cacheDir: join(rootDir, '.data/site-releases'), log: say }))];
}

function fail(message: string): never {
  say(message);
  process.exit(1);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { site: { type: 'string' } }, allowPositionals: true });
    if (values.site !== undefined && !/^https?:$/.test(URL.parse(values.site)?.protocol ?? '')) {
      return fail(`${values.site} is no address of a site: https://…`);
    }
    return { site: values.site, wanted: positionals };
  } catch (error) {
    return fail(`${(error as Error).message}\nnpm run dev -- [mf-…] [--site https://…]`);
  }
}

const { site, wanted } = readArguments();
const targets = listTargets();
const remotes = targets.filter(({ id }) => id !== 'shell');
const unknown = wanted.filter((id) => remotes.every((target) => target.id !== id));
if (unknown.length > 0) {
  fail(`There is no remote ${unknown.join(', ')}; there are ${remotes.map(({ id }) => id).join(', ')}`);
}

const builds = await makeBuilds(targets, site).catch((error: unknown) =>
  fail(site === undefined ? String(error) : `${site} cannot be used: ${String(error)}`),
);
const buildsFile = join(rootDir, '.data/builds-development.json');
writeFileSync(buildsFile, JSON.stringify(builds));
const served = remotes.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
const dev = await Promise.all(served.map((target, index) => serveRemote(target, firstPort + index))).catch(
  (error: unknown) => fail((error as Error).message),
);
const devArguments = served.flatMap(({ id }, index) => ['--dev', `${id}=${dev[index]?.origin}`]);
const server = spawn(process.execPath, ['server/src/main.ts', '--builds', buildsFile, ...devArguments], {
  cwd: rootDir,
  stdio: ['inherit', 'pipe', 'inherit'],
  env: { ...process.env, HAESOL_DATA_DIR: chooseDataDir(process.env.HAESOL_DATA_DIR, site) },
});
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
for await (const line of createInterface(server.stdout)) {
  // A page that is opened before has the published builds, without hot reload.
  if (line.startsWith('ready ')) await Promise.all(dev.map(({ compiled }) => compiled));
  process.stdout.write(`${line}\n`);
}
