import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEdgePlugin } from '../../../server/src/pages/edgePlugin.ts';
import { createDiskStore } from '../../../server/src/release/registry/diskStore.ts';
import { toIntegrity } from '../../../server/src/release/registry/integrity.ts';
import { aRelease, aRemoteJson } from '../../../server/src/release/registry/testReleases.ts';
import { openTestApp } from '../../../server/src/testing/testApp.ts';
import { describeShell } from '../build/contractFile.ts';
import { contractFileName } from '../build/contractSchemas.ts';
import { commands } from './commands.ts';
import { runMf } from './runMf.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const token = 'token-of-team-infoplaza';
const foreign = 'token-of-team-travel';
/** Builds of these tests are no remotes that could be mounted. */
const unchecked = ['--no-check', '--reason', '시험에만 쓰는 빌드입니다.'];

const dataDir = await mkdtemp(join(tmpdir(), 'haesol-mf-'));
const test = await openTestApp({
  environment: {
    HAESOL_DATA_DIR: dataDir,
    RELEASE_TOKENS: `shell=token-of-team-shell,mf-infoplaza=${token},mf-travel=${foreign}`,
  },
  plugins: [createEdgePlugin({ store: createDiskStore(dataDir) })],
});
const server = await test.app.listen({ port: 0, host: '127.0.0.1' });
beforeAll(async () => {
  await publish('shell0001', 'shell', 'token-of-team-shell');
});
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs a command like the program, in this process. */
async function mf(args: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const environment = {
    ...process.env,
    HAESOL_SERVER: server,
    HAESOL_RELEASE_TOKEN: token,
    HAESOL_PERSON: '한가람',
    ...more,
  };
  let out = '';
  let err = '';
  const status = await runMf(args, {
    environment,
    print: (line) => {
      out += `${line}\n`;
    },
    log: (line) => {
      err += `${line}\n`;
    },
  });
  return { status, out, err };
}

async function writeBuild(buildId: string, id = 'mf-infoplaza', contract?: object): Promise<string> {
  const { manifest, files } = aRelease({ buildId, remoteJson: id === 'shell' ? null : aRemoteJson({ id }) });
  if (contract !== undefined) {
    const bytes = Buffer.from(JSON.stringify(contract));
    files.set(contractFileName, bytes);
    manifest.files[contractFileName] = toIntegrity(bytes);
  }
  const dir = join(dataDir, 'builds', id, buildId);
  await mkdir(join(dir, 'maps'), { recursive: true });
  for (const [name, bytes] of files) await writeFile(join(dir, name), bytes);
  await writeFile(join(dir, 'release.json'), JSON.stringify(manifest));
  return dir;
}

async function publish(buildId: string, id = 'mf-infoplaza', by = token, ...more: string[]) {
  return mf(['publish', id, '--dir', await writeBuild(buildId, id), ...unchecked, ...more], {
    HAESOL_RELEASE_TOKEN: by,
  });
}

const served = async () => (await (await fetch(`${server}/registry.json`)).json()).remotes['mf-infoplaza']?.buildId;

