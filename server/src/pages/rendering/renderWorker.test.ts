import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { endWorker, type RenderOutcome, type RenderWorker, sendToWorker, startWorker } from './workerProcess.ts';
import { findWorkerSandbox } from './workerSandbox.ts';

const path = fileURLToPath(new URL('./workerProcess.ts', import.meta.url));
const sandbox = await findWorkerSandbox();
const settings = { sandbox, mode: 'production', memoryMb: 64, onEnd: () => undefined } as const;
/** Server that starts a worker with the given code, prints its process id, and stays. */
const serverCode = (code: string) => `
  import { sendToWorker, startWorker } from ${JSON.stringify(path)};
  const worker = startWorker({ sandbox: ${JSON.stringify(sandbox)}, mode: 'production', memoryMb: 64, onEnd: () => undefined });
  worker.onLoaded = () => undefined;
  sendToWorker(worker, { kind: 'load', build: 'mf-travel@build001', code: ${JSON.stringify(code)} });
  setTimeout(() => console.log(worker.process.pid), 1_500);
  setInterval(() => undefined, 1_000);
`;

const started: ChildProcess[] = [];
const workers: RenderWorker[] = [];
const pids: number[] = [];
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await Promise.all(workers.splice(0).map(endWorker));
  for (const pid of pids.splice(0)) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function areGone(all: readonly number[]): Promise<boolean> {
  const until = performance.now() + 8_000;
  const areRunning = () => all.some(isRunning);
  while (areRunning() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 100));
  return !areRunning();
}

/** Lists the process and its children: on Linux the first one is the sandbox tool. */
function withChildren(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
  return [pid, ...children];
}

async function startServer(code: string) {
  const script = ['--input-type=module', '-e', serverCode(code)];
  const server = spawn(process.execPath, script, { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(server);
  const [line] = await once(createInterface({ input: server.stdout }), 'line');
  const processes = withChildren(Number(line));
  pids.push(...processes);
  return { server, processes };
}

function startHere(onEnd: (worker: RenderWorker, error: string) => void = () => undefined): RenderWorker {
  const worker = startWorker({ ...settings, onEnd });
  workers.push(worker);
  return worker;
}

/** @returns outcome for the pool; undefined if the code has run */
function load(worker: RenderWorker, build: string, code: string): Promise<RenderOutcome | undefined> {
  return new Promise((resolve) => {
    worker.onLoaded = resolve;
    sendToWorker(worker, { kind: 'load', build, code });
  });
}

describe('renderWorker', () => {
  it.each([
    ['waits', 'exports.prepare = async () => null;'],
    // Without a sandbox tool the kernel does not end a loop.
    ...(sandbox.command.length > 0 ? [['loops', 'for (;;);']] : []),
  ])('ends after its server is killed, also while its code %s', async (_what, code) => {
    const { server, processes } = await startServer(code);
    expect(processes.every(isRunning)).toBe(true);

    server.kill('SIGKILL');

    expect(await areGone(processes)).toBe(true);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('leaves %s to the server', async (signal) => {
    const worker = startHere();
    await load(worker, 'mf-travel@build001', 'exports.prepare = async () => null;');

    worker.process.kill(signal);

    expect(await load(worker, 'mf-travel@build002', 'exports.prepare = async () => null;')).toBeUndefined();
  });

  it.each([
    ['an invalid message', `frame('{"kind":"done","result":{"html":1}}')`],
    ['what is no JSON', `frame('}')`],
    ['a length that no page has', `Buffer.from('\\xff\\xff\\xff\\xff')`],
  ])('is ended if its code writes %s to the connection', async (_what, bytes) => {
    const write = `
      const frame = (text) => Buffer.from('\\0\\0\\0' + String.fromCharCode(text.length) + text);
      process.getBuiltinModule('node:fs').writeSync(3, ${bytes});
      for (;;);`;
    const ended = new Promise<string>((resolve) => {
      void load(
        startHere((_worker, error) => resolve(error)),
        'mf-travel@build001',
        write,
      );
    });

    expect(await ended).toBe('it sent what is no message');
  });

  it('is ended if its code sends messages on its own', async () => {
    const ended = new Promise<string>((resolve) => {
      const worker = startHere((_worker, error) => resolve(error));
      const frame = `Buffer.from('\\0\\0\\0\\x23{"kind":"running","build":"shell@1"}')`;
      const code = `setTimeout(() => process.getBuiltinModule('node:fs').writeSync(3, ${frame}), 200);`;
      void load(worker, 'mf-travel@build001', code).then(() => {
        worker.onLoaded = undefined;
      });
    });

    expect(await ended).toBe('it sent what is no message');
  });
});
