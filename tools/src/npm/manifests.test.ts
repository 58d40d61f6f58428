import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../build/packages.ts';
import { readManifest, toPublished } from './manifests.ts';
import { npmPackages } from './packageList.ts';

describe('package.json of the published packages', () => {
  it.each(npmPackages.map((one) => [one.name, one] as const))(
    '%s has ranges that every registry knows',
    (_name, one) => {
      const written = JSON.stringify(toPublished(one));

      expect(written).not.toMatch(/workspace:|catalog:|"private"|"\.\/src\//);
      expect(written).toContain(`"version":"${readManifest(one.folder).version}"`);
    },
  );

  it('takes the shared modules of a page from the remote', () => {
    const remote = npmPackages.find(({ name }) => name === '@haesol/remote');
    if (remote === undefined) throw new Error('there is no @haesol/remote');

    expect(toPublished(remote)).toMatchObject({
      peerDependencies: { react: expect.stringMatching(/^\^19\./), jotai: expect.any(String) },
      peerDependenciesMeta: { '@testing-library/react': { optional: true } },
      exports: { './http': { types: './dist/http/index.d.ts', default: './dist/http/index.js' } },
    });
  });

  it('leaves bundlers to the teams that use them', () => {
    const build = npmPackages.find(({ name }) => name === '@haesol/build');
    if (build === undefined) throw new Error('there is no @haesol/build');

    expect(toPublished(build)).toMatchObject({
      peerDependencies: { vite: expect.stringMatching(/^\^\d/), '@rspack/core': expect.any(String) },
      peerDependenciesMeta: { vite: { optional: true }, '@rspack/core': { optional: true } },
      exports: { './vite': { types: './dist/vite.d.ts', default: './dist/vite.js' } },
    });
  });

  it('has one version, which each changelog begins with', () => {
    const versions = npmPackages.map(({ folder }) => readManifest(folder).version);

    expect(new Set(versions).size).toBe(1);
    for (const { folder } of npmPackages) {
      const file = join(rootDir, folder, 'CHANGELOG.md');
      const [, newest] = existsSync(file) ? (/^## (\S+)$/m.exec(readFileSync(file, 'utf8')) ?? []) : [];
      expect(`${folder} ${newest}`).toBe(`${folder} ${versions[0]}`);
    }
  });
});
