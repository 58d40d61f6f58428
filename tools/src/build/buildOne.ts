import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { findServerEntry, type RemoteBuild, readRemoteJson, serverBuild } from '@haesol/build';
import webpack, { type Configuration, type Stats } from 'webpack';
import { writeReleaseJson } from './releaseJson.ts';
import { findStyleFault } from './styleBudget.ts';

const [, , id = '', packageDir = '', buildId = '', dir = '', modeName = 'production'] = process.argv;
const mode = modeName === 'development' ? 'development' : 'production';

/** Runs webpack; errors end the process. */
async function run(config: Configuration, workDir: string): Promise<Stats> {
  const stats = await new Promise<Stats>((resolve, reject) => {
    webpack(config, (error, result) =>
      result === undefined ? reject(error ?? new Error('no result')) : resolve(result),
    );
  });
  if (stats.hasErrors()) {
    process.stderr.write(`${stats.toString({ preset: 'errors-warnings', colors: false })}\n`);
    rmSync(workDir, { recursive: true, force: true });
    process.exit(1);
  }
  return stats;
}

/** Builds one package into `dir`; a failed build leaves no files. Run as a separate process by {@link buildAll}. */
async function buildOne(): Promise<void> {
  const { default: define } = (await import(pathToFileURL(join(packageDir, 'webpack.config.ts')).href)) as {
    default: RemoteBuild;
  };
  const workDir = `${dir}.${process.pid}`;
  mkdirSync(dirname(dir), { recursive: true });
  const stats = await run(await define({ mode, buildId, outDir: workDir }), workDir);
  const styleFault = id === 'shell' && mode === 'production' ? findStyleFault(workDir) : undefined;
  if (styleFault !== undefined) {
    rmSync(workDir, { recursive: true, force: true });
    throw new Error(styleFault);
  }
  const serverEntry = findServerEntry(packageDir);
  if (serverEntry !== undefined) {
    await run(serverBuild({ mode, packageDir, outDir: workDir, buildId }, serverEntry), workDir);
  }
  writeReleaseJson({
    id,
    buildId,
    packageDir,
    remoteJson: id === 'shell' ? null : await readRemoteJson(packageDir),
    dir: workDir,
    mode,
    stats: stats.toJson({ all: false, chunkGroups: true, assets: true, chunkGroupAuxiliary: false }),
  });
  rmSync(dir, { recursive: true, force: true });
  renameSync(workDir, dir);
}

try {
  await buildOne();
} catch (error) {
  // Errors in a remote's pages already have file and line; a stack would hide them.
  process.stderr.write(`${error instanceof Error && error.name === 'Error' ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
