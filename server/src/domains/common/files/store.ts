import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

export interface ByteRange {
  readonly start: number;
  /** Position of the last byte, inclusive. */
  readonly end: number;
}

/** Storage of uploaded bytes. Keys are generated here, never read from input. */
export interface FileStore {
  /** Returns a path for bytes that are still unchecked. */
  createTempPath(ext?: string): Promise<string>;
  /** Moves checked bytes to permanent storage. */
  keep(tempPath: string, key: string): Promise<void>;
  discard(tempPath: string): Promise<void>;
  /** Returns a stream of stored bytes, all or a range. */
  read(key: string, range?: ByteRange): Readable;
  /** Reads all stored bytes into memory. */
  load(key: string): Promise<Buffer>;
  has(key: string): Promise<boolean>;
  /** Removes the bytes and their thumbnails. */
  remove(key: string): Promise<void>;
  /** Deletes temporary files of interrupted uploads. */
  clearTemp(): Promise<void>;
}

const tempLifetimeMs = 3_600_000;
const keyPattern = /^[0-9a-f]{2}\/[0-9a-f-]{36}(\.\d+)?$/;

/** Creates the key of a new file. Its first two characters are a folder, so that no folder gets too large. */
export function createStoreKey(): string {
  const uid = randomUUID();
  return `${uid.slice(0, 2)}/${uid}`;
}

/** Returns the key of the thumbnail with this width. */
export function toViewKey(key: string, width: number): string {
  return `${key}.${width}`;
}

/** @throws for a key that {@link createStoreKey} cannot have made */
export function requireKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error('Malformed key of the file store.');
  return key;
}

/** Stores files in a folder of the data directory. */
export function createDiskFiles(dataDir: string): FileStore {
  const root = path.join(dataDir, 'files');
  const temp = path.join(root, 'temp');
  const toPath = (key: string) => path.join(root, requireKey(key));

  return {
    async createTempPath(ext = 'part') {
      await mkdir(temp, { recursive: true });
      return path.join(temp, `${randomUUID()}.${ext}`);
    },
    async keep(tempPath, key) {
      const target = toPath(key);
      await mkdir(path.dirname(target), { recursive: true });
      await rename(tempPath, target);
    },
    discard: (tempPath) => rm(tempPath, { force: true }),
    read: (key, range) => createReadStream(toPath(key), range),
    load: (key) => readFile(toPath(key)),
    has: (key) =>
      stat(toPath(key)).then(
        () => true,
        () => false,
      ),
    async remove(key) {
      const target = toPath(key);
      const name = path.basename(target);
      const siblings = await readdir(path.dirname(target)).catch(() => []);
      const own = siblings.filter((sibling) => sibling === name || sibling.startsWith(`${name}.`));
      await Promise.all(own.map((sibling) => rm(path.join(path.dirname(target), sibling), { force: true })));
    },
    async clearTemp() {
      const names = await readdir(temp).catch(() => []);
      for (const name of names) {
        const file = path.join(temp, name);
        const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
        // Uses the clock of the file system, because the site's own clock can be moved.
        if (mtimeMs < Date.now() - tempLifetimeMs) await rm(file, { force: true });
      }
    },
  };
}
