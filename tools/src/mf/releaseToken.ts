import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rootDir } from '../build/packages.ts';

/** Token and its source; `token` is undefined if none was found. */
export interface FoundToken {
  readonly token: string | undefined;
  readonly from: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function findTokenOf(environment: Environment, variable: string, fileName: string): FoundToken {
  const given = environment[variable];
  if (given !== undefined && given !== '') return { token: given, from: variable };
  const file = join(resolve(rootDir, environment.HAESOL_DATA_DIR || '.data'), fileName);
  return { token: existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined, from: file };
}

/** Reads `HAESOL_RELEASE_TOKEN`, else the file that a server in demo mode has created in its data directory. */
export const findToken = (environment: Environment) =>
  findTokenOf(environment, 'HAESOL_RELEASE_TOKEN', 'release-token');

/** Reads `HAESOL_QA_TOKEN`, else the file that a server in demo mode has created in its data directory. */
export const findQaToken = (environment: Environment) => findTokenOf(environment, 'HAESOL_QA_TOKEN', 'qa-token');

export const tokenHelp =
  'Set HAESOL_RELEASE_TOKEN to the token of your remote (RELEASE_TOKENS of the server). In demo mode the server makes one into release-token of its data directory: set HAESOL_DATA_DIR to that directory.';
