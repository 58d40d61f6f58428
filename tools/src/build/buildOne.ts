import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteBuild } from '@haesol/shared/build';
import webpack, { type Stats } from 'webpack';
import { writeReleaseJson } from './releaseJson.ts';

const [, , id = '', packageDir = '', buildId = '', dir = '', mode = 'production'] = process.argv;

/** Builds one package into `dir`; a build that fails leaves nothing there. Run as a process of its own by {@link buildAll}. */
async function buildOne(): Promise<void> {
  const { default: define } = (await import(pathToFileURL(join(packageDir, 'webpack.config.ts')).href)) as {
    default: RemoteBuild;
  };
  const workDir = `${dir}.${process.pid}`;
  mkdirSync(dirname(dir), { recursive: true });
  const config = define({ mode: mode === 'development' ? 'development' : 'production', buildId, outDir: workDir });
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
  writeReleaseJson({
    id,
    buildId,
    packageDir,
    dir: workDir,
    stats: stats.toJson({ all: false, chunkGroups: true, assets: true, chunkGroupAuxiliary: false }),
  });
  rmSync(dir, { recursive: true, force: true });
  renameSync(workDir, dir);
}

await buildOne();