describe('npm run mf', () => {
  it('manages builds from publishing to a rollback, each visible on the next page', async () => {
    const first = await publish('build0001');
    const second = await publish('build0002', 'mf-infoplaza', token, '--channel', 'next');
    expect([first.status, second.status]).toEqual([0, 0]);
    expect(await served()).toBe('build0001');

    const promoted = await mf(['promote', 'mf-infoplaza', ...unchecked]);
    expect(promoted).toMatchObject({ status: 0, out: 'mf-infoplaza: stable build0001 -> build0002\n' });
    expect(await served()).toBe('build0002');

    await publish('build0003');
    expect((await mf(['rollback', 'mf-infoplaza'])).out).toBe('mf-infoplaza: stable build0003 -> build0002\n');
    expect((await mf(['rollback', 'mf-infoplaza'])).out).toBe('mf-infoplaza: stable build0002 -> build0001\n');
    expect(await served()).toBe('build0001');

    expect((await mf(['pin', 'mf-infoplaza', 'build0003', ...unchecked])).out).toBe(
      'mf-infoplaza: stable build0001 -> build0003\n',
    );
    expect(await served()).toBe('build0003');
    const { out } = await mf(['list', 'mf-infoplaza']);
    expect(out).toMatch(/^build0003 \S+ by mf-infoplaza \(says 한가람\) stable$/m);
    expect(out).toMatch(/^build0002 \S+ by mf-infoplaza \(says 한가람\) next$/m);
    expect(out).toMatch(/^\S+ mf-infoplaza \(says 한가람\) move stable build0003 -> build0002$/m);
    expect((await mf(['list'])).out).toContain('mf-infoplaza build0003\n');
  });

  it('takes a remote out of service and puts it back', async () => {
    await publish('build0001');

    const off = await mf(['off', 'mf-infoplaza', '--notice', '점검 중입니다.']);
    const sick = await mf(['doctor', 'mf-infoplaza']);
    const on = await mf(['on', 'mf-infoplaza']);
    const well = await mf(['doctor', 'mf-infoplaza']);

    expect([off.status, on.status]).toEqual([0, 0]);
    expect(sick).toMatchObject({ status: 1, out: expect.stringContaining('out of service (점검 중입니다.)') });
    expect(well).toMatchObject({ status: 0, out: expect.not.stringContaining('WRONG') });
  });

  it('prints a URL that shows a build in one browser only', async () => {
    await publish('build0001');
    const dir = await writeBuild('build0007');

    const { status, out } = await mf(['preview', 'mf-infoplaza', '--dir', dir, '--channel', 'pr-8']);
    const opened = await fetch(out.trim(), { redirect: 'manual', headers: { accept: 'text/html' } });

    expect([status, opened.status, opened.headers.get('location')]).toEqual([0, 302, '/']);
    expect(opened.headers.get('set-cookie')).toContain('mf-infoplaza@build0007');
    expect(await served()).toBe('build0001');
  });

  it('does not move a channel that was moved meanwhile', async () => {
    await publish('build0001');
    await publish('build0002');

    const late = await mf(['pin', 'mf-infoplaza', 'build0001', '--expect', 'build0001', ...unchecked]);

    expect(late).toMatchObject({
      status: 1,
      err: expect.stringContaining('stable of mf-infoplaza is not at build0001'),
    });
    expect(late.err).toContain('Somebody else was faster');
    expect(await served()).toBe('build0002');
  });

  it("refuses another team's token, an unknown one and none, and explains how to get one", async () => {
    const dir = await writeBuild('build0009');
    const publishing = ['publish', 'mf-infoplaza', ...unchecked, '--dir', dir];

    const other = await mf(publishing, { HAESOL_RELEASE_TOKEN: foreign });
    const unknown = await mf(publishing, { HAESOL_RELEASE_TOKEN: 'nobody' });
    const none = await mf(publishing, { HAESOL_RELEASE_TOKEN: '', HAESOL_DATA_DIR: join(dataDir, 'nowhere') });

    expect(other).toMatchObject({ status: 1, err: expect.stringContaining('A team can touch its own remote only') });
    expect(unknown).toMatchObject({ status: 1, err: expect.stringContaining('does not know this release token') });
    expect(unknown.err).not.toContain('로그인');
    expect(none).toMatchObject({ status: 1, err: expect.stringContaining('Set HAESOL_RELEASE_TOKEN') });
  });

  it.each([
    [['publish', 'mf-infoplaza', '--dir', '/nowhere'], 1, 'has no release.json'],
    [['publish', 'mf-nobody'], 1, 'There is no mf-nobody'],
    [['pin', 'mf-infoplaza', 'build9999'], 1, 'npm run mf -- list'],
    [['promote', 'mf-infoplaza', '--from', 'pr-7'], 1, 'points at nothing'],
    [['list', '--server', 'http://127.0.0.1:1'], 1, 'cannot be reached'],
    [['publish', 'mf-infoplaza', '--chanel', 'next'], 1, '--chanel'],
    [['rollback', 'mf-infoplaza', 'build0001'], 1, 'npm run mf -- pin mf-infoplaza build0001'],
    [['off', 'mf-infoplaza', 'mf-travel'], 1, 'off does not take mf-travel'],
    [['list', 'mf-infoplaza', '--channel', 'next'], 1, 'list does not take --channel'],
    [['promote', 'mf-infoplaza', '--from', 'nonsense'], 1, 'There can be no channel nonsense'],
    [['publish', 'mf-infoplaza', '--channel', 'beta'], 1, 'There can be no channel beta'],
    [['pin', 'mf-infoplaza', 'Build 1'], 1, 'Build 1 is no name of a build'],
    [['deploy'], 2, 'There is no command deploy'],
    [[], 2, 'npm run mf -- <command>'],
  ])('%j exits with %i and prints %s', async (args, status, text) => {
    expect(await mf(args)).toMatchObject({ status, err: expect.stringContaining(text) });
  });

  it('is a program with an exit status, which lists every command', () => {
    const { status, stderr } = spawnSync(process.execPath, [main, '--help'], { encoding: 'utf8' });

    expect(status).toBe(0);
    expect(Object.values(commands).filter(({ usage }) => !stderr.includes(`  ${usage}\n`))).toEqual([]);
  });

  it('checks only uploads to stable', async () => {
    const dir = await writeBuild('build0010');
    const before = await served();

    const refused = await mf(['publish', 'mf-infoplaza', '--dir', dir]);
    const elsewhere = await mf(['publish', 'mf-infoplaza', '--dir', dir, '--channel', 'pr-9']);

    expect(refused).toMatchObject({ status: 1, err: expect.stringContaining('build0010 is not published: it has') });
    expect(refused.out).toContain('container: ');
    expect(elsewhere).toMatchObject({ status: 0, out: expect.stringContaining('pr-9 moved to it') });
    expect(await served()).toBe(before);
  });

  it('refuses a reason that the server does not take before it uploads', async () => {
    const dir = await writeBuild('build0012');
    const publishing = ['publish', 'mf-infoplaza', '--dir', dir, '--no-check', '--reason'];
    const refusal = { status: 1, err: expect.stringContaining('in 5 to 500 characters') };

    expect(await mf([...publishing, 'x'])).toMatchObject(refusal);
    expect(await mf([...publishing, '가'.repeat(501)])).toMatchObject(refusal);
    expect((await mf(['list', 'mf-infoplaza'])).out).not.toContain('build0012');
  });

  it('checks what promote, pin and canary give to visitors; --no-check takes a reason', async () => {
    await publish('build0020', 'mf-infoplaza', token, '--channel', 'next');
    const before = await served();
    const moves = [['promote'], ['pin', 'build0020'], ['canary', '--share', '5']] as const;

    for (const [name, ...rest] of moves) {
      const command = [name, 'mf-infoplaza', ...rest];
      expect(await mf(command)).toMatchObject({
        status: 1,
        out: expect.stringContaining('container: '),
        err: expect.stringMatching(/build0020 is not .*: it has \d+ faults/),
      });
      expect(await mf([...command, '--no-check'])).toMatchObject({ status: 1, err: expect.stringContaining('Why') });
    }
    expect(await served()).toBe(before);

    const forced = await mf(['promote', 'mf-infoplaza', '--no-check', '--reason', '장애를 먼저 멈춥니다.']);
    expect([forced.status, await served()]).toEqual([0, 'build0020']);
    expect((await mf(['list', 'mf-infoplaza'])).out).toMatch(
      / mf-infoplaza \(says 한가람\) unchecked -> build0020 \(장애를 먼저 멈춥니다\.\)$/m,
    );
  });

  it('finds areas of other remotes before publishing', async () => {
    const { manifest, files } = aRelease({
      buildId: 'build0011',
      remoteJson: aRemoteJson({ id: 'mf-travel', area: ['/infoPlaza'], routes: [] }),
    });
    const dir = join(dataDir, 'builds/mf-travel/build0011');
    await mkdir(join(dir, 'maps'), { recursive: true });
    for (const [name, bytes] of files) await writeFile(join(dir, name), bytes);
    await writeFile(join(dir, 'release.json'), JSON.stringify(manifest));

    const { out } = await mf(['check', 'mf-travel', '--dir', dir]);

    expect(out).toContain('owner: the area /infoplaza belongs to mf-infoplaza');
  });

  it('shows builds of channels, changes between builds, and the sources of a stack', async () => {
    await publish('build0001');
    await publish('build0012', 'mf-infoplaza', token, '--channel', 'next');
    const stack = join(dataDir, 'error.txt');
    await writeFile(stack, `Error: x\n    at ${server}/remotes/mf-infoplaza/build0012/entry.js:1:1`);

    const status = await mf(['status', 'mf-infoplaza']);
    const diff = await mf(['diff', 'mf-infoplaza', 'stable', 'build0012']);
    const trace = await mf(['trace', 'mf-infoplaza', '--stack', stack]);
    const other = await mf(['trace', 'mf-infoplaza', '--stack', stack], { HAESOL_RELEASE_TOKEN: foreign });
    await writeFile(stack, `Error: x\n    at ${server}/elsewhere/entry.js:1:1`);
    const unknown = await mf(['trace', 'mf-infoplaza', '--stack', stack]);

    expect(status.out).toMatch(/^mf-infoplaza\n {2}next {4}build0012 \S+ by mf-infoplaza \(says 한가람\)\n/);
    expect(status.out).toMatch(/^ {2}here {4}[0-9a-f]{16} not published$/m);
    expect(diff.out.split('\n')).toEqual([
      expect.stringMatching(/^mf-infoplaza: \w+ -> build0012$/),
      expect.stringMatching(/^ {2}~ entry\.js \d+ -> \d+ bytes \([+-]\d+\)$/),
      expect.stringMatching(/^ {2}~ start\.js \d+ -> \d+ bytes \([+-]\d+\)$/),
      '',
    ]);
    expect(trace).toMatchObject({ status: 0, out: 'Error: x\n    at src/app.ts:1:1\n' });
    expect(other).toMatchObject({ status: 1, err: expect.stringContaining('is that of another remote') });
    expect(unknown).toMatchObject({ status: 1, err: expect.stringContaining('No line of the stack lies in a build') });
  });

  it('reports the position of a JSON error in release.json', async () => {
    const dir = join(dataDir, 'builds/broken');
    await mkdir(dir, { recursive: true });
    await writeFile(join(dir, 'release.json'), '{ "id": ');

    expect(await mf(['check', 'mf-infoplaza', '--dir', dir])).toMatchObject({
      status: 1,
      err: expect.stringMatching(/release\.json is no JSON: .*\nBuild it again with/),
    });
  });

  it('checks a build against the current shell and the previous one', async () => {
    const shell = describeShell();
    const older = { ...shell, layouts: ['home'], shared: { ...shell.shared, react: '18.3.1' } };
    const publishShell = async (buildId: string, contract: object) =>
      mf(['publish', 'shell', '--dir', await writeBuild(buildId, 'shell', contract)], {
        HAESOL_RELEASE_TOKEN: 'token-of-team-shell',
      });
    await publishShell('shell0002', older);
    await publishShell('shell0003', shell);
    const remote = { shellApi: { ...shell.shellApi, uses: ['http'] } };
    const dir = await writeBuild('build0004', 'mf-infoplaza', remote);

    const checked = await mf(['check', 'mf-infoplaza', '--dir', dir]);
    const alone = await mf(['check', 'mf-infoplaza', '--dir', dir], { HAESOL_SERVER: 'http://127.0.0.1:1' });

    expect(checked.err).toContain('held against the shell that pages have, shell0003');
    expect(checked.err).toContain('held against the shell before, shell0002');
    expect(checked.out).toContain('3 shells');
    expect(checked.status).toBe(1);
    expect(alone).toMatchObject({ status: 1, err: expect.stringContaining('http://127.0.0.1:1 cannot be reached') });
  });

  it('checks the shell of this workspace against the served builds', async () => {
    const { shellApi } = describeShell();
    const fitting = { shellApi: { ...shellApi, uses: ['http'] } };
    const types = shellApi.types.replace('  toast(', '  cheer(): void;\n  toast(');
    const cheering = { shellApi: { ...shellApi, types, uses: ['cheer'] } };
    const publishAs = async (buildId: string, contract: object) =>
      mf(['publish', 'mf-infoplaza', ...unchecked, '--dir', await writeBuild(buildId, 'mf-infoplaza', contract)]);

    await publishAs('build0005', fitting);
    const good = await mf(['check', 'shell']);
    await publishAs('build0006', cheering);
    const bad = await mf(['check', 'shell']);
    const old = { type: 'object', properties: { old: { type: 'string' } }, required: ['old'] };
    await publishAs('build0016', { ...fitting, answers: { 'posts.list': old } });
    const gone = await mf(['check', 'server']);
    const shell = { ...describeShell(), answers: { 'mypage.menuCounts': old, 'mypage.oldCounts': old } };
    await mf(['publish', 'shell', '--dir', await writeBuild('shell0004', 'shell', shell)], {
      HAESOL_RELEASE_TOKEN: 'token-of-team-shell',
    });
    const goneForShell = await mf(['check', 'server']);

    expect(goneForShell.out).toContain('shell shell0004: answers: mypage.menuCounts: old is gone');
    expect(goneForShell.out).toContain('shell shell0004: answers: mypage.oldCounts: the API no longer has it');
    expect(good).toMatchObject({ status: 0, out: expect.stringContaining('1 remotes') });
    expect(bad).toMatchObject({
      status: 1,
      out: expect.stringMatching(/^mf-infoplaza build0006: types: cheer: Property 'cheer' does not exist/),
    });
    expect(gone).toMatchObject({
      status: 1,
      out: expect.stringContaining('build0016: answers: posts.list: old is gone'),
    });
  });

  it('reports the step at which a release is blocked', async () => {
    const away = await mf(['doctor'], { HAESOL_SERVER: 'http://127.0.0.1:1' });
    const other = await mf(['doctor', 'mf-infoplaza'], { HAESOL_RELEASE_TOKEN: foreign });
    const nothing = await mf(['doctor', 'mf-travel'], { HAESOL_RELEASE_TOKEN: foreign });

    expect(away).toMatchObject({
      status: 1,
      out: expect.stringMatching(/^WRONG \S+ cannot be reached\n +Is the server/),
    });
    expect(other).toMatchObject({ status: 1, out: expect.stringContaining('is that of another remote') });
    expect(nothing).toMatchObject({ status: 1, out: expect.stringContaining('mf-travel: nothing is published') });
  });

  it('removes a remote for a reason; its files stay for open tabs', async () => {
    await publish('build0030');
    const file = `${server}/remotes/mf-infoplaza/build0030/entry.js`;

    const without = await mf(['remove', 'mf-infoplaza']);
    const kept = await served();
    const removed = await mf(['remove', 'mf-infoplaza', '--reason', '다른 곳으로 옮깁니다.']);
    const gone = await served();
    const rollback = await mf(['rollback', 'mf-infoplaza']);
    const list = await mf(['list', 'mf-infoplaza']);

    expect(without).toMatchObject({ status: 1, err: expect.stringContaining('Say it with --reason') });
    expect([kept, gone]).toEqual(['build0030', undefined]);
    expect(removed).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^mf-infoplaza: removed; \/infoPlaza: free for others from \d{4}-\S+\n$/),
    });
    expect((await fetch(file)).status).toBe(200);
    expect(rollback).toMatchObject({ status: 1, err: expect.stringContaining('stable had no build before') });
    expect(list.out).toMatch(/ \S+ \(says 한가람\) remove build0030 \(다른 곳으로 옮깁니다\.\)$/m);
    expect((await publish('build0030')).status).toBe(0);
    expect(await served()).toBe('build0030');
  });

  it('starts a canary for a share of the visitors, lists and stops it', async () => {
    await publish('canary001');
    await publish('canary002', 'mf-infoplaza', token, '--channel', 'pr-9');

    const started = await mf(['canary', 'mf-infoplaza', '--channel', 'pr-9', '--share', '5', ...unchecked]);
    const seen = await mf(['canary', 'mf-infoplaza']);
    const stopped = await mf(['canary', 'mf-infoplaza', 'stop']);
    const refused = await mf(['canary', 'mf-infoplaza', '--share', '50']);

    expect(started.out).toBe('mf-infoplaza: 5 % of the visitors get canary002\n');
    expect(seen.out).toMatch(/^canary002 5 % runs, since .*: 0 page views, 0 visitors failed, 0 with stable\n$/);
    expect(stopped.out).toBe('mf-infoplaza: everybody gets stable\n');
    expect([started.status, stopped.status, refused.status]).toEqual([0, 0, 1]);
  });
});
