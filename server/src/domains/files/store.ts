import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

export interface ByteRange {
  readonly start: number;
  /** The last byte, itself included. */
  readonly end: number;
}

/** Where uploaded bytes lie. Keys are made here and never from what a person sent. */
export interface FileStore {
  /** A path for bytes that are still being checked. */
  createTempPath(ext?: string): Promise<string>;
  /** Moves checked bytes to their place. */
  keep(tempPath: string, key: string): Promise<void>;
  discard(tempPath: string): Promise<void>;
  /** Kept bytes, or of a range of them (its end included) those. */
  read(key: string, range?: ByteRange): Readable;
  /** All kept bytes at once. */
  load(key: string): Promise<Buffer>;
  has(key: string): Promise<boolean>;
  /** Removes the bytes and the small pictures made of them. */
  remove(key: string): Promise<void>;
  /** Bytes that a process left half-way. */
  clearTemp(): Promise<void>;
}

const tempLifetimeMs = 3_600_000;
const keyPattern = /^[0-9a-f]{2}\/[0-9a-f-]{36}(\.\d+)?$/;

/** Two letters of folder, so that no folder holds all. */
export function createStoreKey(): string {
  const uid = randomUUID();
  return `${uid.slice(0, 2)}/${uid}`;
}

/** Key of the small picture of a width. */
export function toViewKey(key: string, width: number): string {
  return `${key}.${width}`;
}

/** @throws for a key that was not made here */
export function requireKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error('A key of the file store has another form.');
  return key;
}

/** Keeps files in a folder of the data directory. */
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
        // Against the file system's own clock, which nobody moves.
        if (mtimeMs < Date.now() - tempLifetimeMs) await rm(file, { force: true });
      }
    },
  };
}
