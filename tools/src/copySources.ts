import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootDir } from './build/packages.ts';
import { run } from './programs.ts';

/** Copies the current sources, without ignored files, as a repository. */
export function copySources(folder = mkdtempSync(join(tmpdir(), 'haesol-copy-'))): string {
  const files = run(rootDir, 'git', 'ls-files', '--cached', '--others', '--exclude-standard').trim().split('\n');
  for (const file of files.filter((path) => existsSync(join(rootDir, path))))
    cpSync(join(rootDir, file), join(folder, file));
  run(folder, 'git', 'init', '--quiet');
  return folder;
}
