import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
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
/** More jobs than these would wait longer than the browser needs to render by itself. */
const maxWaiting = 20;

interface RenderWorker {
  readonly thread: Worker;
  readonly loaded: Set<BuildKey>;
  registryVersion: string | undefined;
  settle: ((outcome: RenderOutcome) => void) | undefined;
  running: BuildKey;
}

/** Workers that render pages: one job each, so that a page that hangs takes no other with it. */
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
    const thread = new Worker(new URL('./renderWorker.ts', import.meta.url), {
      env: { NODE_ENV: mode },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const worker: RenderWorker = {
      thread,
      loaded: new Set(),
      registryVersion: undefined,
      settle: undefined,
      running: '',
    };
    all.add(worker);
    thread.on('message', (message: FromWorker) => {
      if (message.kind === 'running') worker.running = message.build;
      else worker.settle?.(message.kind === 'done' ? message : { ...message, kind: 'failed' });
    });
    thread.on('error', (error) => replace(worker, { kind: 'crashed', build: worker.running, error: String(error) }));
    thread.on('exit', (code) => replace(worker, { kind: 'crashed', build: worker.running, error: `exit ${code}` }));
    thread.unref();
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
    void worker.thread.terminate();
    if (!isClosed) start();
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

  /** @returns how it ended when a build cannot be had */
  async function sendBuilds(worker: RenderWorker, builds: readonly BuildKey[]): Promise<RenderOutcome | undefined> {
    for (const build of builds) {
      if (worker.loaded.has(build)) continue;
      try {
        const code = await readCode(build);
        worker.loaded.add(build);
        worker.thread.postMessage({ kind: 'load', build, code } satisfies ToWorker);
      } catch (error) {
        return { kind: 'failed', build, error: String(error) };
      }
    }
    return undefined;
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
        worker.thread.postMessage({ kind: 'registry', registry } satisfies ToWorker);
        worker.registryVersion = registry.version;
      }
      worker.running = job.shell;
      worker.thread.postMessage({ kind: 'render', job } satisfies ToWorker);
    });
  }

  for (let count = 0; count < size + 1; count += 1) start();

  return {
    /** Never rejects for what a build does. */
    async render(job: RenderJob): Promise<RenderOutcome> {
      const worker = await acquire();
      if (worker === undefined) return { kind: 'busy' };
      const failure = await sendBuilds(worker, [job.shell, ...job.parts.map(({ build }) => build)]);
      if (failure === undefined) return run(worker, job);
      release(worker);
      return failure;
    },
    async close(): Promise<void> {
      isClosed = true;
      await Promise.all([...all].map(({ thread }) => thread.terminate()));
    },
  };
}

export type RenderPool = ReturnType<typeof createRenderPool>;
