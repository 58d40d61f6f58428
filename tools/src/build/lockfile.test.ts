import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listResolved, readLockfile } from './lockfile.ts';
import { rootDir } from './packages.ts';

const text = `lockfileVersion: '9.0'

importers:

  .: {}

  mf-a:
    dependencies:
      '@haesol/contracts':
        specifier: workspace:*
        version: link:../shared/contracts
      left:
        specifier: ^1.0.0
        version: 1.0.0(react@19.3.1)
    devDependencies:
      old:
        specifier: npm:react@18
        version: react@18.3.1

packages:

  react@18.3.1:
    resolution: {integrity: sha512-a}

snapshots:

  '@scope/right@2.0.0': {}

  left@1.0.0(react@19.3.1):
    dependencies:
      '@scope/right': 2.0.0
      react: 19.3.1
    transitivePeerDependencies:
      - react

  react@18.3.1: {}

  react@19.3.1: {}
`;

describe('readLockfile', () => {
  it('reads the dependencies of each folder and each package', () => {
    const { importers, snapshots } = readLockfile(text);

    expect(importers['mf-a']).toEqual({
      own: { '@haesol/contracts': 'link:../shared/contracts', left: '1.0.0(react@19.3.1)' },
      dev: { old: 'react@18.3.1' },
    });
    expect(snapshots['left@1.0.0(react@19.3.1)']).toEqual({ '@scope/right': '2.0.0', react: '19.3.1' });
  });

  it('refuses another version', () => {
    expect(() => readLockfile("lockfileVersion: '10.0'\n")).toThrow('not of version 9.0');
  });
});

describe('listResolved', () => {
  it('lists transitive dependencies, aliases with their own name', () => {
    const lockfile = readLockfile(text);
    const { own, dev } = lockfile.importers['mf-a'] ?? { own: {}, dev: {} };

    expect(listResolved(lockfile, own)).toEqual(['@scope/right@2.0.0', 'left@1.0.0(react@19.3.1)', 'react@19.3.1']);
    expect(listResolved(lockfile, dev)).toEqual(['react@18.3.1']);
  });

  it('refuses packages missing in the lockfile', () => {
    expect(() => listResolved(readLockfile(text), { gone: '1.0.0' })).toThrow('no snapshot of gone 1.0.0');
  });

  it("finds every package of the workspace's own lockfile", () => {
    const lockfile = readLockfile(readFileSync(join(rootDir, 'pnpm-lock.yaml'), 'utf8'));

    for (const { own, dev } of Object.values(lockfile.importers)) listResolved(lockfile, { ...own, ...dev });

    expect(Object.keys(lockfile.importers)).toEqual(expect.arrayContaining(['.', 'shared/kit', 'mf-travel']));
    expect(listResolved(lockfile, lockfile.importers['shared/build']?.own ?? {}).length).toBeGreaterThan(100);
  });
});

describe('the lockfile of the workspace', () => {
  const { snapshots } = readLockfile(readFileSync(join(rootDir, 'pnpm-lock.yaml'), 'utf8'));
  const systems = [/darwin-arm64/, /darwin-x64/, /linux-arm64/, /linux-x64/, /win(?:32|dows)-x64/];
  const isBinding = (name: string) => /(?:darwin|linux|win32|windows)-(?:arm64|x64)/.test(name);
  /** Bindings of a package by system: `@swc/core-linux-x64-gnu`, `@img/sharp-linux-x64`. */
  const listBindings = (dependencies: Readonly<Record<string, string>>) =>
    Object.entries(dependencies).filter(([name]) => isBinding(name));
  const native = Object.entries(snapshots).filter(
    ([name, dependencies]) => !isBinding(name) && listBindings(dependencies).length > 0,
  );

  it.each(['@swc/core', '@biomejs/biome', 'oxc-parser', 'oxc-resolver', 'lightningcss', 'sharp'])(
    'has bindings of %s',
    (name) => {
      expect(native.map(([key]) => key.replace(/(?<=.)@.*$/, ''))).toContain(name);
    },
  );

  it.each(native)('has the binding of %s for each system', (_name, dependencies) => {
    const bindings = listBindings(dependencies);
    const missing = systems.filter((system) => !bindings.some(([name]) => system.test(name)));
    const absent = bindings.filter(([name, version]) => snapshots[`${name}@${version}`] === undefined);

    expect([missing, absent]).toEqual([[], []]);
  });
});
