import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeShell } from '../build/contractFile.ts';
import { rootDir } from '../build/packages.ts';
import type { RegistryClient } from './registryClient.ts';
import { writeTypes } from './writeTypes.ts';

const client = {
  server: 'https://haesol.example',
  shells: async () => [{ name: 'the shell', buildId: 'shell0001', contract: describeShell() }],
  remotes: async () => ({ 'mf-infoplaza': { remoteJson: { offers: [{ slot: 'home.notices.v1' }] } } }),
} as unknown as RegistryClient;

const use = `
import type { ShellApi } from './shellApi.ts';
import type { MenuGroup, SharedModules, SiteCalls, SlotName } from './site.ts';
declare const shell: ShellApi;
shell.navigate('/infoPlaza');
export const slot: SlotName = 'home.notices.v1';
export const group: MenuGroup = 'infoPlaza';
export const call: SiteCalls['posts.list'] = 'GET /api/v1/posts/list';
export const react: keyof SharedModules = 'react';
// @ts-expect-error: no remote offers it
export const other: SlotName = 'home.weather.v1';
// @ts-expect-error: the shell does not have it
shell.fly();
`;

describe('mf types', () => {
  it('writes types that know the shell, slots and calls of the site in use', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'haesol-types-'));
    try {
      await writeTypes(client, dir);
      writeFileSync(join(dir, 'use.ts'), use);
      const flags = ['--noEmit', '--strict', '--types', '', '--target', 'esnext', '--lib', 'esnext,dom'];
      const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--allowImportingTsExtensions'];
      const compiler = join(rootDir, 'node_modules/typescript/bin/tsc');
      const { stdout } = spawnSync(process.execPath, [compiler, ...flags, ...modules, 'use.ts'], {
        cwd: dir,
        encoding: 'utf8',
      });

      expect(stdout).toBe('');
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });
});
