import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Size of a page of memory and length of a tick of processor time, as `/proc` counts them on Linux. */
const pageBytes = 4_096;
const tickMs = 10;

export interface WorkerUsage {
  /** Memory in MiB, with buffers outside the heap. */
  readonly memoryMb: number;
  /** Processor time since the start, in milliseconds. */
  readonly cpuMs: number;
}

/** The sandbox starts the worker as its child if it makes a namespace of processes. */
async function listProcesses(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

/** Reads the usage of a worker from `/proc`. @returns undefined for an ended one, and on other systems than Linux */
export async function readUsage({ pid }: ChildProcess): Promise<WorkerUsage | undefined> {
  if (pid === undefined) return undefined;
  try {
    const pids = await listProcesses(pid);
    const usages = await Promise.all(
      pids.map(async (one) => {
        const [memory, state] = await Promise.all([
          readFile(`/proc/${one}/statm`, 'utf8'),
          readFile(`/proc/${one}/stat`, 'utf8'),
        ]);
        // The name of the program, in brackets, may contain spaces. Fields 14 and 15 are the time in user and kernel mode.
        const fields = state.slice(state.lastIndexOf(')') + 2).split(' ');
        return { pages: Number(memory.split(' ')[1]), ticks: Number(fields[11]) + Number(fields[12]) };
      }),
    );
    const sum = (read: (usage: (typeof usages)[number]) => number) => usages.reduce((all, one) => all + read(one), 0);
    return { memoryMb: (sum(({ pages }) => pages) * pageBytes) / 2 ** 20, cpuMs: sum(({ ticks }) => ticks) * tickMs };
  } catch {
    return undefined;
  }
}
