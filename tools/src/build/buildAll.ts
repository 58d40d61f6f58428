import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildTarget, rootDir } from './packages.ts';
import { hashSources } from './sourceHash.ts';

export interface LocalBuild {
  readonly id: string;
  readonly buildId: string;
  /** Folder of the finished release, with its `release.json`. */
  readonly dir: string;
}

export interface BuildOptions {
  readonly mode?: 'development' | 'production';
  /** Cache of finished builds by their hash. */
  readonly cacheDir?: string;
  /** Number of parallel builds. */
  readonly parallel?: number;
  log?(line: string): void;
}

function runBuild(target: BuildTarget, build: LocalBuild, mode: string): Promise<void> {
  const script = fileURLToPath(new URL('./buildOne.ts', import.meta.url));
  const child = spawn(process.execPath, [script, target.id, target.packageDir, build.buildId, build.dir, mode], {
    stdio: ['ignore', 2, 2],
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the build of ${target.id} failed`))));
  });
}

/** Builds changed targets and takes the others from the cache. @throws if a build failed */
export async function buildAll(
  targets: readonly BuildTarget[],
  options: BuildOptions = {},
): Promise<readonly LocalBuild[]> {
  const {
    mode = 'production',
    cacheDir = join(rootDir, '.data/build-cache'),
    parallel = 2,
    log = () => undefined,
  } = options;
  const waiting = targets.map((target) => {
    const buildId = hashSources(target.packageDir, mode);
    return { target, build: { id: target.id, buildId, dir: join(cacheDir, target.id, buildId) } };
  });
  const builds = waiting.map(({ build }) => build);
  // Largest first: a long build that starts last would leave a processor idle.
  const sizeOf = ({ packageDir }: BuildTarget) => readdirSync(join(packageDir, 'src'), { recursive: true }).length;
  const changed = waiting
    .filter(({ build }) => !existsSync(join(build.dir, 'release.json')))
    .toSorted((a, b) => sizeOf(b.target) - sizeOf(a.target));
  log(`build: ${changed.length} of ${targets.length} changed`);
  const work = async (): Promise<void> => {
    for (let next = changed.shift(); next !== undefined; next = changed.shift()) {
      const startedAt = performance.now();
      await runBuild(next.target, next.build, mode);
      log(`build: ${next.target.id} ${next.build.buildId} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return builds;
}
