import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText, root } from './workspace.ts';

/** A row of the table in `docs/accessibility.md`. */
export interface AccessibilityItem {
  /** `5.1.1`. */
  readonly number: string;
  readonly tests: readonly NamedTest[];
}

export interface NamedTest {
  readonly file: string;
  /** The test's title, or the part of it that stands in the source. */
  readonly title: string;
}

/** Items of KWCAG 2.2 in their order, as the standard numbers them. */
export const itemNumbers: readonly string[] = [
  ['5.1', 1],
  ['5.2', 1],
  ['5.3', 3],
  ['5.4', 4],
  ['6.1', 4],
  ['6.2', 2],
  ['6.3', 1],
  ['6.4', 4],
  ['6.5', 4],
  ['7.1', 1],
  ['7.2', 2],
  ['7.3', 4],
  ['8.1', 1],
  ['8.2', 1],
].flatMap(([guideline, count]) => Array.from({ length: Number(count) }, (_item, at) => `${guideline}.${at + 1}`));

/** Reads rows of the form `| 5.1.1 name | how | `file` "title"; `file` "title" |`. */
export function listItems(markdown: string): AccessibilityItem[] {
  return [...markdown.matchAll(/^\| (\d\.\d\.\d) [^|]*\|[^|]*\|([^|]*)\|$/gm)].map(([, number = '', shown = '']) => ({
    number,
    tests: [...shown.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, file = '', title = '']) => ({ file, title })),
  }));
}

/** @returns what is wrong with a named test; undefined for one that is there */
export function findFault({ file, title }: NamedTest): string | undefined {
  if (!/\.(test\.tsx?|spec\.ts)$/.test(file) || !existsSync(join(root, file))) return `${file} is no test file`;
  return readText(file).includes(title) ? undefined : `${file} has no test "${title}"`;
}
