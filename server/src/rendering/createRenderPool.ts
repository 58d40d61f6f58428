import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import type { BuildKey, FromWorker, RenderJob, RenderResult, ToWorker } from './renderProtocol.ts';

export interface RenderPoolSettings {
  readonly mode: 'development' | 'production';
  /** Code of a build; rejects when it cannot be had as it was published. */
  readCode(build: BuildKey): Promise<string>;
  /** Time that a worker has for a page, in milliseconds. @default 1000 */
  readonly limitMs?: number;
  /** Heap of a worker in MiB. @default 128 */
  readonly memoryMb?: number;
  /** Workers that render; one more is kept started. @default one less than cores, at least one */
  readonly size?: number;
}

/** How a job ended that has no page. */
type RenderFailure = 'crashed' | 'failed' | 'slow';

export type RenderOutcome =
  | { readonly kind: 'done'; readonly result: RenderResult }
  /** `build` is whose code ran. */
  | { readonly kind: RenderFailure; readonly build: BuildKey; readonly error: string }
  /** All workers were taken for too long. */
  | { readonly kind: 'busy' };

const defaultLimitMs = 1_000;
const defaultMemoryMb = 128;
/** Time for running the code of a build the first time, which no visitor waits for, in milliseconds. */
const loadLimitMs = 15_000;
/** Before another worker is started in the place of one that ended before it ran anything, in milliseconds. */
const restartMs = 1_000;
/** Of what a worker printed, in characters; enough for the engine's last words and its stack. */
const maxPrinted = 20_000;
const lastWords = /^(?:FATAL ERROR|# Check failed).*/m;
/** More jobs than these would wait longer than the browser needs to render by itself. */
const maxWaiting = 20;

interface RenderWorker {
  readonly process: ChildProcess;
  readonly loaded: Set<BuildKey>;
  registryVersion: string | undefined;
  settle: ((outcome: RenderOutcome) => void) | undefined;
  onLoaded: ((outcome: RenderOutcome | undefined) => void) | undefined;
  running: BuildKey;
}

async function end(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
}

function tell({ process: worker }: RenderWorker, message: ToWorker): void {
  worker.send(message);
}

/**
 * Workers that render pages: one job each, so that a page that hangs takes no other with it. They are processes, because
 * what ends a thread by force (no memory, a fault of the engine) ends all that share its process.
 */
export function createRenderPool(settings: RenderPoolSettings) {
  const {
    mode,
    readCode,
    limitMs = defaultLimitMs,
    memoryMb = defaultMemoryMb,
    size = Math.max(1, availableParallelism() - 1),
  } = settings;
  const idle: RenderWorker[] = [];
  const all = new Set<RenderWorker>();
  const waiting: ((worker: RenderWorker) => void)[] = [];
  let isClosed = false;

  function start(): void {
    if (isClosed) return;
    const child = fork(new URL('./renderWorker.ts', import.meta.url), [String(process.pid)], {
      env: { NODE_ENV: mode },
      execArgv: [`--max-old-space-size=${memoryMb}`],
      serialization: 'advanced',
      // What builds print is for those who work on them.
      stdio: [
        'ignore',
        mode === 'development' ? 'inherit' : 'ignore',
        mode === 'development' ? 'inherit' : 'pipe',
        'ipc',
      ],
    });
    let printed = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      printed = `${printed}${text}`.slice(-maxPrinted);
    });
    const worker: RenderWorker = {
      process: child,
      loaded: new Set(),
      registryVersion: undefined,
      settle: undefined,
      onLoaded: undefined,
      running: '',
    };
    all.add(worker);
    child.on('message', (message: FromWorker) => {
      if (message.kind === 'running') worker.running = message.build;
      else if (message.kind === 'loaded') worker.onLoaded?.(undefined);
      else worker.settle?.(message.kind === 'done' ? message : { ...message, kind: 'failed' });
    });
    const replaceCrashed = (error: string) => replace(worker, { kind: 'crashed', build: worker.running, error });
    child.on('error', (error) => replaceCrashed(String(error)));
    // Comes after `exit`, once all that it printed is here.
    child.on('close', (code, signal) => replaceCrashed(`exit ${signal ?? code} ${lastWords.exec(printed)?.[0] ?? ''}`));
    child.unref();
    child.channel?.unref();
    if (child.stderr instanceof Socket) child.stderr.unref();
    release(worker);
  }

  function release(worker: RenderWorker): void {
    const next = waiting.shift();
    if (next === undefined) idle.push(worker);
    else next(worker);
  }

  /** The worker is of no use any more; the spare one is there already. */
  function replace(worker: RenderWorker, outcome: RenderOutcome): void {
    if (!all.delete(worker)) return;
    const at = idle.indexOf(worker);
    if (at >= 0) idle.splice(at, 1);
    worker.settle?.(outcome);
    worker.onLoaded?.(outcome);
    worker.process.kill('SIGKILL');
    if (worker.running === '') setTimeout(start, restartMs).unref();
    else start();
  }

  /** @returns undefined when none is free in time */
  function acquire(): Promise<RenderWorker | undefined> {
    const free = idle.shift();
    if (free !== undefined) return Promise.resolve(free);
    if (waiting.length >= maxWaiting) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const take = (worker: RenderWorker) => {
        clearTimeout(timer);
        resolve(worker);
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(take), 1);
        resolve(undefined);
      }, limitMs);
      waiting.push(take);
    });
  }

  /** Runs the code of a build in a worker. @returns how it ended when it cannot be had, or took the worker down */
  async function loadBuild(worker: RenderWorker, build: BuildKey): Promise<RenderOutcome | undefined> {
    let code: string;
    try {
      code = await readCode(build);
    } catch (error) {
      return { kind: 'failed', build, error: String(error) };
    }
    return await new Promise((resolve) => {
      const timer = setTimeout(() => {
        replace(worker, { kind: 'slow', build, error: `its code ran for more than ${loadLimitMs} ms` });
      }, loadLimitMs);
      worker.onLoaded = (outcome) => {
        clearTimeout(timer);
        worker.onLoaded = undefined;
        if (outcome === undefined) worker.loaded.add(build);
        resolve(outcome);
      };
      worker.running = build;
      tell(worker, { kind: 'load', build, code });
    });
  }

  async function loadBuilds(worker: RenderWorker, builds: readonly BuildKey[]): Promise<RenderOutcome | undefined> {
    for (const build of builds) {
      const failure = worker.loaded.has(build) ? undefined : await loadBuild(worker, build);
      if (failure !== undefined) return failure;
    }
    return undefined;
  }

  /** Loads what the worker lacks. Whoever waits goes on without it after a while; the worker does not stop for that. */
  async function withoutWaiting(worker: RenderWorker, builds: readonly BuildKey[]): Promise<RenderOutcome | undefined> {
    if (builds.every((build) => worker.loaded.has(build))) return undefined;
    let isLeft = false;
    const loading = loadBuilds(worker, builds).then((failure) => {
      if ((isLeft || failure !== undefined) && all.has(worker)) release(worker);
      return failure;
    });
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<RenderOutcome>((resolve) => {
      timer = setTimeout(() => {
        isLeft = true;
        resolve({ kind: 'busy' });
      }, limitMs);
    });
    const outcome = await Promise.race([loading, patience]);
    clearTimeout(timer);
    return outcome;
  }

  function run(worker: RenderWorker, { registry, ...job }: RenderJob): Promise<RenderOutcome> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        replace(worker, { kind: 'slow', build: worker.running, error: `no page within ${limitMs} ms` });
      }, limitMs);
      worker.settle = (outcome) => {
        clearTimeout(timer);
        worker.settle = undefined;
        if (all.has(worker)) release(worker);
        resolve(outcome);
      };
      if (worker.registryVersion !== registry.version) {
        tell(worker, { kind: 'registry', registry });
        worker.registryVersion = registry.version;
      }
      worker.running = job.shell;
      tell(worker, { kind: 'render', job });
    });
  }

  for (let count = 0; count < size + 1; count += 1) start();

  return {
    /** Never rejects for what a build does. */
    async render(job: RenderJob): Promise<RenderOutcome> {
      const worker = await acquire();
      if (worker === undefined) return { kind: 'busy' };
      const failure = await withoutWaiting(worker, [job.shell, ...job.parts.map(({ build }) => build)]);
      return failure ?? run(worker, job);
    },
    /** Runs the code of builds in every worker that is free, before somebody waits for it. */
    async warm(builds: readonly BuildKey[]): Promise<void> {
      const free = idle.splice(0);
      await Promise.all(
        free.map(async (worker) => {
          await loadBuilds(worker, builds);
          if (all.has(worker)) release(worker);
        }),
      );
    },
    async close(): Promise<void> {
      isClosed = true;
      await Promise.all([...all].map(({ process: worker }) => end(worker)));
    },
  };
}

export type RenderPool = ReturnType<typeof createRenderPool>;
