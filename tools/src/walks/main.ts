// `npm test -- walks`: applies the kept patches to a copy of the sources, runs types and tests there, and counts the files that a
// person had to write. `npm test -- walks:newMail` applies those whose name has that word.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copySources, run } from './copySources.ts';
import { listHandWritten, readWalk } from './readWalk.ts';

const help = `The sources have moved on below it. Make the change that its title names once more, on a clean tree, by the way that the
site has now; keep its lines before the first diff, and put the output of \`git add -N . && git diff\` behind them.`;

/** @throws with what to do when the patch fits no longer */
function applyPatch(folder: string, name: string): void {
  try {
    run(folder, 'git', 'apply', '-C1', join(import.meta.dirname, name));
  } catch (error) {
    throw new Error(`tools/src/walks/${name} does not apply. ${help}`, { cause: error });
  }
}

const [, , word = ''] = process.argv;
const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.patch') && name.includes(word));
if (names.length === 0) throw new Error(`No patch in tools/src/walks has "${word}" in its name`);
const walks = names.map((name) => readWalk(readFileSync(join(import.meta.dirname, name), 'utf8')));
const folder = copySources();
try {
  for (const name of names) applyPatch(folder, name);
  run(folder, 'npm', 'run', 'db:types');
  run(folder, process.execPath, 'tools/src/limits/main.ts');
  run(folder, process.execPath, 'node_modules/@biomejs/biome/bin/biome', 'format', '--write', '.');
  const tests = new Set(walks.flatMap((walk) => walk.tests));
  run(folder, 'npm', 'test', '--', 'types', 'lint', ...[...tests].map((path) => `unit:${path}`));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const walk of walks) {
  const files = listHandWritten(walk);
  process.stdout.write(`${walk.title}: ${files.length} of at most ${walk.maxFiles} hand-written files\n`);
  for (const file of files) process.stdout.write(`  ${file}\n`);
  if (files.length > walk.maxFiles) process.exitCode = 1;
}
process.stdout.write(`${walks.length} patches applied, types and tests pass with them\n`);
