import { readdir, readFile } from 'node:fs/promises';

/** Clock ticks of `/proc` are hundredths of a second on all usual systems. */
const msPerTick = 10;

/** Reads the name and the used CPU of a process. @returns undefined for one that has ended */
async function readStat(pid: string | number): Promise<{ name: string; ms: number } | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // The name in parentheses may contain spaces.
  const end = text.lastIndexOf(')');
  const fields = text.slice(end + 2).split(' ');
  return { name: text.slice(text.indexOf('(') + 1, end), ms: (Number(fields[11]) + Number(fields[12])) * msPerTick };
}

/** Reads the CPU time of a server and of all PostgreSQL processes, in milliseconds; NaN on a system without `/proc`. */
export async function readCpu(pid: number | undefined): Promise<{ node: number; postgres: number }> {
  const names = await readdir('/proc').catch(() => []);
  const stats = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readStat));
  const postgres = stats.filter((stat) => stat?.name === 'postgres').reduce((sum, stat) => sum + (stat?.ms ?? 0), 0);
  return { node: (await readStat(pid ?? 0))?.ms ?? Number.NaN, postgres };
}
