import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { freePort } from '../freePort.ts';
import { root } from './workspace.ts';

/** Project of stubs: the real scripts, a build that can fail, a server that listens, an npx that records its calls. */
const tree = mkdtempSync(join(tmpdir(), 'bootstrap-'));
const npxCalls = join(tree, 'npx-calls.txt');

const stubs = {
  'package.json': JSON.stringify({ type: 'module', packageManager: 'pnpm@10.34.8' }),
  'pnpm-workspace.yaml': 'packages: []\n',
  'pnpm-lock.yaml': 'lockfileVersion: 9\n',
  'node_modules/.pnpm/lock.yaml': 'lockfileVersion: 9\n',
  'bin/npx': `#!/bin/sh\necho "$@" >> ${npxCalls}\n[ -z "$INSTALL_STATUS" ] || { echo ERR_PNPM_REASON; exit "$INSTALL_STATUS"; }\n`,
  'tools/src/build/main.ts': 'console.log("built"); process.exit(Number(process.env.BUILD_STATUS ?? 0));\n',
  'server/src/start/fillDatabase.ts': `console.log('filled'); process.exit(Number(process.env.FILL_STATUS ?? 0));\n`,
  'server/src/start.ts': `import { createServer } from 'node:http';
    if (process.env.SERVER_STATUS) process.exit(Number(process.env.SERVER_STATUS));
    const port = Number(process.env.PORT);
    const server = createServer().listen(port, () => console.log('ready http://localhost:' + port));
    process.once('SIGTERM', () => server.close(() => process.exit(0)));\n`,
};

function accepts(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true));
    socket.once('connect', () => socket.destroy()).once('error', () => done(false));
  });
}

interface Run {
  readonly child: ChildProcess;
  readonly output: { stdout: string; stderr: string };
  readonly status: Promise<number | null>;
}

function start(command: string, args: readonly string[], env: Record<string, string>): Run {
  const PATH = [join(tree, 'bin'), dirname(process.execPath), process.env.PATH].join(delimiter);
  const child = spawn(command, args, { cwd: tree, env: { ...process.env, ...env, PATH } });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (text) => {
    output.stdout += text;
  });
  child.stderr.on('data', (text) => {
    output.stderr += text;
  });
  return { child, output, status: new Promise((done) => child.once('close', done)) };
}

const npmStart = (env: Record<string, string>) => start(process.execPath, ['scripts/start.mjs'], env);

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const endsAt = Date.now() + 120_000;
  while (!(await holds())) {
    if (Date.now() > endsAt) throw new Error('It did not come to that in two minutes.');
    await new Promise((done) => setTimeout(done, 25));
  }
}

jest.setTimeout(300_000);

beforeAll(() => {
  for (const [file, text] of Object.entries(stubs)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  }
  chmodSync(join(tree, 'bin/npx'), 0o755);
  cpSync(join(root, 'scripts'), join(tree, 'scripts'), { recursive: true });
});
afterAll(() => rmSync(tree, { recursive: true }));

