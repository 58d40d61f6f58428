import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { FromWorker, ToWorker } from './renderProtocol.ts';

const path = fileURLToPath(new URL('./renderWorker.ts', import.meta.url));
/** A server that starts a worker with the given code, prints its process id, and stays. */
const serverCode = (code: string) => `
  const { fork } = require('node:child_process');
  const worker = fork(${JSON.stringify(path)}, [process.pid], { env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  worker.send({ kind: 'load', build: 'mf-travel@build001', code: ${JSON.stringify(code)} });
  setTimeout(() => console.log(worker.pid), 1_000);
  setInterval(() => undefined, 1_000);
`;

const started: ChildProcess[] = [];
const pids: number[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  for (const pid of pids.splice(0)) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function isGone(pid: number): Promise<boolean> {
  const until = performance.now() + 8_000;
  while (isRunning(pid) && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 100));
  return !isRunning(pid);
}

async function startServer(code: string) {
  const server = spawn(process.execPath, ['-e', serverCode(code)], { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(server);
  const [line] = await once(createInterface({ input: server.stdout }), 'line');
  const pid = Number(line);
  pids.push(pid);
  return { server, pid };
}

describe('renderWorker', () => {
  it.each([
    ['waits', 'exports.prepare = async () => null;'],
    ['loops', 'for (;;);'],
  ])('ends after a server that was killed, also while its code %s', async (_what, code) => {
    const { server, pid } = await startServer(code);
    expect(isRunning(pid)).toBe(true);

    server.kill('SIGKILL');

    expect(await isGone(pid)).toBe(true);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('leaves %s to the server', async (signal) => {
    const worker = fork(path, [String(process.pid)], { env: {}, execArgv: [], serialization: 'advanced' });
    started.push(worker);
    const load = async (build: string): Promise<FromWorker> => {
      const answer = once(worker, 'message');
      worker.send({ kind: 'load', build, code: 'exports.prepare = async () => null;' } satisfies ToWorker);
      return (await answer)[0];
    };
    await load('mf-travel@build001');

    worker.kill(signal);

    expect(await load('mf-travel@build002')).toEqual({ kind: 'loaded', build: 'mf-travel@build002' });
  });
});
