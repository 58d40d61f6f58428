import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { listCopies, listVersionProblems, type VersionFacts } from './versionRules.ts';
import { listPackages, readText, root } from './workspace.ts';

const real: VersionFacts = {
  manifest: JSON.parse(readText('package.json')),
  workspaceYaml: readText('pnpm-workspace.yaml'),
  lockfile: readText('node_modules/.pnpm/lock.yaml'),
  npmrc: existsSync(join(root, '.npmrc')) ? readText('.npmrc') : '',
  bootstrap: readText('scripts/bootstrap.mjs'),
};

function problemsWith(change: Partial<VersionFacts>): string[] {
  return listVersionProblems({ ...real, ...change });
}

describe('versions', () => {
  it('has no problem in this workspace', () => {
    expect(listVersionProblems(real)).toEqual([]);
  });

  it('checks the installed packages', () => {
    expect(readText('pnpm-lock.yaml') === real.lockfile ? 'same' : 'run npm start or npm run pnpm -- install').toBe(
      'same',
    );
    expect(listCopies(real.lockfile, 'react')).toHaveLength(1);
  });

  it('reports another webpack in the catalog', () => {
    const workspaceYaml = real.workspaceYaml.replace('webpack: 5.110.3', 'webpack: 5.112.0');

    expect(problemsWith({ workspaceYaml })).toEqual([
      'The catalog says webpack 5.112.0; only 5.110.3 works with the federation here.',
    ]);
  });

  it('reports federation parts of another version', () => {
    const lockfile = real.lockfile.replaceAll(
      "'@module-federation/manifest@2.9.2",
      "'@module-federation/manifest@2.10.0",
    );

    expect(problemsWith({ lockfile })).toEqual(['@module-federation/manifest 2.10.0 is installed; it must be 2.9.2.']);
  });

  it('reports a second copy of React', () => {
    const lockfile = `${real.lockfile}\n  react@18.3.1: {}\n`;

    expect(problemsWith({ lockfile })).toEqual(['react is installed 2 times (19.3.1, 18.3.1); it must be once.']);
  });

  it('refuses commonjs at the root', () => {
    expect(problemsWith({ manifest: { ...real.manifest, type: 'commonjs' } })).toEqual([
      'The root package.json must say "type": "module": federation fails under commonjs.',
    ]);
  });

  it('refuses a range as package manager', () => {
    expect(problemsWith({ manifest: { ...real.manifest, packageManager: 'pnpm@^10' } })).toEqual([
      'packageManager must name an exact pnpm.',
    ]);
  });

  it('refuses a bootstrap with its own pnpm', () => {
    expect(problemsWith({ bootstrap: "spawn('npx', ['pnpm@10.0.0'])" })).toEqual([
      'scripts/bootstrap.mjs names a pnpm of its own; packageManager is the one place.',
    ]);
  });

  it('refuses the URL of a registry', () => {
    expect(problemsWith({ npmrc: 'registry=https://npm.example/' })).toEqual([
      'An address of a registry is written down: registry=https://npm.example/',
    ]);
  });
});

describe('packages', () => {
  it('are at least ten, all of them ES modules', () => {
    const notModules = listPackages().filter((name) => JSON.parse(readText(`${name}/package.json`)).type !== 'module');

    expect(listPackages().length).toBeGreaterThanOrEqual(10);
    expect(notModules).toEqual([]);
  });

  it('have a README of at most one screen', () => {
    const lineCount = (name: string) =>
      existsSync(join(root, name, 'README.md')) ? readText(`${name}/README.md`).split('\n').length : 0;

    expect(listPackages().filter((name) => lineCount(name) === 0)).toEqual([]);
    expect(listPackages().filter((name) => lineCount(name) > 45)).toEqual([]);
  });
});
