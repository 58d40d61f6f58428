import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../build/packages.ts';

/** Commands of a page, or a file that it has. */
export type Block = { readonly commands: readonly string[] } | { readonly file: string; readonly text: string };

/** Reads the blocks of commands (`sh`) and the files with a name of a page, in order; other code is only to be read. */
export function readBlocks(page: string): readonly Block[] {
  const text = readFileSync(join(rootDir, page), 'utf8');
  return [...text.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].flatMap(([, kind, file, code = '']): Block[] => {
    if (kind === 'sh') return [{ commands: code.trim().split('\n') }];
    return file === undefined ? [] : [{ file, text: code }];
  });
}
