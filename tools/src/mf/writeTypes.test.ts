import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contracts } from '@haesol/contracts/areas';
import type { Endpoint } from '@haesol/contracts/common';
import { describeApi } from '../../../server/src/http/openapi/describeApi.ts';
import { describeShell } from '../build/contractFile.ts';
import { rootDir } from '../build/packages.ts';
import { callsDocument } from './callTypes.ts';
import type { RegistryClient } from './registryClient.ts';
import { writeTypes } from './writeTypes.ts';

const endpoints = Object.values(contracts as Readonly<Record<string, unknown>>).filter(
  (one): one is Endpoint => typeof one === 'object' && one !== null && 'method' in one && 'response' in one,
);
const props = { type: 'object', properties: { look: { enum: ['raised', 'ruled'] } } } as const;
const client = {
  server: 'https://haesol.example',
  shells: async () => [{ name: 'the shell', buildId: 'shell0001', contract: describeShell() }],
  calls: async () => callsDocument.parse(describeApi(endpoints, { publicUrl: 'https://haesol.example' })),
  remotes: async () => ({
    'mf-infoplaza': { remoteJson: { offers: [{ slot: 'home.notices.v1' }, { slot: 'home.news.v1', props }] } },
  }),
} as unknown as RegistryClient;

const use = `
import type { CallName, DataOfCall, PropsOfSlot } from '@haesol/remote/site';
import type { ShellApi } from './site-types/shellApi.js';
import type { MenuGroup, SharedModules, SiteCalls, SlotName } from './site-types/site.js';
declare const shell: ShellApi;
shell.navigate('/infoPlaza');
export const group: MenuGroup = 'infoPlaza';
export const react: keyof SharedModules = 'react';
// @ts-expect-error: the shell does not have it
shell.fly();

export const slots: SlotName[] = ['home.notices.v1', 'home.news.v1', 'lectures.newest.v1'];
// @ts-expect-error: no remote offers it
export const other: SlotName = 'home.weather.v1';
export const free: PropsOfSlot<'home.notices.v1'> = { anything: 1 };
export const own: PropsOfSlot<'lectures.newest.v1'> = { count: 3 };
export const news: PropsOfSlot<'home.news.v1'> = { look: 'ruled' };
// @ts-expect-error: the slot does not take it
export const wrong: PropsOfSlot<'home.news.v1'> = { look: 'flat' };

type List = SiteCalls['posts.list'];
export const call: readonly [List['method'], List['path']] = ['GET', '/api/v1/posts/list'];
export const query: List['query'] = { board: 'NOTICE', pageSize: 6 };
// @ts-expect-error: there is no such board
export const noBoard: List['query'] = { board: 'WEATHER' };
declare const posts: DataOfCall<'posts.list'>;
export const titles: string[] = posts.list.map(({ title }) => title);
// @ts-expect-error: posts do not have it
export const weather = posts.list.map((post) => post.weather);
export const params: SiteCalls['posts.get']['params'] = { postUid: 'p1' };
export const body: SiteCalls['auth.login']['body'] = { id: 'a@b.example', password: 'x', keep: 'N' };
// @ts-expect-error: the password is missing
export const noPassword: SiteCalls['auth.login']['body'] = { id: 'a@b.example', keep: 'N' };
export const names: CallName[] = ['posts.list'];
`;

/** @returns messages of the compiler */
function compile(dir: string): string {
  const flags = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--skipLibCheck', '--types', ''];
  const modules = ['--target', 'esnext', '--module', 'nodenext', '--allowImportingTsExtensions'];
  const compiler = join(rootDir, 'node_modules/typescript/bin/tsc');
  const args = [compiler, ...flags, ...modules, 'use.ts'];
  return spawnSync(process.execPath, args, { cwd: dir, encoding: 'utf8' }).stdout;
}

describe('mf types', () => {
  it('writes types that know shell, slots with props, and calls with inputs and answers of the site in use', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'haesol-types-'));
    try {
      const own = {
        offers: [{ slot: 'lectures.newest.v1', gets: [], props: { properties: { count: { type: 'integer' } } } }],
      };
      await writeTypes(client, { dir: join(dir, 'site-types'), own, withKit: true });
      writeFileSync(join(dir, 'package.json'), '{ "type": "module" }');
      writeFileSync(join(dir, 'use.ts'), use);
      mkdirSync(join(dir, 'node_modules/@haesol'), { recursive: true });
      symlinkSync(join(rootDir, 'shared/remote'), join(dir, 'node_modules/@haesol/remote'), 'junction');

      expect(compile(dir)).toBe('');
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });

  it('writes types without the packages of the portal, for a remote of another framework', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'haesol-types-'));
    try {
      await writeTypes(client, { dir: join(dir, 'site-types'), own: undefined, withKit: false });
      writeFileSync(join(dir, 'package.json'), '{ "type": "module" }');
      const answer =
        "import type { SiteCalls } from './site-types/site.js';\nexport type Faq = SiteCalls['faq.list']['answer'];\n";
      writeFileSync(join(dir, 'use.ts'), answer);

      expect(compile(dir)).toBe('');
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });
});
