/** More jobs than these would wait longer than the browser needs to render by itself. */
const maxWaiting = 20;

/** Free workers, and jobs that wait for one: first come, first served. */
export function createWorkerQueue<Worker>(limitMs: number) {
  const idle: Worker[] = [];
  const waiting: ((worker: Worker) => void)[] = [];

  return {
    /** The worker is free: the job that has waited longest gets it. */
    release(worker: Worker): void {
      const next = waiting.shift();
      if (next === undefined) idle.push(worker);
      else next(worker);
    },

    /** The worker has ended. */
    remove(worker: Worker): void {
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    },

    takeAllIdle: (): Worker[] => idle.splice(0),

    /** @returns undefined when none is free in time */
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
