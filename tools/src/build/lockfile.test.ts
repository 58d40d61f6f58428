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
