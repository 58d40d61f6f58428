import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { createEdgePlugin } from '../../../server/src/pages/edgePlugin.ts';
import { createDiskStore } from '../../../server/src/release/registry/diskStore.ts';
import { publishRelease } from '../../../server/src/release/registry/publishRelease.ts';
import { aRelease } from '../../../server/src/release/registry/testReleases.ts';
import { openTestApp, type TestApp } from '../../../server/src/testing/testApp.ts';
import { rootDir } from '../build/packages.ts';

const id = 'mf-lectures';
const token = 'token-of-team-lectures';
const left = new Set(['node_modules', '.data', '.git', 'test-results']);
let copy: string;
let dataDir: string;
let test: TestApp;
let server: string;

/** Copies the workspace without build outputs; packages share the installed modules. */
function copyWorkspace(): string {
  const dir = mkdtempSync(join(tmpdir(), 'haesol-workspace-'));
  cpSync(rootDir, dir, { recursive: true, filter: (source) => !left.has(basename(source)) });
  for (const name of ['.', ...readdirSync(dir)]) {
    const modules = join(rootDir, name, 'node_modules');
    if (existsSync(modules)) symlinkSync(modules, join(dir, name, 'node_modules'), 'junction');
  }
  // Uses the test databases of this run.
  mkdirSync(join(dir, '.data'));
  symlinkSync(join(rootDir, '.data/test'), join(dir, '.data/test'), 'junction');
  return dir;
}

/** Creates a folder for PATH, whose `npx` changes the lockfile, reports why and fails. */
function aFailingNpx(): string {
  const dir = mkdtempSync(join(copy, '.data/npx-'));
  writeFileSync(join(dir, 'npx'), '#!/bin/sh\necho half >> pnpm-lock.yaml\necho ERR_PNPM_REASON\nexit 1\n');
  chmodSync(join(dir, 'npx'), 0o755);
  return dir;
}

const run = (...args: string[]) => runWith({}, ...args);

/** Runs a program in the copy. @returns its status and output */
function runWith(more: Readonly<Record<string, string>>, ...args: string[]) {
  const env = { ...process.env, HAESOL_SERVER: server, HAESOL_RELEASE_TOKEN: token, NODE_OPTIONS: '', ...more };
  const child = spawn(process.execPath, args, { cwd: copy, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  return new Promise<{ status: number | null; said: string }>((resolve) => {
    child.on('close', (status) => resolve({ status, said }));
  });
}

/** @throws with the program's output if it failed */
async function done(running: ReturnType<typeof run>): Promise<string> {
  const { status, said } = await running;
  if (status !== 0) throw new Error(said);
  return said;
}

const create = (...args: string[]) => run('tools/src/createRemote/main.ts', ...args, '--no-install');
const tool = (file: string, ...args: string[]) => run(join('node_modules', file), ...args);

beforeAll(async () => {
  copy = copyWorkspace();
  dataDir = mkdtempSync(join(tmpdir(), 'haesol-create-'));
  const store = createDiskStore(dataDir);
  test = await openTestApp({
    environment: { HAESOL_DATA_DIR: dataDir, RELEASE_TOKENS: `${id}=${token}` },
    plugins: [createEdgePlugin({ store })],
  });
  await publishRelease({ db: test.db, store, ...aRelease({ buildId: 'shell0001', remoteJson: null }), actor: 'boot' });
  server = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await test.close();
  for (const dir of [copy, dataDir]) rmSync(dir, { recursive: true, force: true });
});

describe('npm run create-remote', () => {
  it('creates a remote that passes the checks, is published and is in the menu, without other changes', async () => {
    expect(await done(create(id, '--title', '공개 강좌'))).toContain('npm run mf -- publish mf-lectures');
    symlinkSync(join(rootDir, 'mf-mypage/node_modules'), join(copy, id, 'node_modules'), 'junction');
    writeFileSync(
      join(copy, 'tsconfig.new.json'),
      JSON.stringify({ extends: './tsconfig.base.json', include: [`${id}/src`, 'types'] }),
    );

    await done(tool('@biomejs/biome/bin/biome', 'ci', id, '--colors=off', '--error-on-warnings'));
    await done(tool('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.new.json'));
    await done(tool('stylelint/bin/stylelint.mjs', `${id}/**/*.css`));
    const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--ci', id];
    expect(await done(run(...jest))).toMatch(/^Tests: +5 passed, 5 total$/m);
    expect(await done(run('tools/src/mf/main.ts', 'check', id))).toMatch(
      /^mf-lectures \w{16}: \d+ files, 1 shells, 2 screens mounted, 0 faults$/m,
    );
    expect(await done(run('tools/src/mf/main.ts', 'publish', id))).toMatch(
      /^mf-lectures \w{16}: published; stable moved to it$/m,
    );
    const { remotes } = await (await fetch(`${server}/registry.json`)).json();
    expect(remotes[id]).toMatchObject({
      ssr: 'ssr/server.js',
      remoteJson: { menu: [{ group: 'infoPlaza', label: '공개 강좌', link: '/lectures' }] },
    });
    const page = await fetch(`${server}/lectures`, { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>공개 강좌 | ')]);
  });

  it.each([
    [['lectures', '--title', '강좌'], 'is no name of a remote'],
    [['mf-travel', '--title', '여행'], 'There is a folder mf-travel already'],
    [['mf-tours', '--title', '여행', '--area', '/Travel/tours'], '/Travel/tours belongs to mf-travel'],
    [['mf-tours', '--title', '여행', '--area', '/api'], '/api belongs to the server'],
    [['mf-tours', '--title', '여행', '--group', 'tours'], 'The menu has no group tours. It has'],
    [['mf-tours', '--title', '여행', '--roles', 'BOSS'], 'There is no role BOSS'],
    [['mf-tours', '--title', '"'], 'The title is empty or has quotes'],
    [['mf-tours'], 'needs a name and a title'],
  ])('refuses %j and writes nothing', async (args, text) => {
    const before = readdirSync(copy);

    const { status, said } = await create(...args);

    expect([status, said.replaceAll('\n', '. ')]).toEqual([1, expect.stringContaining(text)]);
    expect(readdirSync(copy)).toEqual(before);
  });

  it('writes the roles of a remote that not everybody sees', async () => {
    await done(create('mf-desk', '--title', '창구', '--roles', 'STAFF,ADMIN', '--no-install'));
    const source = readFileSync(join(copy, 'mf-desk/src/app.ts'), 'utf8');
    rmSync(join(copy, 'mf-desk'), { recursive: true });

    expect(source).toContain("  area: ['/desk'],\n  roles: ['STAFF', 'ADMIN'],\n");
  });

  it('removes a remote whose packages could not be installed', async () => {
    const lockfile = join(copy, 'pnpm-lock.yaml');
    const [folders, locked] = [readdirSync(copy), readFileSync(lockfile, 'utf8')];
    const PATH = [aFailingNpx(), process.env.PATH].join(delimiter);

    const { status, said } = await runWith({ PATH }, 'tools/src/createRemote/main.ts', 'mf-tours', '--title', '여행');

    expect(status).toBe(1);
    expect(said).toMatch(/ERR_PNPM_REASON[\s\S]*so mf-tours was taken away again\npnpm says why above/);
    expect(readdirSync(copy)).toEqual(folders);
    expect(readFileSync(lockfile, 'utf8')).toBe(locked);
  });
});
