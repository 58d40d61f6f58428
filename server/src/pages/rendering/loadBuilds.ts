import type { BuildKey } from './renderProtocol.ts';
import { type RenderOutcome, type RenderWorker, sendToWorker } from './workerProcess.ts';

/** Timeout for running the code of a build the first time, in milliseconds; no visitor waits for it. */
const loadLimitMs = 15_000;

export interface BuildLoader {
  /** Reads the code of a build; rejects if it is missing or differs from the published one. */
  readCode(build: BuildKey): Promise<string>;
  /** Ends a worker and starts another one. */
  replace(worker: RenderWorker, outcome: RenderOutcome): void;
}

/** Runs the code of a build in a worker. @returns the failure, if it is missing or crashed the worker */
async function loadBuild(
  { readCode, replace }: BuildLoader,
  worker: RenderWorker,
  build: BuildKey,
): Promise<RenderOutcome | undefined> {
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
    worker.wasUsed = true;
    sendToWorker(worker, { kind: 'load', build, code });
  });
}

/** Runs the code of those builds that the worker has not loaded yet. @returns the first failure */
export async function loadBuilds(
  loader: BuildLoader,
  worker: RenderWorker,
  builds: readonly BuildKey[],
): Promise<RenderOutcome | undefined> {
  for (const build of builds) {
    const failure = worker.loaded.has(build) ? undefined : await loadBuild(loader, worker, build);
    if (failure !== undefined) return failure;
  }
  return undefined;
}
