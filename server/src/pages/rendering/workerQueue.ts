/** Above this number of jobs the browser would render faster. */
const maxWaiting = 20;

/** Queue of jobs for free workers: first come, first served. */
export function createWorkerQueue<Worker>(limitMs: number) {
  const idle: Worker[] = [];
  const waiting: ((worker: Worker) => void)[] = [];

  return {
    /** Releases the worker to the job that has waited longest. */
    release(worker: Worker): void {
      const next = waiting.shift();
      if (next === undefined) idle.push(worker);
      else next(worker);
    },

    /** Removes an ended worker. */
    remove(worker: Worker): void {
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    },

    takeAllIdle: (): Worker[] => idle.splice(0),

    /** @returns undefined if none is free in time */
    acquire(): Promise<Worker | undefined> {
      const free = idle.shift();
      if (free !== undefined) return Promise.resolve(free);
      if (waiting.length >= maxWaiting) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        const take = (worker: Worker) => {
          clearTimeout(timer);
          resolve(worker);
        };
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(take), 1);
          resolve(undefined);
        }, limitMs);
        waiting.push(take);
      });
    },
  };
}
