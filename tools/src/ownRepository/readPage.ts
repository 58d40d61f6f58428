import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../build/packages.ts';

/** Commands of a page, or a file that it has. */
export type Block = { readonly commands: readonly string[] } | { readonly file: string; readonly text: string };

/** Reads the code blocks of `docs/own-repository.md`, in order. */
export function readBlocks(): readonly Block[] {
  const page = readFileSync(join(rootDir, 'docs/own-repository.md'), 'utf8');
  return [...page.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(([, kind, file, text = '']) =>
    kind === 'sh' || file === undefined ? { commands: text.trim().split('\n') } : { file, text },
  );
}
