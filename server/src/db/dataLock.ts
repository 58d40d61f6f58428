import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Locks of this process: its own pid in a file says nothing about a second opening here. */
const held = new Set<string>();

export class DataLockError extends Error {
  override readonly name = 'DataLockError';
}

interface Holder {
  readonly pid: number;
  /** Tells a reused pid from the holder; null where the system does not say. */
  readonly started: string | null;
  readonly boot: string | null;
}

async function readOrNull(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    // No such file: not Linux, or the process has gone.
    return null;
  }
}

async function describeProcess(pid: number): Promise<Holder> {
  const stat = await readOrNull(`/proc/${pid}/stat`);
  const started = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  return { pid, started, boot: (await readOrNull('/proc/sys/kernel/random/boot_id'))?.trim() ?? null };
}

async function isAlive(holder: Holder): Promise<boolean> {
  if (holder.pid === process.pid) return false;
  const now = await describeProcess(holder.pid);
  if (holder.boot !== now.boot) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return holder.started === null || now.started === null || holder.started === now.started;
}

function parseHolder(text: string): Holder | null {
  try {
    const value = JSON.parse(text) as Holder;
    return typeof value.pid === 'number' ? value : null;
  } catch {
    // Cut off while it was written: its writer died.
    return null;
  }
}

/** Removes the lock of a dead process, and only that one: a rename decides between two that try. */
async function takeOver(file: string, dead: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch {
    // Somebody else was faster.
    return;
  }
  if ((await readOrNull(aside)) !== dead) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

/**
 * Makes this process the only one that has the data directory open. PGlite has no lock of its own, and two openers lose
 * rows without a word.
 * @returns release
 * @throws {DataLockError} when a living process holds it
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const file = path.join(dataDir, 'pg.lock');
  if (held.has(file)) throw new DataLockError(`The data directory ${dataDir} is already open in this process.`);
  await mkdir(dataDir, { recursive: true });
  const mine = JSON.stringify(await describeProcess(process.pid));
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      const handle = await open(file, 'wx', 0o600);
      await handle.writeFile(mine);
      await handle.close();
      held.add(file);
      return async () => {
        held.delete(file);
        await rm(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const text = await readOrNull(file);
    if (text === null) continue;
    const holder = parseHolder(text);
    if (holder !== null && (await isAlive(holder))) {
      throw new DataLockError(
        `The data directory ${dataDir} is in use by process ${holder.pid}. Stop that server, or set HAESOL_DATA_DIR to another directory.`,
      );
    }
    await takeOver(file, text);
  }
  throw new DataLockError(`The lock file ${file} could not be taken.`);
}
