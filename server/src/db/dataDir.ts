import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export class DataDirError extends Error {
  override readonly name = 'DataDirError';
}

const reasons: Readonly<Record<string, string>> = {
  EROFS: 'its file system is read-only',
  EACCES: 'this user may not write to it',
  EPERM: 'this user may not write to it',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'it is a file',
  ENOSPC: 'its disk is full',
};

/** Creates folders one by one, because Node reports ENOENT on a read-only file system; the first missing one gives the reason. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const parent = path.dirname(folder);
    if (parent !== folder) await makeFolder(parent);
    await mkdir(folder);
  }
}

/**
 * Creates the data directory and tests writing to it, before other failures with less clear messages.
 * @throws {DataDirError} with the reason
 */
export async function requireDataDir(dataDir: string): Promise<void> {
  const file = path.join(dataDir, `.${randomUUID()}`);
  try {
    await makeFolder(path.resolve(dataDir));
    await writeFile(file, '');
    await rm(file);
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (reason === undefined) throw error;
    throw new DataDirError(`HAESOL_DATA_DIR: the data directory ${dataDir} cannot be used: ${reason}`, {
      cause: error,
    });
  }
}
