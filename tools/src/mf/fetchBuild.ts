import { join } from 'node:path';
import type { LocalBuild } from '../build/buildAll.ts';
import { rootDir } from '../build/packages.ts';
import { MfError } from '../contract/MfError.ts';
import { saveRelease } from '../dev/saveRelease.ts';
import type { RegistryClient } from './registryClient.ts';

const fetchedDir = () => join(rootDir, '.data/fetched');

/**
 * Brings a build of a server whole, with its half for the server and its source maps, every file held against its hash.
 * @returns its folder, which `--dir` of other commands takes
 * @throws {MfError} where a file is not the one that the manifest names
 */
export async function fetchBuild(
  client: RegistryClient,
  id: string,
  buildId: string,
  cacheDir = fetchedDir(),
): Promise<LocalBuild> {
  const manifest = await client.manifest(id, buildId);
  try {
    return await saveRelease(manifest, cacheDir, (name) => client.file(id, buildId, name));
  } catch (error) {
    if (error instanceof MfError) throw error;
    throw new MfError(`${id} ${buildId}: ${(error as Error).message}`, undefined, { cause: error });
  }
}
