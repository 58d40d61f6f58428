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

/** A shell that pages may bring the build into. */
export interface NamedShell {
  /** For people: `this workspace`, `the shell before, 3f9a…`. */
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
 * Holds the shell of this workspace against a build that a site serves: what it needs must go on when the shell is
 * released.
 */
export const checkServed = (artifact: Artifact): readonly Fault[] => checkAgainst(artifact, workspaceShell());

/**
 * Holds a finished build of a remote against the pages that it will come into: shells with their shared modules and the
 * API. What two shells find wrong is said once.
 * @param options.remotes what the site serves beside it; without it, whose a path or slot is cannot be known
 * @param options.packageDir sources of the remote, for its texts; without it they are not looked at
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
