import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '@haesol/contracts/release';
import type { LocalBuild } from '../build/buildAll.ts';

const parallel = 6;
/** Names that stay in the folder of the release. */
const fileName = /^(?![./])[\w.@+-]+(\/(?!\.)[\w.@+-]+)*$/;

/** @throws for a name outside the folder of its release */
export function requireFileNames(names: readonly string[]): void {
  const strange = names.find((name) => !fileName.test(name));
  if (strange !== undefined) throw new Error(`${strange} is no name of a file`);
}

const toIntegrity = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Writes a release of a server into a cache folder, checking each file by the hash in the manifest. Takes a cached one
 * unchanged, because a release never changes.
 * @param read reads a file by its name in the release
 * @throws for a file with another hash or a name outside the folder; then removes the folder
 */
export async function saveRelease(
  manifest: ReleaseManifest,
  cacheDir: string,
  read: (name: string) => Promise<Uint8Array>,
): Promise<LocalBuild> {
  const { id, buildId, files } = manifest;
  requireFileNames(Object.keys(files));
  const dir = join(cacheDir, id, buildId);
  if (existsSync(join(dir, 'release.json'))) return { id, buildId, dir };
  const workDir = `${dir}.${process.pid}`;
  const waiting = Object.entries(files);
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [name, integrity] = next;
      const bytes = await read(name);
      if (toIntegrity(bytes) !== integrity) throw new Error(`${name} is not the file that the registry names`);
      await mkdir(dirname(join(workDir, name)), { recursive: true });
      await writeFile(join(workDir, name), bytes);
    }
  };
  try {
    await Promise.all(Array.from({ length: parallel }, work));
    await mkdir(workDir, { recursive: true });
    await writeFile(join(workDir, 'release.json'), JSON.stringify(manifest));
    await rename(workDir, dir);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
  return { id, buildId, dir };
}
