import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../build/packages.ts';

interface Case {
  readonly id: string;
  readonly file: string;
  readonly root: string;
}

function readCases(): Case[] {
  const program = `import { cases } from './scripts/hotReloadCases.mjs'; console.log(JSON.stringify(cases))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: rootDir });
  return JSON.parse(output.toString()) as Case[];
}

describe('files that the test of hot reload edits', () => {
  it.each(readCases())('$id/src/features/$file is there, with the element that is marked', ({ id, file, root }) => {
    const path = join(rootDir, id, 'src/features', file);

    expect(existsSync(path)).toBe(true);
    expect(readFileSync(path, 'utf8')).toContain(root);
  });
});
