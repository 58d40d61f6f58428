import { MfError } from '../contract/MfError.ts';
import { buildRelease, type ReleaseFolder, readReleaseFolder } from '../contract/releaseFolder.ts';
import type { RegistryClient } from './registryClient.ts';
import type { FoundToken } from './releaseToken.ts';

/** Options `--…`; each command reads its own. */
interface MfOptions {
  readonly channel: string;
  /** A channel, or the URL of a server. */
  readonly from: string | undefined;
  readonly dir: string | undefined;
  readonly expect: string | undefined;
  readonly notice: string | undefined;
  /** Reason for overruling a build, leaving its check out, or removing the remote. */
  readonly reason: string | undefined;
  /** Output file of a command. */
  readonly out: string | undefined;
  /** Percentage of visitors. */
  readonly share: string | undefined;
  /** File with the stack of an error. */
  readonly stack: string | undefined;
  /** False if the check is left out. */
  readonly check: boolean;
  /** True if the server was given explicitly. */
  readonly isServerGiven: boolean;
}

export interface MfContext {
  readonly args: readonly string[];
  readonly options: MfOptions;
  readonly client: RegistryClient;
  readonly token: FoundToken;
  /** Opens the registry of another server, with the same token. */
  open(server: string): RegistryClient;
  /** Prints the result of a command, for people and programs. */
  print(line: string): void;
  /** Logs progress. */
  log(line: string): void;
}

export interface Command {
  readonly usage: string;
  readonly summary: string;
  /** @returns false if a check failed */
  run(context: MfContext): Promise<boolean | undefined>;
}

/** @throws {MfError} without a remote */
export function readId({ args }: MfContext): string {
  const [id] = args;
  if (id === undefined) throw new MfError('Which remote?', 'Name it: mf-…, or shell.');
  return id;
}

/** Opens the build of `--dir`, or the one of the current sources. */
export async function openRelease(context: MfContext): Promise<ReleaseFolder> {
  const { dir } = context.options;
  const id = readId(context);
  const release = dir === undefined ? await buildRelease(id, context.log) : await readReleaseFolder(dir);
  if (release.manifest.id !== id)
    throw new MfError(`${release.dir} is a build of ${release.manifest.id}, not of ${id}`);
  return release;
}
