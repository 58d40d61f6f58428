import type { ReleaseManifest, RemoteJson } from '@haesol/contracts/release';
import { describeShell } from '../build/contractFile.ts';
import type { ShellContract } from '../build/contractSchemas.ts';
import type { Fault } from './fault.ts';
import { checkMessages } from './messageRules.ts';
import { checkFormat, checkOwnership, checkRemoteJson } from './remoteJsonRules.ts';
import { checkContainer } from './runContainer.ts';
import { checkVersions } from './sharedModules.ts';
import { checkShellTypes } from './shellTypes.ts';
import { checkSlotUses } from './slotRules.ts';
import { checkTexts } from './textRules.ts';

export interface Artifact {
  readonly manifest: ReleaseManifest;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Shell with which pages may load the build. */
export interface NamedShell {
  /** Name for display: `this workspace`, `the shell before, 3f9a…`. */
  readonly name: string;
  readonly contract: ShellContract;
}

const workspaceShell = (): NamedShell => ({ name: 'the shell of this workspace', contract: describeShell() });

function checkAgainst(artifact: Artifact, { contract }: NamedShell): Fault[] {
  const { manifest } = artifact;
  return [
    ...checkRemoteJson(manifest, contract),
    ...checkVersions(manifest.remoteJson?.requires ?? {}, contract.shared),
    ...checkShellTypes(artifact.files, contract),
  ];
}

/**
 * Checks the shell of this workspace against a served build, which must still work when the shell is released.
 */
export const checkServed = (artifact: Artifact): readonly Fault[] => checkAgainst(artifact, workspaceShell());

/**
 * Checks a finished build of a remote against its pages: shells with their shared modules, and the API. A fault with two shells
 * is reported once.
 * @param options.remotes other remotes of the site; without it, conflicts of paths and slots cannot be found
 * @param options.packageDir sources of the remote, for its texts; without it they are not checked
 */
export async function checkContract(
  artifact: Artifact,
  options: {
    readonly packageDir?: string | undefined;
    readonly shells?: readonly NamedShell[];
    readonly remotes?: Readonly<Record<string, { readonly remoteJson: RemoteJson }>> | undefined;
  } = {},
): Promise<readonly Fault[]> {
  const { packageDir, shells = [], remotes } = options;
  const { manifest, files } = artifact;
  const own = workspaceShell();
  const faults = checkAgainst(artifact, own);
  for (const shell of shells) {
    const known = new Set(faults.map(({ text }) => text));
    const more = checkAgainst(artifact, shell).filter(({ text }) => !known.has(text));
    faults.push(...more.map(({ rule, text }) => ({ rule, text: `${text} (${shell.name})` })));
  }
  return [
    ...faults,
    ...(remotes === undefined ? [] : checkOwnership(manifest, remotes)),
    ...(manifest.remoteJson === null ? [] : await checkSlotUses(manifest.remoteJson, options)),
    ...checkFormat(manifest),
    ...checkTexts(manifest, files),
    ...(packageDir === undefined ? [] : checkMessages(packageDir)),
    ...(await checkContainer(manifest, files, own.contract.shared)),
  ];
}
