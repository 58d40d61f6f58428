import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Size limit of the shell's styles, which are inlined in each document before the first paint. */
export const shellStyleLimit = 15_000;

/** Returns the brotli size of the style sheets in a folder. */
function sizeOfStyles(dir: string): number {
  return readdirSync(dir)
    .filter((name) => name.endsWith('.css'))
    .reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(dir, name))).length, 0);
}

/** @returns the fault; undefined within the limit */
export function findStyleFault(dir: string, limit = shellStyleLimit): string | undefined {
  const size = sizeOfStyles(dir);
  return size <= limit ? undefined : `the shell's styles: ${size} bytes after brotli, ${limit} are allowed`;
}
