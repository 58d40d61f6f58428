import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

interface Started {
  readonly child: ChildProcess;
  /** Complete stdout, once the server is ready or has exited. */
  readonly stdout: string;
  readonly stderr: () => string;
}

async function start(environment: Record<string, string>): Promise<Started> {
  const child = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  return { child, stdout, stderr: () => stderr };
}

describe('server process', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'server-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('reports readiness, protects its data from other users, stops on the first signal and starts again', async () => {
    const environment = { HAESOL_DATA_DIR: dataDir, PORT: '0' };
    const first = await start(environment);
    const url = /^ready (http:\/\/localhost:\d+)\n$/.exec(first.stdout)?.[1];
    const health = await fetch(`${url}/healthz`);
    const second = await start(environment);
    first.child.kill('SIGTERM');
    first.child.kill('SIGTERM');
    const [exitCode] = await once(first.child, 'exit');
    const third = await start(environment);
    third.child.kill('SIGINT');
    await once(third.child, 'exit');

    expect(health.status).toBe(200);
    expect(second.stderr()).toContain(`is in use by process ${first.child.pid}`);
    expect(exitCode).toBe(143);
    expect(third.stdout).toMatch(/^ready /);
  }, 400_000);

  it('does not start with invalid variables, and lists them', async () => {
    const { child, stderr } = await start({ PORT: 'x', RATE_LIMITS: 'maybe' });

    expect(child.exitCode).toBe(1);
    expect(stderr()).toContain('PORT: must be a port number');
    expect(stderr()).toContain('RATE_LIMITS: must be on or off');
  }, 400_000);
});
