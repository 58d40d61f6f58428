import { Worker } from 'node:worker_threads';

/** Saved, because a page replaces it. */
const setTimeoutOfNode = globalThis.setTimeout;

/** Longest synchronous work of a screen, in milliseconds of processor time. */
export const maxBlockMs = 500;

/**
 * Measures the longest synchronous work of this thread, in processor time: on a busy machine the time of day counts the work of others.
 * @returns a function that ends the measurement and returns milliseconds
 */
export function startWatch(): () => number {
  const read = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let last = read();
  let longest = 0;
  let isOver = false;
  const look = () => {
    const now = read();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const tick = () => {
    if (isOver) return;
    look();
    setTimeoutOfNode(tick, 1);
  };
  tick();
  return () => {
    isOver = true;
    look();
    return longest;
  };
}

/** Ends a process whose main thread has worked for 10 s since the last step, by processor time of the whole process. */
const watcher = `const { workerData } = require('node:worker_threads');
let step = -1, from = 0;
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const usedMs = (user + system) / 1_000;
  if (Atomics.load(workerData, 0) === step) {
    if (usedMs - from > 10_000) process.kill(process.pid, 'SIGKILL');
  } else [step, from] = [Atomics.load(workerData, 0), usedMs];
}, 250);`;

/** @returns a function that tells the parent process the next step; a step that works for more than 10 s ends the process */
export function createTell(): (step: string) => void {
  const steps = new Int32Array(new SharedArrayBuffer(4));
  new Worker(watcher, { eval: true, workerData: steps }).unref();
  return (step) => {
    Atomics.add(steps, 0, 1);
    process.stdout.write(`\n${JSON.stringify({ running: step })}`);
  };
}
