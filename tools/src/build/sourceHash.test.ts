import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLockfile } from './lockfile.ts';
import { listTargets, rootDir } from './packages.ts';
import { hashSources } from './sourceHash.ts';

let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'source-hash-'));
  mkdirSync(join(dir, 'src'));
  writeFileSync(join(dir, 'src/lifecycles.ts'), 'export {};');
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

const hash = () => hashSources(dir, 'production');

const lockfile = readFileSync(join(rootDir, 'pnpm-lock.yaml'), 'utf8');
const lineOf = (folder: string) => `\n  ${folder}:\n    dependencies:\n`;

/** Adds a dependency to a folder in the lockfile, one already installed in the workspace. */
function withDependency(folder: string): string {
  const changed = lockfile.replace(
    lineOf(folder),
    `${lineOf(folder)}      aws4fetch:\n        specifier: 'catalog:'\n        version: 1.0.20\n`,
  );
  if (changed === lockfile) throw new Error(`${folder} has no dependencies in the lockfile`);
  return changed;
}

describe('hashSources with the lockfile', () => {
  const hashOf = (folder: string, text = lockfile) => hashSources(join(rootDir, folder), 'production', text);

  it.each(['mf-travel', 'shared/kit', 'tools'])('changes with a dependency of %s', (folder) => {
    expect(hashOf('mf-travel', withDependency(folder))).not.toBe(hashOf('mf-travel'));
  });

  it.each(['mf-portal', 'server'])('is not changed by a dependency of %s', (folder) => {
    expect(hashOf('mf-travel', withDependency(folder))).toBe(hashOf('mf-travel'));
  });

  it('is not changed for any package by a new remote', () => {
    const [remote = ''] = /\n {2}mf-infoplaza:\n(?: {4}.*\n|\n(?! {2}\S))+/.exec(lockfile) ?? [];
    const added = lockfile.replace(remote, `${remote}${remote.replace('mf-infoplaza', 'mf-lectures')}`);
    const hashAll = (text: string) =>
      Object.fromEntries(listTargets().map(({ id, packageDir }) => [id, hashSources(packageDir, 'production', text)]));

    expect(readLockfile(added).importers['mf-lectures']).toEqual(readLockfile(lockfile).importers['mf-infoplaza']);
    expect(hashAll(added)).toEqual(hashAll(lockfile));
  });

  it('changes with a transitive dependency', () => {
    const bumped = lockfile
      .replaceAll('zod@4', 'zod@5')
      .replaceAll(/(?<=zod:\n {8}specifier: .*\n {8}version: )4/g, '5');

    expect(hashOf('mf-travel', bumped)).not.toBe(hashOf('mf-travel'));
  });
});

describe('sources in a checkout of Windows', () => {
  const read = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.autocrlf=true', 'cat-file', ...args], { cwd: rootDir });

  it.each(['tools/src/build/sourceHash.ts', 'mf-travel/package.json', 'docs/pictures/home.webp'])(
    'have the bytes that git stores: %s',
    (file) => {
      expect(read('--filters', `HEAD:${file}`).equals(read('blob', `HEAD:${file}`))).toBe(true);
    },
  );
});

describe('hashSources', () => {
  it('is sixteen hex digits', () => {
    expect(hash()).toMatch(/^[0-9a-f]{16}$/);
  });

  it('is not changed without a change of sources', () => {
    expect(hash()).toBe(hash());
  });

  it('changes with a source', () => {
    const before = hash();

    writeFileSync(join(dir, 'src/lifecycles.ts'), 'export { };');

    expect(hash()).not.toBe(before);
  });

  it('changes with the name of a source', () => {
    const before = hash();

    writeFileSync(join(dir, 'src/paths.ts'), '');

    expect(hash()).not.toBe(before);
  });

  it('changes with the mode', () => {
    expect(hashSources(dir, 'development')).not.toBe(hash());
  });

  it.each([
    'src/a.test.ts',
    'src/a.test.tsx',
    'README.md',
    'dist/a.js',
    'node_modules/a/index.js',
    'src/fixtures/a.ts',
  ])('ignores %s', (name) => {
    const before = hash();

    mkdirSync(join(dir, name, '..'), { recursive: true });
    writeFileSync(join(dir, name), 'x');

    expect(hash()).toBe(before);
  });
});