describe('npm start', () => {
  it('installs once with the pinned pnpm, then prints ready as the only line on stdout', async () => {
    const port = await freePort();

    const first = npmStart({ PORT: String(port) });
    await until(() => first.output.stdout.includes('ready'));
    first.child.kill('SIGTERM');
    await first.status;
    const second = npmStart({ PORT: String(port) });
    await until(() => second.output.stdout.includes('ready'));
    second.child.kill('SIGTERM');
    await second.status;

    expect(readFileSync(npxCalls, 'utf8').trim().split('\n')).toEqual([
      '--yes pnpm@10.34.8 --config.confirmModulesPurge=false install --frozen-lockfile --prefer-offline --reporter=append-only --prod --filter !./e2e',
    ]);
    expect(second.output.stdout).toBe(`ready http://localhost:${port}\n`);
    expect(second.output.stderr).toContain('up to date');
  });

  it('exits with the status of a failed install after its output, and installs again the next time', async () => {
    rmSync(join(tree, 'node_modules/.installed-lean'), { force: true });

    const failed = npmStart({ PORT: String(await freePort()), INSTALL_STATUS: '3' });
    const failedStatus = await failed.status;
    const next = npmStart({ PORT: String(await freePort()), SERVER_STATUS: '0' });
    await next.status;

    expect(failedStatus).toBe(3);
    expect(failed.output.stderr).toMatch(/^ERR_PNPM_REASON\ninstall {2}failed \(3\), .*; pnpm says why above$/m);
    expect(failed.output.stderr).toContain('npm run pnpm -- install --no-frozen-lockfile');
    expect(failed.output.stderr + failed.output.stdout).not.toContain('build');
    expect(next.output.stderr).toMatch(/^install {2}done/m);
  });

  it('names the package.json that is no JSON', async () => {
    const file = join(tree, 'mf-broken/package.json');
    mkdirSync(dirname(file));
    writeFileSync(file, '');

    const run = npmStart({ PORT: String(await freePort()), SERVER_STATUS: '0' });
    const status = await run.status;
    rmSync(dirname(file), { recursive: true });

    expect(status).toBe(1);
    expect(run.output.stderr).toMatch(/^\S+mf-broken\/package\.json is no JSON: .*$/m);
  });

  it('exits with the status of a failed build', async () => {
    const run = npmStart({ PORT: String(await freePort()), BUILD_STATUS: '7' });

    expect(await run.status).toBe(7);
    expect(run.output.stderr).toContain('build    failed (7)');
  });

  it('fills a new database while it builds, and ends with the status of that', async () => {
    const env = { PORT: String(await freePort()), SERVER_STATUS: '0' };

    const failed = npmStart({ ...env, FILL_STATUS: '9' });
    const failedStatus = await failed.status;
    const built = npmStart(env);
    await built.status;
    mkdirSync(join(tree, '.data'), { recursive: true });
    writeFileSync(join(tree, '.data/builds.json'), '[]');
    const again = npmStart(env);
    await again.status;
    rmSync(join(tree, '.data'), { recursive: true });

    expect(failedStatus).toBe(9);
    expect(failed.output.stderr).toContain('filled');
    expect(built.output.stderr).toContain('filled');
    expect(again.output.stderr).not.toContain('filled');
  });

  it('installs what tests need, too, once a whole install is there', async () => {
    rmSync(join(tree, 'node_modules/.installed-lean'), { force: true });
    writeFileSync(join(tree, 'node_modules/.installed'), 'of another lockfile');
    rmSync(npxCalls);

    await npmStart({ PORT: String(await freePort()), SERVER_STATUS: '0' }).status;
    rmSync(join(tree, 'node_modules/.installed'));

    expect(readFileSync(npxCalls, 'utf8')).not.toContain('--prod');
  });

  it('ends with the status of the server', async () => {
    const run = npmStart({ PORT: String(await freePort()), SERVER_STATUS: '5' });

    expect(await run.status).toBe(5);
  });

  it('reports a used port before it builds a development server', async () => {
    const port = await freePort();
    const taken = createServer().listen(port);

    const run = start(process.execPath, ['scripts/dev.mjs'], { PORT: String(port) });

    expect(await run.status).toBe(1);
    expect(run.output.stderr).toContain(`PORT=${port + 1} npm run dev`);
    taken.close();
  });

  it('reports a used port before it builds', async () => {
    const port = await freePort();
    const taken = createServer().listen(port);

    const run = npmStart({ PORT: String(port) });

    expect(await run.status).toBe(1);
    expect(run.output.stderr).toBe(
      `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start\n`,
    );
    taken.close();
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('frees the port when the shell of npm gets %s', async (signal) => {
    const port = await freePort();
    const script = `"${process.execPath}" scripts/start.mjs; true`;
    const run = start('sh', ['-c', script], { PORT: String(port), npm_lifecycle_event: 'start' });
    await until(() => run.output.stdout.includes('ready'));

    run.child.kill(signal);

    await until(async () => !(await accepts(port)));
    expect(await accepts(port)).toBe(false);
  });
});
