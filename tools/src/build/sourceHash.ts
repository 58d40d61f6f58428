import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { listResolved, readLockfile } from './lockfile.ts';
import { rootDir } from './packages.ts';

const ignored =
  /(^|\/)(node_modules|dist|\.data|fixtures)(\/|$)|\.test\.tsx?$|\.md$|^shared\/(remote\/src\/testing|kit\/src\/tokens\/fonts)\//;

/** The same on every system. */
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

/**
 * Installed packages that a build is made of: those of the package itself, of the shared package and of the build. What
 * another remote depends on is none of them, so that its changes build nobody else anew.
 */
function listInstalled(packageDir: string, lockfileText: string): readonly string[] {
  const lockfile = readLockfile(lockfileText);
  const { [nameOf(packageDir)]: own, tools } = lockfile.importers;
  const shared = Object.entries(lockfile.importers).filter(([name]) => name.startsWith('shared/'));
  // Not in the lockfile yet: a new remote before its install.
  if (own === undefined || tools === undefined) return [lockfileText];
  return listResolved(lockfile, Object.assign({}, tools.own, ...shared.map(([, importer]) => importer.own)))
    .concat(listResolved(lockfile, own.own))
    .concat(listResolved(lockfile, own.dev));
}

/**
 * Name of a build: 16 hex digits over everything that it is made of (the package, the shared package, the packages that
 * they depend on, and the mode), so that an unchanged package is never built again.
 */
export function hashSources(packageDir: string, mode: string, lockfile = readLockfileText()): string {
  const hash = createHash('sha256').update(mode);
  const files = [packageDir, join(rootDir, 'shared'), join(rootDir, 'tools/src/build')].flatMap((dir) => [
    ...walk(dir),
  ]);
  for (const file of files.sort()) {
    hash.update(nameOf(file)).update('\0').update(readFileSync(file)).update('\0');
  }
  for (const name of listInstalled(packageDir, lockfile)) hash.update(name).update('\0');
  return hash.digest('hex').slice(0, 16);
}
