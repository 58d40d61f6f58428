import { join } from 'node:path';
import type { LocalBuild } from '../build/buildAll.ts';
import { rootDir } from '../build/packages.ts';
import { MfError } from '../contract/MfError.ts';
import { saveRelease } from '../dev/saveRelease.ts';
import type { RegistryClient } from './registryClient.ts';

const fetchedDir = () => join(rootDir, '.data/fetched');

/**
 * Fetches a complete build from a server, with its server part and source maps, checking every file by its hash.
 * @returns its folder, for `--dir` of other commands
 * @throws {MfError} if a file differs from the manifest
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
