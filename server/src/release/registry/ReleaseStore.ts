import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly size: number;
  /** Opens the bytes; each call returns a new stream. */
  open(): Readable;
}

/** Store of release files. Paths are relative, with `/`: `mf-portal/3f9a…/main.js`. */
export interface ReleaseStore {
  /** Writes a file atomically, so that readers never see a partial one. */
  put(path: string, bytes: Uint8Array): Promise<void>;
  /** Size of the stored file, without the cache. @returns undefined for a missing file */
  size(path: string): Promise<number | undefined>;
  /** Returns a file for sending, possibly from a cache, since files never change. @returns undefined for a missing file */
  find(path: string): Promise<StoredFile | undefined>;
  /** @returns undefined for a missing file */
  read(path: string): Promise<Buffer | undefined>;
  /** Lists the sizes of all files in a folder by their paths. */
  list(folder: string): Promise<ReadonlyMap<string, number>>;
  /** Removes a folder with its content; ignores a missing one. */
  remove(folder: string): Promise<void>;
}

/** Chunks of a development build are named after their modules, with up to 100 characters before the rest of the name. */
const segment = /^(?!\.)[\w.@+-]{1,200}$/;
const reservedOnWindows = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Returns true for a path that stays in its folder and is valid on every system. */
export function isStorePath(path: string): boolean {
  const segments = path.split('/');
  return (
    path.length <= 300 &&
    segments.every((part) => segment.test(part) && !part.endsWith('.') && !reservedOnWindows.test(part))
  );
}

/** @throws Error for an invalid path; callers must check outside data first */
export function requireStorePath(path: string): string {
  if (!isStorePath(path)) throw new Error(`not a path of the release store: ${JSON.stringify(path)}`);
  return path;
}
