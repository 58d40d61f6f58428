import type { RegistryEntry, ReleaseManifest } from '@haesol/contracts/release';
import { toIntegrity } from '../../release/registry/integrity.ts';
import type { ReleaseStore } from '../../release/registry/ReleaseStore.ts';
import type { BuildKey } from './renderProtocol.ts';

interface ServerFile {
  readonly path: string;
  readonly integrity: string;
}

export const toBuildKey = (id: string, buildId: string): BuildKey => `${id}@${buildId}`;

/** Locates the server code of each build by registry and manifests. */
export function createServerFiles(store: ReleaseStore) {
  const files = new Map<BuildKey, ServerFile>();

  return {
    addShell({ id, buildId, ssr, files: hashes }: ReleaseManifest): BuildKey {
      const build = toBuildKey(id, buildId);
      const name = ssr ?? '';
      files.set(build, { path: `${id}/${buildId}/${name}`, integrity: hashes[name] ?? '' });
      return build;
    },

    addRemote(id: string, { buildId, ssr, files: hashes }: RegistryEntry): BuildKey {
      const build = toBuildKey(id, buildId);
      const name = ssr ?? '';
      files.set(build, { path: `${id}/${buildId}/${name}`, integrity: hashes?.[name] ?? '' });
      return build;
    },

    /** @throws if the code is missing or differs from the published one */
    async readCode(build: BuildKey): Promise<string> {
      const file = files.get(build);
      const bytes = file && (await store.read(file.path));
      if (file === undefined || bytes === undefined || toIntegrity(bytes) !== file.integrity) {
        throw new Error(`the server's half of ${build} is not there as it was published`);
      }
      return bytes.toString('utf8');
    },
  };
}
