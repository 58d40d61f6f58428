import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootDir } from './build/packages.ts';

/** Runs a command. @returns its output @throws with the output if it fails */
export function run(cwd: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
  return stdout;
}

/** Copies the current sources, without ignored files, and installs there. */
export function copySources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'haesol-copy-'));
  const files = run(rootDir, 'git', 'ls-files', '--cached', '--others', '--exclude-standard').trim().split('\n');
  for (const file of files.filter((path) => existsSync(join(rootDir, path))))
    cpSync(join(rootDir, file), join(folder, file));
  run(folder, 'git', 'init', '--quiet');
  return folder;
}
