import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toContainer } from './otherBundlers.ts';
import { defineRspackRemote } from './rspack.ts';
import { defineViteRemote } from './vite.ts';

let dir = '';

/** Writes a remote with a file of lifecycles. */
function write(lifecycles: string, peerDependencies: Readonly<Record<string, string>>): void {
  mkdirSync(join(dir, 'src'));
  writeFileSync(join(dir, 'src', lifecycles), '');
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: '@team/mf-lectures', peerDependencies }));
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'haesol-bundlers-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('a container of another bundler', () => {
  it('exposes the lifecycles and takes the peer dependencies from the shell', () => {
    write('lifecycles.tsx', { react: '^19.0.0' });

    const ofShell = { singleton: true, import: false, requiredVersion: '^19.0.0' };
    expect(toContainer(dir)).toEqual({
      name: expect.stringMatching(/^mf_lectures_[0-9a-f]{8}$/),
      filename: 'remoteEntry.js',
      exposes: { './lifecycles': './src/lifecycles.tsx' },
      shared: { react: ofShell, 'react/jsx-runtime': ofShell },
      manifest: true,
      dts: false,
    });
  });

  it('has another name for each build', () => {
    write('lifecycles.js', {});

    expect(toContainer(dir).name).not.toBe(toContainer(dir).name);
  });

  it('needs lifecycles', () => {
    write('main.js', {});

    expect(() => toContainer(dir)).toThrow('There is no src/lifecycles');
  });
});

// The workspace has neither; the long run builds examples/ with both.
it.each([
  ['@rspack/core', defineRspackRemote],
  ['@module-federation/vite', defineViteRemote],
])('a configuration names %s if the team has not installed it', async (name, define) => {
  write('lifecycles.js', {});

  await expect(define(dir)).rejects.toThrow(`npm install --save-dev ${name}`);
});
