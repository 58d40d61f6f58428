import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Runs the tests of a remote in a repository of its own by jest. @param args further arguments of jest @returns its status */
export function testOwn(args: readonly string[]): number {
  const jest = join(createRequire(import.meta.url).resolve('jest/package.json'), '../bin/jest.js');
  const config = fileURLToPath(new URL('../../../scripts/jest/ownConfig.mjs', import.meta.url));
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const { status } = spawnSync(process.execPath, [...flags, jest, '--config', config, ...args], { stdio: 'inherit' });
  return status ?? 1;
}
