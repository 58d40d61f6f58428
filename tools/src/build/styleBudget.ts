import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What the frame of every page may cost: it is in each document, before anything is painted. */
export const shellStyleLimit = 15_000;

/** Bytes after brotli of the style sheets that lie in a folder. */
function sizeOfStyles(dir: string): number {
  return readdirSync(dir)
    .filter((name) => name.endsWith('.css'))
    .reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(dir, name))).length, 0);
}

/** @returns what is wrong; undefined for a shell whose styles are within their limit */
export function findStyleFault(dir: string, limit = shellStyleLimit): string | undefined {
  const size = sizeOfStyles(dir);
  return size <= limit ? undefined : `the shell's styles: ${size} bytes after brotli, ${limit} are allowed`;
}
