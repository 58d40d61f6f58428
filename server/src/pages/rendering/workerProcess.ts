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
import { findWorkerSandbox, permissionFlags, toolPath } from './workerSandbox.ts';

/** How a job ended that has no page. */
type RenderFailure = 'crashed' | 'failed' | 'slow';

export type RenderOutcome =
  | { readonly kind: 'done'; readonly result: RenderResult }
  /** `build` is the one whose code ran. */
  | { readonly kind: RenderFailure; readonly build: BuildKey; readonly error: string }
  /** All workers were taken for too long. */
  | { readonly kind: 'busy' };

export interface RenderWorker {
  readonly process: ChildProcess;
  /** Messages go through a socket of our own: Node's channel would let a worker's message end the server. */
  readonly line: Socket;
  /** Builds whose code has run in it. */
  readonly loaded: Set<BuildKey>;
  registryVersion: string | undefined;
  /** Ends the job that runs. */
  settle: ((outcome: RenderOutcome) => void) | undefined;
  /** Ends the loading of a build: without an outcome it has run. */
  onLoaded: ((outcome: RenderOutcome | undefined) => void) | undefined;
  /** The build whose code runs; empty before the first. */
  running: BuildKey;
}

interface WorkerSettings {
  readonly mode: 'development' | 'production';
  readonly memoryMb: number;
  /** Told once or more when the process ends. */
  onEnd(worker: RenderWorker, error: string): void;
}

/** Of what a worker printed, in characters; enough for the engine's last lines and its stack. */
const maxPrinted = 20_000;
const engineFault = /^(?:FATAL ERROR|# Check failed).*/m;

const workerFile = fileURLToPath(new URL('./renderWorker.ts', import.meta.url));

function spawnWorker({ mode, memoryMb }: WorkerSettings): ChildProcess {
  // In development what builds print is shown.
  const output = mode === 'development' ? 'inherit' : 'ignore';
  const errors = mode === 'development' ? 'inherit' : 'pipe';
  const node = [process.execPath, `--max-old-space-size=${memoryMb}`, ...permissionFlags, workerFile];
  const { command } = findWorkerSandbox();
  // The shell of the sandbox adds variables of its own.
  const environment = command.length === 0 ? [] : ['env', '-i', `NODE_ENV=${mode}`];
  const [program = process.execPath, ...options] = [...command, ...environment, ...node];
  const child = spawn(program, options, {
    env: { NODE_ENV: mode, PATH: toolPath },
    stdio: ['ignore', output, errors, 'pipe'],
    // A process group of its own: signals to group 0 do not reach the server from inside.
    detached: process.platform !== 'win32',
  });
  // Workers do not keep the server's process alive.
  child.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();
  return child;
}

/** Takes one message of a worker. @throws for anything that is none */
function takeMessage(worker: RenderWorker, value: unknown): void {
  const message = fromWorker.parse(value);
  if (worker.settle === undefined && worker.onLoaded === undefined) throw new Error('nothing was asked of the worker');
  if (message.kind === 'running') worker.running = message.build;
  else if (message.kind === 'loaded') worker.onLoaded?.(undefined);
  else worker.settle?.(message.kind === 'done' ? message : { ...message, kind: 'failed' });
}

/** Starts a process that renders. */
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
  // Writing to one that has just ended; `close` says how.
  line.on('error', () => undefined);
  child.on('error', (error) => settings.onEnd(worker, String(error)));
  // `close` comes after `exit`, once everything that it printed has arrived.
  child.on('close', (code, signal) =>
    settings.onEnd(worker, `exit ${signal ?? code} ${engineFault.exec(printed)?.[0] ?? ''}`),
  );
  return worker;
}

export function sendToWorker({ line }: RenderWorker, message: ToWorker): void {
  writeFrame(line, message);
}

/** Ends a worker by force. */
export async function endWorker({ process: child }: RenderWorker): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
