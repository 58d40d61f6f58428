import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { listResolved, readLockfile } from './lockfile.ts';
import { isWorkspace, rootDir } from './packages.ts';

const ignored =
  /(^|\/)(node_modules|dist|\.data|\.git|fixtures)(\/|$)|\.test\.tsx?$|\.md$|^shared\/(remote\/src\/testing|kit\/src\/tokens\/fonts)\//;

/** Same on every operating system. */
const nameOf = (path: string) => relative(rootDir, path).split(sep).join('/');

function* walk(path: string): Generator<string> {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (ignored.test(nameOf(child))) continue;
    if (entry.isDirectory()) yield* walk(child);
    else yield child;
  }
}

const readLockfileText = () => readFileSync(join(rootDir, 'pnpm-lock.yaml'), 'utf8');

/** Lockfiles of the package managers that a remote in a repository of its own may use. */
const lockfiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/** Computes the name of a build of a remote in a repository of its own: over its files and its lockfile. */
function hashOwnSources(packageDir: string, mode: string): string {
  const hash = createHash('sha256').update(mode);
  const present = lockfiles.filter((name) => existsSync(join(packageDir, name)));
  for (const file of [...walk(packageDir)].sort()) hash.update(nameOf(file)).update('\0').update(readFileSync(file));
  if (present.length === 0) throw new Error('There is no lockfile: install the packages first, with npm install.');
  return hash.digest('hex').slice(0, 16);
}

/**
 * Lists the installed packages in a build: those of the package itself, of the shared package and of the build. Excludes
 * dependencies of other remotes, so that their changes cause no rebuild.
 */
function listInstalled(packageDir: string, lockfileText: string): readonly string[] {
  const lockfile = readLockfile(lockfileText);
  const { [nameOf(packageDir)]: own, tools } = lockfile.importers;
  const shared = Object.entries(lockfile.importers).filter(([name]) => name.startsWith('shared/'));
  // Missing in the lockfile: a new remote before its install.
  if (own === undefined || tools === undefined) return [lockfileText];
  return listResolved(lockfile, Object.assign({}, tools.own, ...shared.map(([, importer]) => importer.own)))
    .concat(listResolved(lockfile, own.own))
    .concat(listResolved(lockfile, own.dev));
}

/**
 * Computes the name of a build: 16 hex digits over all its inputs (the package, the shared package, their dependencies, and the
 * mode), so that an unchanged package is never built again.
 */
export function hashSources(packageDir: string, mode: string, lockfile?: string): string {
  if (!isWorkspace) return hashOwnSources(packageDir, mode);
  const hash = createHash('sha256').update(mode);
  const files = [packageDir, join(rootDir, 'shared'), join(rootDir, 'tools/src/build')].flatMap((dir) => [
    ...walk(dir),
  ]);
  for (const file of files.sort()) {
    hash.update(nameOf(file)).update('\0').update(readFileSync(file)).update('\0');
  }
  for (const name of listInstalled(packageDir, lockfile ?? readLockfileText())) hash.update(name).update('\0');
  return hash.digest('hex').slice(0, 16);
}
