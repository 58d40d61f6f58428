import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { relative } from 'node:path';
import { type BuildTarget, rootDir } from '../build/packages.ts';
import { hashSources } from '../build/sourceHash.ts';

/** Sources of a build, as far as git says it. */
export interface Origin {
  readonly commit?: string;
  /** Files that the build is made of were changed and not committed. */
  readonly dirty?: boolean;
}

const maxPerson = 100;

/** @returns what git prints; undefined where there is no git or no repository */
function git(dir: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: dir, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Who runs the command: HAESOL_PERSON, git's `user.name`, or the account of the machine. */
export function findPerson(environment: Readonly<Record<string, string | undefined>>, dir = rootDir): string {
  const named = environment.HAESOL_PERSON || git(dir, 'config', 'user.name') || userInfo().username;
  return named.replaceAll(/\p{C}/gu, '').slice(0, maxPerson) || 'unknown';
}

/** Commit of a checkout, and whether files below these folders differ from it. */
export function readCommit(dir: string, folders: readonly string[]): Origin {
  const commit = git(dir, 'rev-parse', 'HEAD');
  if (commit === undefined) return {};
  return { commit, dirty: git(dir, 'status', '--porcelain', '--', ...folders) !== '' };
}

/**
 * Where a build comes from: the commit of this checkout, when the build is one of its present sources. A folder of
 * another time says nothing about its own.
 */
export function findOrigin({ packageDir }: BuildTarget, buildId: string): Origin {
  if (hashSources(packageDir, 'production') !== buildId) return {};
  return readCommit(rootDir, [relative(rootDir, packageDir), 'shared', 'tools/src/build', 'pnpm-lock.yaml']);
}

/** @returns subjects of the commits between two builds that touch the remote or the shared package, the newest first; undefined where git does not know them */
export function listCommits(dir: string, from: string, to: string, folders: readonly string[]): string[] | undefined {
  return git(dir, 'log', '--oneline', '--no-decorate', `${from}..${to}`, '--', ...folders)
    ?.split('\n')
    .filter(Boolean);
}
