import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { relative } from 'node:path';
import { type BuildTarget, rootDir } from '../build/packages.ts';
import { hashSources } from '../build/sourceHash.ts';

/** Sources of a build, if known to git. */
export interface Origin {
  readonly commit?: string;
  /** True if inputs of the build have uncommitted changes. */
  readonly dirty?: boolean;
}

const maxPerson = 100;

/** @returns git's output; undefined without git or a repository */
function git(dir: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: dir, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Returns the user of the command: HAESOL_PERSON, git's `user.name`, or the account of the machine. */
export function findPerson(environment: Readonly<Record<string, string | undefined>>, dir = rootDir): string {
  const named = environment.HAESOL_PERSON || git(dir, 'config', 'user.name') || userInfo().username;
  return named.replaceAll(/\p{C}/gu, '').slice(0, maxPerson) || 'unknown';
}

/** Returns the commit of a checkout, and uncommitted changes in these folders. */
export function readCommit(dir: string, folders: readonly string[]): Origin {
  const commit = git(dir, 'rev-parse', 'HEAD');
  if (commit === undefined) return {};
  return { commit, dirty: git(dir, 'status', '--porcelain', '--', ...folders) !== '' };
}

/**
 * Returns the commit of this checkout if it contains the sources of a build. The sources of an older build are unknown.
 */
export function findOrigin({ packageDir }: BuildTarget, buildId: string): Origin {
  if (hashSources(packageDir, 'production') !== buildId) return {};
  return readCommit(rootDir, [relative(rootDir, packageDir), 'shared', 'tools/src/build', 'pnpm-lock.yaml']);
}

/**
 * @returns subjects of commits between two builds that touch the remote or the shared package, newest first; undefined if
 * unknown to git
 */
export function listCommits(dir: string, from: string, to: string, folders: readonly string[]): string[] | undefined {
  return git(dir, 'log', '--oneline', '--no-decorate', `${from}..${to}`, '--', ...folders)
    ?.split('\n')
    .filter(Boolean);
}
