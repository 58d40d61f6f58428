import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { root } from './workspace.ts';

/** Checkout with a server that listens, but does nothing else. */
const tree = mkdtempSync(join(tmpdir(), 'haesol-left-'));
const portFile = join(tree, 'port');
const started: ChildProcess[] = [];

const stubs = {
  '.data/builds.json': '[]',
  'server/src/main.ts': `import { createServer } from 'node:http';
    import { writeFileSync } from 'node:fs';
    const server = createServer().listen(0, () => {
      writeFileSync(${JSON.stringify(portFile)}, String(server.address().port));
      if (process.env.NEVER_READY === undefined) console.log('ready http://localhost:' + server.address().port);
    });
    process.once('SIGTERM', () => process.exit(0));\n`,
  'fail.mjs': 'process.exit(3);\n',
  'hang.mjs': `console.log('runs'); setInterval(() => {}, 1000);\n`,
};

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: tree,
    env: { ...process.env, CHROMIUM_PATH: process.execPath, BASE_URL: '', HAESOL_TEST_RUN: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  let output = '';
  child.stdout.on('data', (text) => {
    output += String(text);
  });
  return { child, read: () => output, ended: new Promise<number | null>((done) => child.once('close', done)) };
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const endsAt = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > endsAt) throw new Error('It did not come to that in a minute.');
    await new Promise((done) => setTimeout(done, 25));
  }
}

const listens = () =>
  new Promise<boolean>((done) => {
    const socket = connect(Number(readFileSync(portFile, 'utf8')), '127.0.0.1', () => done(true));
    socket.once('connect', () => socket.destroy()).once('error', () => done(false));
  });
const isStarted = () => existsSync(portFile);
const isGone = async () => isStarted() && !(await listens());

const onTestSite = join(root, 'scripts/onTestSite.mjs');
/** Starts a server as a benchmark does, then runs the text. */
const benchmark = (text: string) => [
  '--input-type=module',
  '--eval',
  `const { startSite } = await import(${JSON.stringify(join(root, 'tools/src/bench/startSite.ts'))});
   await startSite('.data/builds.json', {}, ${JSON.stringify(tree)});
   ${text}`,
];

jest.setTimeout(120_000);

beforeAll(() => {
  for (const [file, text] of Object.entries(stubs)) {
    mkdirSync(join(tree, file, '..'), { recursive: true });
    writeFileSync(join(tree, file), text);
  }
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(portFile, { force: true });
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('a program on a test server', () => {
  it('takes its server along when it fails', async () => {
    expect(await run([onTestSite, 'fail.mjs']).ended).toBe(3);

    await until(isGone);
  });

  it('takes its server along when it is ended by a signal', async () => {
    const { child, read, ended } = run([onTestSite, 'hang.mjs']);
    await until(() => read().includes('runs'));

    child.kill('SIGTERM');

    expect(await ended).toBe(143);
    await until(isGone);
  });

  it('takes along a server that is not ready', async () => {
    const { child, ended } = run([onTestSite, 'fail.mjs'], { NEVER_READY: 'yes' });
    await until(isStarted);

    child.kill('SIGTERM');

    expect(await ended).toBe(143);
    await until(isGone);
  });
});

describe('a benchmark', () => {
  it('takes its servers along when it fails', async () => {
    expect(await run(benchmark(`throw new Error('no browser');`)).ended).toBe(1);

    await until(isGone);
  });

  it('takes its servers along when it is ended by a signal', async () => {
    const { child, read, ended } = run(benchmark(`console.log('runs'); setInterval(() => {}, 1000);`));
    await until(() => read().includes('runs'));

    child.kill('SIGTERM');

    expect(await ended).toBe(143);
    await until(isGone);
  });
});
