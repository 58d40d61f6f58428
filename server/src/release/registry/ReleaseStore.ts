import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly size: number;
  /** Opens the bytes; each call gives a stream of its own. */
  open(): Readable;
}

/** Where the files of releases lie. Paths are relative, with `/`: `mf-portal/3f9a…/main.js`. */
export interface ReleaseStore {
  /** Writes a whole file or nothing; a reader never meets half of one. */
  put(path: string, bytes: Uint8Array): Promise<void>;
  /** Bytes that the file has where it lies, whatever a cache knows of it. @returns undefined when there is no such file */
  size(path: string): Promise<number | undefined>;
  /** A file to be sent; it may come from a cache, since no file changes. @returns undefined when there is no such file */
  find(path: string): Promise<StoredFile | undefined>;
  /** @returns undefined when there is no such file */
  read(path: string): Promise<Buffer | undefined>;
  /** Paths of all files below a folder. */
  list(folder: string): Promise<readonly string[]>;
  /** Removes a folder with all that is in it; without it, does nothing. */
  remove(folder: string): Promise<void>;
}

/** Chunks of a development build are named after their modules, with up to 100 characters before the rest of the name. */
const segment = /^(?!\.)[\w.@+-]{1,200}$/;
const reservedOnWindows = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** True for a path that stays in its folder and can be written on every system. */
export function isStorePath(path: string): boolean {
  const segments = path.split('/');
  return (
    path.length <= 300 &&
    segments.every((part) => segment.test(part) && !part.endsWith('.') && !reservedOnWindows.test(part))
  );
}

/** @throws Error for what is no path of the store; callers check outside data before */
export function requireStorePath(path: string): string {
  if (!isStorePath(path)) throw new Error(`not a path of the release store: ${JSON.stringify(path)}`);
  return path;
}
