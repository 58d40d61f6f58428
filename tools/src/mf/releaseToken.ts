import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rootDir } from '../build/packages.ts';

/** Where the token comes from; `token` is undefined when nothing has one. */
export interface FoundToken {
  readonly token: string | undefined;
  readonly from: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** `HAESOL_RELEASE_TOKEN`, else the file that a server in demo mode has made into its data directory. */
export function findToken(environment: Environment): FoundToken {
  const given = environment.HAESOL_RELEASE_TOKEN;
  if (given !== undefined && given !== '') return { token: given, from: 'HAESOL_RELEASE_TOKEN' };
  const file = join(resolve(rootDir, environment.HAESOL_DATA_DIR || '.data'), 'release-token');
  return { token: existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined, from: file };
}

export const tokenHelp =
  'Set HAESOL_RELEASE_TOKEN to the token of your remote (RELEASE_TOKENS of the server). In demo mode the server makes one into release-token of its data directory: set HAESOL_DATA_DIR to that directory.';
