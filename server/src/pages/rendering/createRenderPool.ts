import { availableParallelism } from 'node:os';
import { type BuildLoader, loadBuilds } from './loadBuilds.ts';
import type { BuildKey, RenderJob } from './renderProtocol.ts';
import { endWorker, type RenderOutcome, type RenderWorker, sendToWorker, startWorker } from './workerProcess.ts';
import { createWorkerQueue } from './workerQueue.ts';
import type { WorkerSandbox } from './workerSandbox.ts';
import { readUsage } from './workerUsage.ts';

export interface RenderPoolSettings extends Pick<BuildLoader, 'readCode'> {
  readonly mode: 'development' | 'production';
  readonly sandbox: WorkerSandbox;
  /** Timeout of a page in a worker, in milliseconds. @default 1000 */
  readonly limitMs?: number;
  /** Heap of a worker in MiB. @default 128 */
  readonly memoryMb?: number;
  /** Number of rendering workers; one more is started as a spare. @default one less than cores, at least one */
  readonly size?: number;
  /** Called if a worker ended without a job. */
  onLost?(fault: { readonly build: BuildKey; readonly kind: string; readonly error: string }): void;
}

const defaultLimitMs = 1_000;
const defaultMemoryMb = 128;
/** Delay before replacing a worker that ended before it ran anything, in milliseconds. */
const restartMs = 1_000;
const watchMs = 1_000;
/** Memory of a worker outside its heap, in MiB: the engine, modules, and buffers. */
const outsideHeapMb = 384;
/** Processor time between two jobs, in milliseconds: a garbage collection, but not timers that a build has left. */
const idleCpuMs = 5_000;

/**
 * Pool of workers that render pages: one job each, so that a hanging page affects no other. They are processes, because
 * whatever kills a thread (no memory, an engine fault) ends all that share its process.
 */
export function createRenderPool(settings: RenderPoolSettings) {
  const { mode, sandbox, readCode, limitMs = defaultLimitMs, memoryMb = defaultMemoryMb } = settings;
  const { size = Math.max(1, availableParallelism() - 1) } = settings;
  const running = new Set<RenderWorker>();
  const queue = createWorkerQueue<RenderWorker>(limitMs);
  const loader: BuildLoader = { readCode, replace };
  let isClosed = false;

  function start(): void {
    if (isClosed) return;
    const worker = startWorker({
      sandbox,
      mode,
      memoryMb,
      onEnd: (ended, error) => replace(ended, { kind: 'crashed', build: ended.running, error }),
    });
    running.add(worker);
    queue.release(worker);
  }

  /** Ends a worker with the outcome of its job. The spare worker takes its place, and another spare is started. */
  function replace(worker: RenderWorker, outcome: RenderOutcome): void {
    if (!running.delete(worker)) return;
    queue.remove(worker);
    if (worker.settle === undefined && worker.onLoaded === undefined && outcome.kind === 'crashed') {
      settings.onLost?.(outcome);
    }
    worker.settle?.(outcome);
    worker.onLoaded?.(outcome);
    worker.process.kill('SIGKILL');
    if (worker.running === '') setTimeout(start, restartMs).unref();
    else start();
  }

  const releaseRunning = (worker: RenderWorker) => {
    if (running.has(worker)) queue.release(worker);
  };

  /** Replaces workers that use more memory than allowed, or processor time without a job. */
  async function watch(): Promise<void> {
    for (const worker of [...running]) {
      const usage = await readUsage(worker.process);
      if (usage === undefined) continue;
      const { memoryMb: usedMb, cpuMs } = usage;
      if (worker.wasUsed) worker.cpuMsAtJob = cpuMs;
      worker.wasUsed = worker.settle !== undefined || worker.onLoaded !== undefined;
      const idleMs = cpuMs - worker.cpuMsAtJob;
      const end = (error: string) => replace(worker, { kind: 'crashed', build: worker.running, error });
      if (usedMb > memoryMb + outsideHeapMb) end(`it used ${Math.round(usedMb)} MiB`);
      else if (worker.running !== '' && idleMs > idleCpuMs) end(`it used the processor for ${idleMs} ms without a job`);
    }
  }
  const watching = setInterval(watch, watchMs).unref();

  for (let count = 0; count < size + 1; count += 1) start();

  return {
    /** Renders a page. Failures of builds are outcomes, never rejections. */
    async render(job: RenderJob): Promise<RenderOutcome> {
      const worker = await queue.acquire();
      if (worker === undefined) return { kind: 'busy' };
      const builds = [job.shell, ...job.parts.map(({ build }) => build)];
      const failure = await loadInTime({ loader, worker, builds, limitMs, release: releaseRunning });
      return failure ?? runJob({ job, worker, limitMs, replace, release: releaseRunning });
    },
    /** Runs the code of builds in every free worker, before the first page. */
    async warm(builds: readonly BuildKey[]): Promise<void> {
      await Promise.all(
        queue.takeAllIdle().map(async (worker) => {
          await loadBuilds(loader, worker, builds);
          releaseRunning(worker);
        }),
      );
    },
    /** Replaces workers that have run any other build than these, or run it for the first time. A page in such a worker is left to the browser. */
    keepOnly(builds: ReadonlySet<BuildKey>): void {
      for (const worker of [...running]) {
        const run = [...worker.loaded, worker.running].filter((build) => build !== '');
        if (run.some((build) => !builds.has(build))) replace(worker, { kind: 'busy' });
      }
    },
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(watching);
      await Promise.all([...running].map(endWorker));
    },
  };
}

export type RenderPool = ReturnType<typeof createRenderPool>;

interface LoadTask {
  readonly loader: BuildLoader;
  readonly worker: RenderWorker;
  readonly builds: readonly BuildKey[];
  readonly limitMs: number;
  release(worker: RenderWorker): void;
}

/** Loads missing builds. After the limit the job returns `busy`, while the worker completes the load and is then free. */
async function loadInTime({ loader, worker, builds, limitMs, release }: LoadTask): Promise<RenderOutcome | undefined> {
  if (builds.every((build) => worker.loaded.has(build))) return undefined;
  let isTimedOut = false;
  const loading = loadBuilds(loader, worker, builds).then((failure) => {
    if (isTimedOut || failure !== undefined) release(worker);
    return failure;
  });
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<RenderOutcome>((resolve) => {
    timer = setTimeout(() => {
      isTimedOut = true;
      resolve({ kind: 'busy' });
    }, limitMs);
  });
  const outcome = await Promise.race([loading, timeout]);
  clearTimeout(timer);
  return outcome;
}

interface RunTask extends Pick<LoadTask, 'worker' | 'limitMs' | 'release'>, Pick<BuildLoader, 'replace'> {
  readonly job: RenderJob;
}

/** Renders in a worker that has every build; replaces one that times out. */
function runJob({ job: { registry, ...job }, worker, limitMs, replace, release }: RunTask): Promise<RenderOutcome> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      replace(worker, { kind: 'slow', build: worker.running, error: `no page within ${limitMs} ms` });
    }, limitMs);
    worker.settle = (outcome) => {
      clearTimeout(timer);
      worker.settle = undefined;
      release(worker);
      resolve(outcome);
    };
    // Names of pages in it are in the language of the page.
    const version = `${registry.version} ${job.languageCd}`;
    if (worker.registryVersion !== version) {
      sendToWorker(worker, { kind: 'registry', registry });
      worker.registryVersion = version;
    }
    worker.running = job.shell;
    worker.wasUsed = true;
    sendToWorker(worker, { kind: 'render', job });
  });
}
