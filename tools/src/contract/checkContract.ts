import type { ReleaseManifest, RemoteJson } from '@haesol/contracts/release';
import { describeAnswers } from '../build/answerSchemas.ts';
import { describeShell } from '../build/contractFile.ts';
import { contractFileName, remoteContract, type ShellContract } from '../build/contractSchemas.ts';
import { checkAnswers } from './answerRules.ts';
import { type Fault, toFaults } from './fault.ts';
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

/** Checks the API of this workspace against the answers that a build reads. */
export const checkReads = ({ answers = {} }: Pick<ShellContract, 'answers'>): Fault[] =>
  toFaults('answers', checkAnswers(answers, describeAnswers(Object.keys(answers))));

/** Checks the API of this workspace against the answers that a build of a remote reads. */
export function checkServedAnswers({ files }: Artifact): Fault[] {
  const text = files.get(contractFileName);
  return text === undefined ? [] : checkReads(remoteContract.parse(JSON.parse(Buffer.from(text).toString('utf8'))));
}

const workspaceShell = (): NamedShell => ({ name: 'the shell of this workspace', contract: describeShell() });

function checkEntryFormat({ format }: ReleaseManifest, { formats }: ShellContract): Fault[] {
  const isLoaded = format === undefined || formats.includes(format);
  return toFaults('version', isLoaded ? [] : [`the shell does not load entries of the format ${format}`]);
}

function checkAgainst(artifact: Artifact, { contract }: NamedShell): Fault[] {
  const { manifest } = artifact;
  return [
    ...checkRemoteJson(manifest, contract),
    ...checkEntryFormat(manifest, contract),
    ...checkVersions(manifest.remoteJson?.requires ?? {}, contract.shared),
    ...checkShellTypes(artifact.files, contract),
  ];
}

/**
 * Checks shell and API of this workspace against a served build, which must still work when they are released.
 */
export const checkServed = (artifact: Artifact): readonly Fault[] => [
  ...checkAgainst(artifact, workspaceShell()),
  ...checkServedAnswers(artifact),
];

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
    // Without a contract the rule `types` has reported it.
    ...(faults.some(({ rule }) => rule === 'types') ? [] : checkServedAnswers(artifact)),
    ...(remotes === undefined ? [] : checkOwnership(manifest, remotes)),
    ...(manifest.remoteJson === null ? [] : await checkSlotUses(manifest.remoteJson, options)),
    ...checkFormat(manifest),
    ...checkTexts(manifest, files),
    ...(packageDir === undefined ? [] : checkMessages(packageDir)),
    ...(await checkContainer(manifest, files, own.contract.shared)),
  ];
}
