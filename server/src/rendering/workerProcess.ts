import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import type { BuildKey, FromWorker, RenderResult, ToWorker } from './renderProtocol.ts';

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

function forkWorker({ mode, memoryMb }: WorkerSettings): ChildProcess {
  // In development what builds print is shown.
  const output = mode === 'development' ? 'inherit' : 'ignore';
  const errors = mode === 'development' ? 'inherit' : 'pipe';
  const child = fork(new URL('./renderWorker.ts', import.meta.url), [String(process.pid)], {
    env: { NODE_ENV: mode },
    execArgv: [`--max-old-space-size=${memoryMb}`],
    serialization: 'advanced',
    stdio: ['ignore', output, errors, 'ipc'],
  });
  // Workers do not keep the server's process alive.
  child.unref();
  child.channel?.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();
  return child;
}

/** Starts a process that renders. */
export function startWorker(settings: WorkerSettings): RenderWorker {
  const child = forkWorker(settings);
  const worker: RenderWorker = {
    process: child,
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
  child.on('message', (message: FromWorker) => {
    if (message.kind === 'running') worker.running = message.build;
    else if (message.kind === 'loaded') worker.onLoaded?.(undefined);
    else worker.settle?.(message.kind === 'done' ? message : { ...message, kind: 'failed' });
  });
  child.on('error', (error) => settings.onEnd(worker, String(error)));
  // `close` comes after `exit`, once everything that it printed has arrived.
  child.on('close', (code, signal) =>
    settings.onEnd(worker, `exit ${signal ?? code} ${engineFault.exec(printed)?.[0] ?? ''}`),
  );
  return worker;
}

export function sendToWorker({ process: child }: RenderWorker, message: ToWorker): void {
  child.send(message);
}

/** Ends a worker by force. */
export async function endWorker({ process: child }: RenderWorker): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
