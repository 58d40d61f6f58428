import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toSha256 } from '../../storage/s3Client.ts';
import type { StoredFile } from './ReleaseStore.ts';

/** Retention of files that were not requested. */
const keepMs = 30 * 24 * 3_600_000;

export interface FileCache {
  /** Reads bytes that exist and match their hash. */
  read(sha256: string): Promise<Buffer | undefined>;
  /** Stores the bytes if the disk allows it. */
  keep(sha256: string, bytes: Uint8Array): Promise<void>;
  /** @returns undefined without a file of this size */
  find(sha256: string, size: number): Promise<StoredFile | undefined>;
}

async function removeOld(dir: string): Promise<void> {
  const before = Date.now() - keepMs;
  for (const name of await readdir(dir).catch(() => [])) {
    const file = join(dir, name);
    const found = await stat(file).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < before) await rm(file, { force: true });
  }
}

/** Caches files by their hash in a local folder. Ignores all failures, because every file can be fetched again. */
export function createFileCache(dir: string): FileCache {
  removeOld(dir).catch(() => undefined);

  return {
    async read(sha256) {
      const file = join(dir, sha256);
      const bytes = await readFile(file).catch(() => undefined);
      if (bytes === undefined) return undefined;
      if (toSha256(bytes) !== sha256) {
        await rm(file, { force: true });
        return undefined;
      }
      await utimes(file, new Date(), new Date()).catch(() => undefined);
      return bytes;
    },
    async keep(sha256, bytes) {
      const temporary = join(dir, `.${randomUUID()}`);
      try {
        await mkdir(dir, { recursive: true });
        await writeFile(temporary, bytes);
        await rename(temporary, join(dir, sha256));
      } catch {
        // The disk is full or read-only; the bytes are sent anyway.
        await rm(temporary, { force: true }).catch(() => undefined);
      }
    },
    async find(sha256, size) {
      const file = join(dir, sha256);
      const found = await stat(file).catch(() => undefined);
      return found?.size === size ? { size, open: () => createReadStream(file) } : undefined;
    },
  };
}
