import { execFile } from 'node:child_process';
import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** SQLite's code for a lock that somebody else holds. */
const sqliteBusy = 5;

const run = promisify(execFile);

export class DataLockError extends Error {
  override readonly name = 'DataLockError';
}

const elsewhere = 'Set HAESOL_DATA_DIR to a directory on another file system, or use PostgreSQL (DATABASE_URL).';

/** Where a file cannot be opened or its file system has no locks, SQLite says so in a few words of its own. */
const toLockError = (file: string, error: unknown) =>
  new DataLockError(`The lock file ${file} cannot be locked (${(error as Error).message}). ${elsewhere}`, {
    cause: error,
  });

/**
 * Opens the lock file and takes SQLite's exclusive lock on it, which is a lock of the kernel: it ends with the process,
 * however that ends, and processes in other namespaces (containers) see it.
 * @returns undefined while another connection holds the lock
 * @throws {DataLockError} when the file cannot be opened or locked at all
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

/** Exits with 0 when the lock is refused to a second process, with 1 when it is given to it as well. */
const probe = `
  const { DatabaseSync } = require('node:sqlite');
  const file = new DatabaseSync(new URL(process.argv[1]));
  try { file.exec('BEGIN EXCLUSIVE'); } catch (error) { process.exit(error.errcode === ${sqliteBusy} ? 0 : 2); }
  process.exit(1);
`;

/** Tries to take the lock from a second process, since some file systems accept locks and enforce none. */
async function isLockEnforced(url: URL): Promise<boolean> {
  try {
    await run(process.execPath, ['--disable-warning=ExperimentalWarning', '-e', probe, url.href], { env: {} });
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === 1) return false;
    throw error;
  }
}

/** Why a lock is refused, as the kernel lists it. */
async function explainRefusal(dataDir: string, file: string): Promise<string> {
  const toUsed = (holder: string) =>
    `The data directory ${dataDir} is in use by ${holder}. Stop that server, or set HAESOL_DATA_DIR to another directory.`;
  try {
    const { ino } = await stat(file);
    const line = (await readFile('/proc/locks', 'utf8')).split('\n').find((one) => one.includes(`:${ino} `));
    if (line === undefined) {
      // SQLite says "busy" for ENOLCK, too.
      return `The data directory ${dataDir} cannot be locked: its file system has no locks, or a server on another machine uses it. ${elsewhere}`;
    }
    // Holders in another process namespace have no number here.
    const pid = Number(line.trim().split(/\s+/)[4]);
    return toUsed(pid > 0 ? `process ${pid}` : 'another server');
  } catch {
    // The list exists on Linux alone.
    return toUsed('another server');
  }
}

/**
 * Makes this process the only one that has the data directory open. PGlite has no lock of its own, and two openers lose
 * rows without an error.
 * @param vfs how SQLite locks files; tests name `unix-none`, which locks nothing, and `unix-dotfile`, whose locks the kernel does not know
 * @returns release
 * @throws {DataLockError} when a living process holds the lock, or the file system has no locks or does not enforce them
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
