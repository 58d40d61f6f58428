import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { readFrames, writeFrame } from './frames.ts';
import {
  type BuildKey,
  fromWorker,
  lineFd,
  maxFrameBytes,
  type RenderResult,
  type ToWorker,
} from './renderProtocol.ts';
import { permissionFlags, toolPath, type WorkerSandbox } from './workerSandbox.ts';

/** Failure of a job without a page. */
type RenderFailure = 'crashed' | 'failed' | 'slow';

export type RenderOutcome =
  | { readonly kind: 'done'; readonly result: RenderResult }
  /** `build` is the one whose code ran. */
  | { readonly kind: RenderFailure; readonly build: BuildKey; readonly error: string }
  /** All workers were in use for too long. */
  | { readonly kind: 'busy' };

export interface RenderWorker {
  readonly process: ChildProcess;
  /** Separate socket for messages, because with Node's channel a worker's message could end the server. */
  readonly line: Socket;
  /** Builds whose code has run in it. */
  readonly loaded: Set<BuildKey>;
  registryVersion: string | undefined;
  /** Ends the running job. */
  settle: ((outcome: RenderOutcome) => void) | undefined;
  /** Ends the loading of a build; without an outcome it has run. */
  onLoaded: ((outcome: RenderOutcome | undefined) => void) | undefined;
  /** Build whose code runs; empty before the first. */
  running: BuildKey;
  /** True if it had a job since its usage was read. */
  wasUsed: boolean;
  /** Processor time used up to its last job. */
  cpuMsAtJob: number;
}

interface WorkerSettings {
  readonly sandbox: WorkerSandbox;
  readonly mode: 'development' | 'production';
  readonly memoryMb: number;
  /** Called at least once when the process ends. */
  onEnd(worker: RenderWorker, error: string): void;
}

/** Characters of a worker's output to keep, enough for the engine's last lines and its stack. */
const maxPrinted = 20_000;
const engineFault = /^(?:FATAL ERROR|# Check failed).*/m;

/** Private memory of a worker outside its heap, in MiB, of which Node maps some 600 at its start. */
const maxDataMb = 1_408;

/** Limits what code can allocate within one turn, before the worker is measured. A shell without this limit goes on without it. */
const boundMemory = (memoryMb: number) => [
  ...['sh', '-c', 'ulimit -d "$0" 2>/dev/null; exec "$@"'],
  String((memoryMb + maxDataMb) * 1_024),
];

const workerFile = fileURLToPath(new URL('./renderWorker.ts', import.meta.url));

function spawnWorker({ sandbox: { command }, mode, memoryMb }: WorkerSettings): ChildProcess {
  // Shows the output of builds in development.
  const output = mode === 'development' ? 'inherit' : 'ignore';
  const errors = mode === 'development' ? 'inherit' : 'pipe';
  const node = [process.execPath, `--max-old-space-size=${memoryMb}`, ...permissionFlags, workerFile];
  // Shells add their own variables.
  const limits = command.length === 0 ? [] : [...boundMemory(memoryMb), 'env', '-i', `NODE_ENV=${mode}`];
  const [program = process.execPath, ...options] = [...command, ...limits, ...node];
  const child = spawn(program, options, {
    env: { NODE_ENV: mode, PATH: toolPath },
    stdio: ['ignore', output, errors, 'pipe'],
    // Separate process group, so that signals to group 0 do not reach the server from inside.
    detached: process.platform !== 'win32',
  });
  // Workers must not keep the server's process alive.
  child.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();
  return child;
}

/** Handles a message of a worker. @throws for an invalid one */
function takeMessage(worker: RenderWorker, value: unknown): void {
  const message = fromWorker.parse(value);
  if (worker.settle === undefined && worker.onLoaded === undefined) throw new Error('nothing was asked of the worker');
  if (message.kind === 'running') worker.running = message.build;
  else if (message.kind === 'loaded') worker.onLoaded?.(undefined);
  else worker.settle?.(message.kind === 'done' ? message : { ...message, kind: 'failed' });
}

/** Starts a rendering process. */
export function startWorker(settings: WorkerSettings): RenderWorker {
  const child = spawnWorker(settings);
  const line = child.stdio[lineFd];
  if (!(line instanceof Socket)) throw new Error('a worker was started without a line to it');
  line.unref();
  const worker: RenderWorker = {
    process: child,
    line,
    loaded: new Set(),
    registryVersion: undefined,
    settle: undefined,
    onLoaded: undefined,
    running: '',
    wasUsed: false,
    cpuMsAtJob: 0,
  };
  let printed = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    printed = `${printed}${text}`.slice(-maxPrinted);
  });
  readFrames(line, {
    maxBytes: maxFrameBytes,
    onMessage: (message) => takeMessage(worker, message),
    onBroken: () => settings.onEnd(worker, 'it sent what is no message'),
  });
  // Writing to an ended process; `close` reports why it ended.
  line.on('error', () => undefined);
  child.on('error', (error) => settings.onEnd(worker, String(error)));
  // `close` follows `exit`, once all its output has arrived.
  child.on('close', (code, signal) =>
    settings.onEnd(worker, `exit ${signal ?? code} ${engineFault.exec(printed)?.[0] ?? ''}`),
  );
  return worker;
}

export function sendToWorker({ line }: RenderWorker, message: ToWorker): void {
  writeFrame(line, message);
}

/** Kills a worker. */
export async function endWorker({ process: child }: RenderWorker): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
