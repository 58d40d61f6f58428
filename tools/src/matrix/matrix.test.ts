import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MatrixSite, openMatrixSite, tokens } from '../../../server/src/release/matrix/testMatrix.ts';
import { toPageCode } from '../../../server/src/release/override/testOverride.ts';
import { readReleaseFolder } from '../contract/releaseFolder.ts';
import { fetchBuild } from '../mf/fetchBuild.ts';
import { createRegistryClient, type RegistryClient } from '../mf/registryClient.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const remote = 'mf-infoplaza';
const planted = 'build0666';

/** Passes if the server has rendered the page of the remote. */
const probeCode = `
const { BASE_URL, HAESOL_COOKIE } = process.env;
const headers = { accept: 'text/html', cookie: HAESOL_COOKIE };
const page = await (await fetch(BASE_URL + '/infoPlaza/notice', { headers })).text();
const text = /<main><p>(화면 \\w+)<\\/p>/.exec(page)?.[1];
console.log(text ?? 'the page has no screen');
process.exit(text === undefined ? 1 : 0);`;

let site: MatrixSite;
let server: string;

const folder = await mkdtemp(join(tmpdir(), 'haesol-matrix-test-'));
beforeAll(async () => {
  await writeFile(join(folder, 'probe.mjs'), probeCode);
  site = await openMatrixSite({ isRendered: true });
  // Calls a method missing in all shells.
  await site.publish(remote, planted, 'next', { ssr: toPageCode('화면', "require('react').cheer();") });
  server = await site.app.listen({ port: 0, host: '127.0.0.1' });
}, 360_000);
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the program against the server, as QA does at a terminal. */
function matrix(...args: string[]) {
  const env = { ...process.env, BASE_URL: server, HAESOL_QA_TOKEN: tokens.qa, HAESOL_PERSON: '한가람' };
  const child = spawn(process.execPath, [main, ...args], { env });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  return new Promise<{ status: number | null; out: string; err: string }>((done) => {
    child.on('close', (status) => done({ status, out, err }));
  });
}

describe('npm run matrix', () => {
  it('finds the incompatible build, only in its mixes, and refuses it for stable until overruled', async () => {
    const file = join(folder, 'matrix.json');
    const axes = ['--shell', 'stable,next', '--remote', `${remote}=stable,pr-7,next`];
    const run = ['--specs', 'front', '--probe', join(folder, 'probe.mjs'), '--out', file, '--report', server];
    const junit = join(folder, 'reports', 'matrix.xml');
    const { status, out, err } = await matrix(...axes, ...run, '--junit', junit);

    expect(err).toContain('6 results saved');
    expect([status, out.trim().split('\n').at(-1)]).toEqual([1, '6 mixes tried, 2 results failed']);
    expect(out).toMatch(/^shell {6}mf-infoplaza {2}front$/m);
    const { outcomes } = JSON.parse(await readFile(file, 'utf8'));
    const failed = outcomes.filter(({ passed }: { passed: boolean }) => !passed);
    expect(failed).toEqual(
      ['shell0001', 'shell0002'].map((shell) => ({
        builds: { shell, [remote]: planted },
        spec: 'front',
        passed: false,
        detail: 'the page has no screen',
      })),
    );
    expect(await readFile(junit, 'utf8')).toContain('<testsuites name="matrix" tests="6" failures="2"');
    expect((await site.move(planted, 'build0001')).code).toBe('4000');
    expect((await site.move('build0002', 'build0001')).code).toBe('200');
    await createRegistryClient(server, tokens.team, '이누리').overrule(remote, planted, '시연에만 씁니다.');
    expect((await site.move(planted, 'build0002')).code).toBe('200');
  });

  it.each([
    [['--shell', 'stable'], 'Which specs?'],
    [['--specs', 'journey'], 'Which builds?'],
    [['--shell', 'stable', '--specs', 'journey', '--remote', 'travel=next'], '--remote travel=next cannot be read'],
    [['--shell', 'pr-99', '--specs', 'journey'], 'shell: pr-99 points at nothing'],
  ])('reports missing arguments in %j', async (args, text) => {
    expect(await matrix(...args)).toMatchObject({ status: 2, err: expect.stringContaining(text) });
  });
});

describe('fetchBuild', () => {
  it('fetches a complete build with a read token, in a form that another server can publish', async () => {
    const client = createRegistryClient(server, tokens.reader, '한가람');

    const { dir } = await fetchBuild(client, remote, 'build0002', join(folder, 'fetched'));

    const { files, manifest } = await readReleaseFolder(dir);
    expect(manifest).toEqual(await client.manifest(remote, 'build0002'));
    expect([...files.keys()].filter((name) => name !== 'release.json')).toEqual(Object.keys(manifest.files).sort());
  });

  it('refuses a file with another hash, and removes the build', async () => {
    const client: RegistryClient = createRegistryClient(server, tokens.reader, '한가람');
    const changed = { ...client, file: async () => Buffer.from('changed') };
    const cache = join(folder, 'changed');

    await expect(fetchBuild(changed, remote, 'build0002', cache)).rejects.toThrow(/is not the file that the registry/);
    await expect(readReleaseFolder(join(cache, remote, 'build0002'))).rejects.toThrow('has no release.json');
  });
});
