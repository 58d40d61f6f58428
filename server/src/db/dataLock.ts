import { execFile } from 'node:child_process';
import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** SQLite's code for a lock with another owner. */
const sqliteBusy = 5;

const run = promisify(execFile);

export class DataLockError extends Error {
  override readonly name = 'DataLockError';
}

const elsewhere = 'Set HAESOL_DATA_DIR to a directory on another file system, or use PostgreSQL (DATABASE_URL).';

/** Adds the reason, because SQLite's messages are terse if a file cannot be opened or its file system has no locks. */
const toLockError = (file: string, error: unknown) =>
  new DataLockError(`The lock file ${file} cannot be locked (${(error as Error).message}). ${elsewhere}`, {
    cause: error,
  });

/**
 * Opens the lock file with SQLite's exclusive lock, which is a kernel lock: it ends with the process in any case, and processes
 * in other namespaces (containers) see it.
 * @returns undefined while another connection has the lock
 * @throws {DataLockError} if the file cannot be opened or locked at all
 */
function takeLock(file: string, url: URL): DatabaseSync | undefined {
  let opened: DatabaseSync | undefined;
  try {
    opened = new DatabaseSync(url);
    opened.exec('BEGIN EXCLUSIVE');
    return opened;
  } catch (error) {
    opened?.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw toLockError(file, error);
  }
}

/** Exits with 0 if the second process cannot lock the file, with 1 if it can. */
const probe = `
  const { DatabaseSync } = require('node:sqlite');
  const file = new DatabaseSync(new URL(process.argv[1]));
  try { file.exec('BEGIN EXCLUSIVE'); } catch (error) { process.exit(error.errcode === ${sqliteBusy} ? 0 : 2); }
  process.exit(1);
`;

/** Tries to lock from a second process, since some file systems accept locks without enforcing them. */
async function isLockEnforced(url: URL): Promise<boolean> {
  try {
    await run(process.execPath, ['--disable-warning=ExperimentalWarning', '-e', probe, url.href], { env: {} });
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === 1) return false;
    throw error;
  }
}

/** Explains a refused lock by the kernel's list. */
async function explainRefusal(dataDir: string, file: string): Promise<string> {
  const toUsed = (holder: string) =>
    `The data directory ${dataDir} is in use by ${holder}. Stop that server, or set HAESOL_DATA_DIR to another directory.`;
  try {
    const { ino } = await stat(file);
    const line = (await readFile('/proc/locks', 'utf8')).split('\n').find((one) => one.includes(`:${ino} `));
    if (line === undefined) {
      // SQLite also reports "busy" for ENOLCK.
      return `The data directory ${dataDir} cannot be locked: its file system has no locks, or a server on another machine uses it. ${elsewhere}`;
    }
    // Owners in another process namespace have no number here.
    const pid = Number(line.trim().split(/\s+/)[4]);
    return toUsed(pid > 0 ? `process ${pid}` : 'another server');
  } catch {
    // The list exists only on Linux.
    return toUsed('another server');
  }
}

/**
 * Ensures that only this process has the data directory open. PGlite has no lock, and two processes would lose rows without an
 * error.
 * @param vfs SQLite's locking method; tests use `unix-none`, which locks nothing, and `unix-dotfile`, whose locks are not in
 * the kernel
 * @returns a function that releases the lock
 * @throws {DataLockError} if a running process has the lock, or the file system has no locks or does not enforce them
 */
export async function lockDataDir(dataDir: string, { vfs }: { vfs?: string } = {}): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const file = path.resolve(dataDir, 'data.lock');
  const url = pathToFileURL(file);
  if (vfs !== undefined) url.searchParams.set('vfs', vfs);
  const lock = takeLock(file, url);
  if (lock === undefined) {
    throw new DataLockError(await explainRefusal(dataDir, file));
  }
  try {
    if (await isLockEnforced(url)) return async () => lock.close();
  } catch (error) {
    lock.close();
    throw toLockError(file, error);
  }
  lock.close();
  throw new DataLockError(
    `The file system of ${dataDir} does not enforce locks, and a second server could destroy the data. ${elsewhere}`,
  );
}
