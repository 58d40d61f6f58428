import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { rootDir } from './packages.ts';

const ignored =
  /(^|\/)(node_modules|dist|\.data|fixtures)(\/|$)|\.test\.tsx?$|\.md$|^shared\/src\/(testing|tokens\/fonts)\//;

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

/**
 * Name of a build: 16 hex digits over everything that it is made of (the package, the shared package, the lockfile and
 * the mode), so that an unchanged package is never built again.
 */
export function hashSources(packageDir: string, mode: string): string {
  const hash = createHash('sha256').update(mode);
  const files = [packageDir, join(rootDir, 'shared'), join(rootDir, 'tools/src/build')].flatMap((dir) => [
    ...walk(dir),
  ]);
  for (const file of [...files.sort(), join(rootDir, 'pnpm-lock.yaml')]) {
    hash.update(nameOf(file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
