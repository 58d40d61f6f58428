import { MfError } from '../contract/MfError.ts';
import { buildRelease, type ReleaseFolder, readReleaseFolder } from '../contract/releaseFolder.ts';
import type { RegistryClient } from './registryClient.ts';
import type { FoundToken } from './releaseToken.ts';

/** What `--…` may say; each command looks at its own. */
interface MfOptions {
  readonly channel: string;
  /** A channel, or the address of a server. */
  readonly from: string | undefined;
  readonly dir: string | undefined;
  readonly expect: string | undefined;
  readonly notice: string | undefined;
  /** Why a build is let pass. */
  readonly reason: string | undefined;
  /** File that a command writes. */
  readonly out: string | undefined;
  /** Percent of the visitors. */
  readonly share: string | undefined;
  /** File with the stack of an error. */
  readonly stack: string | undefined;
  /** False: `publish` does not look at the build. */
  readonly check: boolean;
  /** A person has said which server is meant. */
  readonly isServerGiven: boolean;
}

export interface MfContext {
  readonly args: readonly string[];
  readonly options: MfOptions;
  readonly client: RegistryClient;
  readonly token: FoundToken;
  /** The registry of another server, asked with the same token. */
  open(server: string): RegistryClient;
  /** What the command was asked for, for people and programs. */
  print(line: string): void;
  /** How far it has come. */
  log(line: string): void;
}

export interface Command {
  readonly usage: string;
  readonly summary: string;
  /** @returns false when what was looked at is not good */
  run(context: MfContext): Promise<boolean | undefined>;
}

/** @throws {MfError} when no remote was named */
export function readId({ args }: MfContext): string {
  const [id] = args;
  if (id === undefined) throw new MfError('Which remote?', 'Name it: mf-…, or shell.');
  return id;
}

/** The build that `--dir` names, or the one of the present sources. */
export async function openRelease(context: MfContext): Promise<ReleaseFolder> {
  const { dir } = context.options;
  const id = readId(context);
  const release = dir === undefined ? await buildRelease(id, context.log) : await readReleaseFolder(dir);
  if (release.manifest.id !== id)
    throw new MfError(`${release.dir} is a build of ${release.manifest.id}, not of ${id}`);
  return release;
}
