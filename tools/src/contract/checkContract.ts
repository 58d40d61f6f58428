import type { ReleaseManifest } from '@haesol/shared/contracts';
import type { Fault } from './fault.ts';
import { checkMessages } from './messageRules.ts';
import { checkRemoteJson } from './remoteJsonRules.ts';
import { checkContainer } from './runContainer.ts';
import { checkVersions, readShellVersions } from './sharedModules.ts';
import { checkTexts } from './textRules.ts';

/**
 * Holds a finished build of a remote against the page that it will come into: the shell, the API and the shared modules
 * of this workspace.
 * @param packageDir sources of the remote, for its texts; without it they are not looked at
 */
export async function checkContract(
  { manifest, files }: { readonly manifest: ReleaseManifest; readonly files: ReadonlyMap<string, Uint8Array> },
  packageDir?: string,
): Promise<readonly Fault[]> {
  const versions = readShellVersions();
  return [
    ...checkRemoteJson(manifest),
    ...checkVersions(manifest.remoteJson?.requires ?? {}, versions),
    ...checkTexts(manifest, files),
    ...(packageDir === undefined ? [] : checkMessages(packageDir)),
    ...(await checkContainer(manifest, files, versions)),
  ];
}
