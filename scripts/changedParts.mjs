// Parts of `npm test -- --changed`: those that a change of the working tree against a commit affects by imports.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

function run(command, args, cwd = '.') {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}${stdout}`);
  return stdout;
}

const toLines = (text) => text.split('\n').filter((line) => line !== '');

/** Lists changed, added and removed files, including untracked ones. */
function listChanged(base) {
  const known = run('git', ['diff', '--name-only', '--no-renames', base]);
  return [...toLines(known), ...toLines(run('git', ['ls-files', '--others', '--exclude-standard']))];
}

/** Counts specs that are changed, or import a changed file. */
function countSpecs(base) {
  const cli = resolve('e2e/node_modules/playwright/cli.js');
  const args = [cli, 'test', `--only-changed=${base}`, '--list', '--pass-with-no-tests', '--reporter=line'];
  return Number(/Total: \d+ tests? in (\d+) files?/.exec(run(process.execPath, args, 'e2e'))?.[1] ?? 0);
}

/** Returns true for inputs of the builds of shell and remotes. */
const isBuilt = (file) =>
  /^(shell|shared|mf-[a-z]+)\/(src\/.*\.(tsx?|mjs|css|json|svg)$|package\.json$|webpack)/.test(file) &&
  !/\.test\./.test(file);

/**
 * @param base commit to compare with the working tree
 * @returns names of parts, and additional arguments of some by name
 */
export function planChanged(base) {
  const changed = listChanged(base);
  const left = changed.filter((file) => existsSync(file));
  const has = (pattern) => changed.some((file) => pattern.test(file));
  const styles = left.filter((file) => file.endsWith('.css'));
  const specs = has(/^e2e\//) ? countSpecs(base) : 0;
  const names = [
    ...(changed.length > 0 ? ['lint', 'types', 'unit'] : []),
    ...(styles.length > 0 ? ['styles'] : []),
    ...(has(/\.(tsx?|mjs)$|package\.json$/) ? ['unused'] : []),
    ...(has(/package\.json$|^pnpm-/) ? ['versions'] : []),
    ...(changed.some(isBuilt) ? ['contract'] : []),
    ...(specs > 0 ? ['e2e'] : []),
  ];
  console.log(`changed since ${base}: ${changed.length} files; browser specs reached: ${specs}`);
  return { names, base, files: left, styles };
}
