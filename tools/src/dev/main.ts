import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { containerName, type RemoteBuild } from '@haesol/shared/build';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { buildAll } from '../build/buildAll.ts';
import { type BuildTarget, listTargets, rootDir } from '../build/packages.ts';
import { DevReleasePlugin } from './devReleasePlugin.ts';

/** First port of the dev servers; each remote takes the next. */
const firstPort = 3951;
const say = (line: string) => process.stderr.write(`${line}\n`);

/** Serves one remote with hot reload. @returns its origin */
async function serveRemote({ id, packageDir }: BuildTarget, port: number): Promise<string> {
  const { default: define } = (await import(pathToFileURL(join(packageDir, 'webpack.config.ts')).href)) as {
    default: RemoteBuild;
  };
  const buildId = `dev${process.pid}`.padEnd(8, '0');
  const config = define({ mode: 'development', buildId, outDir: join(rootDir, '.data/dev', id), hot: true, port });
  const compiler = webpack(config);
  if (compiler === null) throw new Error(`${id}: webpack refused the configuration`);
  new DevReleasePlugin({ id, buildId, global: containerName(id, buildId), packageDir }).apply(compiler);
  await new WebpackDevServer(config.devServer ?? {}, compiler).start();
  return `http://localhost:${port}`;
}

const targets = listTargets();
const remotes = targets.filter(({ id }) => id !== 'shell');
const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => remotes.every((target) => target.id !== id));
if (unknown.length > 0) {
  say(`There is no remote ${unknown.join(', ')}; there are ${remotes.map(({ id }) => id).join(', ')}`);
  process.exit(1);
}

const builds = await buildAll(targets, { mode: 'development', log: say });
const buildsFile = join(rootDir, '.data/builds-development.json');
writeFileSync(buildsFile, JSON.stringify(builds));
const served = remotes.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
const origins = await Promise.all(served.map((target, index) => serveRemote(target, firstPort + index)));
const devArguments = served.flatMap(({ id }, index) => ['--dev', `${id}=${origins[index]}`]);
const server = spawn(process.execPath, ['server/src/main.ts', '--builds', buildsFile, ...devArguments], {
  cwd: rootDir,
  stdio: 'inherit',
});
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
