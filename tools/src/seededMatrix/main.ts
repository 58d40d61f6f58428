// `npm test -- matrix`: tries pairs of builds of one checkout, made different by a seed, and a planted incompatible one.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { startSite } from '../bench/startSite.ts';
import { rootDir } from '../build/packages.ts';
import { MfError } from '../contract/MfError.ts';
import { readReleaseFolder } from '../contract/releaseFolder.ts';
import { copySources } from '../copySources.ts';
import { packRelease } from '../mf/packRelease.ts';
import { createRegistryClient } from '../mf/registryClient.ts';
import { run } from '../programs.ts';
import { plantIncompatible, seedSources } from './seedSources.ts';

const remotes = ['mf-infoplaza', 'mf-mypage', 'mf-portal', 'mf-reservation', 'mf-travel'];
const seeds = [1, 2, 3];
const shellSeeds = [1, 2];
/** Its pages are those of the journeys. */
const plantedRemote = 'mf-infoplaza';
const dataDir = join(rootDir, '.data/seeded-matrix');

const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = copySources();
const build = (id: string) =>
  run(folder, 'npm', 'run', '--silent', 'mf', '--', 'build', id).trim().split('\n').at(-1) ?? '';
const restore = () => run(folder, 'git', 'checkout', '--quiet', '.');

/** Builds a package once for each seed. @returns the folders */
function buildSeeds(id: string, chosen: readonly number[]): readonly string[] {
  return chosen.map((seed) => {
    seedSources(join(folder, id), seed);
    const dir = build(id);
    restore();
    say(`${id}, seed ${seed}: ${basename(dir)}`);
    return dir;
  });
}

/** Runs the matrix. @returns number of failed results and of mixes */
function tryMixes(axes: Readonly<Record<string, readonly string[]>>, ...more: string[]) {
  const named = Object.entries(axes).flatMap(([id, dirs]) =>
    id === 'shell' ? ['--shell', dirs.join(',')] : ['--remote', `${id}=${dirs.join(',')}`],
  );
  const builds = join(folder, '.data/seeded.json');
  const args = ['tools/src/matrix/main.ts', ...named, '--specs', 'journey', '--builds', builds, ...more];
  const env = { ...process.env, HAESOL_DATA_DIR: dataDir };
  // Progress is shown as it is printed, the table at the end.
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: rootDir,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  say(stdout);
  const [, mixes, failed] = /^(\d+) mixes tried, (\d+) results failed$/m.exec(stdout) ?? [];
  if (mixes === undefined) throw new Error('the matrix did not end');
  return { mixes: Number(mixes), failed: Number(failed) };
}

/** Tries to promote the builds on a site with their results. */
async function promote(site: string, id: string, dirs: readonly string[]): Promise<readonly boolean[]> {
  const token = readFileSync(join(dataDir, 'release-token'), 'utf8').trim();
  const client = createRegistryClient(site, token, 'matrix');
  const answers: boolean[] = [];
  for (const dir of dirs) {
    const { manifest } = await readReleaseFolder(dir);
    const expect = (await client.registry()).remotes[id]?.buildId ?? null;
    const moved = await client.change(id, 'stable', { to: manifest.buildId, expect }).catch((error: unknown) => error);
    if (moved instanceof Error && !(moved instanceof MfError)) throw moved;
    answers.push(!(moved instanceof MfError));
  }
  return answers;
}

async function publishAll(site: string, dirs: readonly string[]): Promise<void> {
  const token = readFileSync(join(dataDir, 'release-token'), 'utf8').trim();
  const client = createRegistryClient(site, token, 'matrix');
  for (const dir of dirs) {
    const { files, manifest } = await readReleaseFolder(dir);
    await client.publish(manifest.id, await packRelease(files), { channel: 'next' });
    const unchecked = { reason: 'The matrix decides about the build.' };
    if (manifest.id !== 'shell') await client.saveCheck(manifest.id, manifest.buildId, unchecked);
  }
}

async function main(): Promise<boolean> {
  run(folder, 'git', 'add', '-A');
  run(folder, 'git', '-c', 'user.name=matrix', '-c', 'user.email=matrix@haesol.example', 'commit', '-qm', 'sources');
  const shell = buildSeeds('shell', shellSeeds);
  const built = remotes.map((id) => [id, buildSeeds(id, seeds)] as const);
  plantIncompatible(join(folder, plantedRemote));
  const planted = build(plantedRemote);
  const first = [shell[0] ?? '', ...built.map(([, dirs]) => dirs[0] ?? '')];
  const base = await Promise.all(first.map(async (dir) => ({ dir, ...(await readReleaseFolder(dir)).manifest })));
  const rows = base.map(({ id, buildId, dir }) => ({ id, buildId, dir }));
  writeFileSync(join(folder, '.data/seeded.json'), JSON.stringify(rows));

  const good = tryMixes({ shell, ...Object.fromEntries(built) });
  const site = await startSite(join(folder, '.data/seeded.json'), { HAESOL_DATA_DIR: dataDir });
  try {
    const [, own = []] = built.find(([id]) => id === plantedRemote) ?? [];
    const tried = [own[1] ?? '', planted];
    await publishAll(site.url, [...shell, ...tried]);
    const bad = tryMixes({ shell, [plantedRemote]: tried }, '--report', site.url);
    const [isGoodIn, isPlantedIn] = await promote(site.url, plantedRemote, tried.toReversed()).then((all) =>
      all.toReversed(),
    );
    say(`${good.mixes} pairwise mixes, ${good.failed} failed; planted: ${bad.failed} of ${bad.mixes} failed`);
    say(`promoted: the good build ${isGoodIn}, the planted one ${isPlantedIn}`);
    // The mixes of a good build have passed with every shell; those of the planted one have failed with each.
    return good.failed === 0 && bad.failed === shell.length && isGoodIn === true && isPlantedIn === false;
  } finally {
    await site.stop();
  }
}

try {
  const isRight = await main();
  say(isRight ? 'seeded matrix: as it should be' : 'seeded matrix: not as it should be');
  process.exitCode = isRight ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}
