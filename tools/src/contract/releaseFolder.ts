import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type ReleaseManifest, releaseManifest } from '@haesol/contracts/release';
import { buildAll } from '../build/buildAll.ts';
import { listTargets } from '../build/packages.ts';
import { listFiles } from '../build/releaseJson.ts';
import { MfError } from './MfError.ts';

export interface ReleaseFolder {
  readonly dir: string;
  readonly manifest: ReleaseManifest;
  /** All files including `release.json`, by their name in the release. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

function readJson(file: string, bytes: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(String(bytes));
  } catch (error) {
    const { message } = error as SyntaxError;
    throw new MfError(`${file} is no JSON: ${message}`, 'Build it again with: npm run mf -- build mf-…', {
      cause: error,
    });
  }
}

/** Reads a finished build. @throws {MfError} for a folder without one */
export async function readReleaseFolder(folder: string): Promise<ReleaseFolder> {
  const dir = resolve(folder);
  if (!existsSync(join(dir, 'release.json'))) {
    throw new MfError(
      `${dir} has no release.json`,
      'Name the folder of a finished build, or leave --dir out to build it.',
    );
  }
  const names = [...listFiles(dir), 'release.json'];
  const files = new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(dir, name))] as const)));
  const parsed = releaseManifest.safeParse(readJson(join(dir, 'release.json'), files.get('release.json')));
  if (parsed.success) return { dir, files, manifest: parsed.data };
  const places = parsed.error.issues.slice(0, 5).map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new MfError(
    `release.json is not well formed: ${places.join('; ')}`,
    'Build it again with: npm run mf -- build mf-…',
  );
}

/** Builds a package, or takes the build of the same sources from the cache. @returns its folder */
export async function buildRelease(id: string, log: (line: string) => void): Promise<ReleaseFolder> {
  const targets = listTargets();
  const target = targets.find((one) => one.id === id);
  if (target === undefined) {
    throw new MfError(
      `There is no ${id}`,
      `There are ${targets.map((one) => one.id).join(', ')}; npm run create-remote makes a new one.`,
    );
  }
  const [build] = await buildAll([target], { log }).catch((error: unknown) => {
    throw new MfError((error as Error).message, 'What is wrong is named above.', { cause: error });
  });
  if (build === undefined) throw new MfError(`${id} was not built`);
  return readReleaseFolder(build.dir);
}
