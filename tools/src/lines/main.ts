// `npm run count:lines -- [--base <commit>]`: lines of tracked text by kind, for HEAD and another commit.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { rootDir } from '../build/packages.ts';

const isTest = /\.(test|spec)\.|\/testing\w*\/|\/test[A-Z]\w*\.ts$|^e2e\//;
const kinds: readonly (readonly [string, (path: string) => boolean])[] = [
  ['all text', () => true],
  ['TypeScript in server/, tests included', (path) => /^server\/.*\.ts$/.test(path)],
  ['TypeScript and JavaScript without tests', (path) => /\.(tsx?|mjs)$/.test(path) && !isTest.test(path)],
  ['tests and what they use', (path) => /\.(tsx?|mjs)$/.test(path) && isTest.test(path)],
  ['style sheets', (path) => path.endsWith('.css')],
  ['documents', (path) => path.endsWith('.md')],
];

/** Counts the lines of each text file of a commit. */
function countFiles(commit: string): [path: string, lines: number][] {
  // -I excludes binary files.
  const args = ['grep', '-I', '--count', '-z', '-e', '', commit];
  const rows = execFileSync('git', args, { cwd: rootDir, encoding: 'utf8', maxBuffer: 1 << 28 }).split('\n');
  return rows.flatMap((row) => {
    const [path = '', count] = row.slice(commit.length + 1).split('\0');
    return count === undefined ? [] : [[path, Number(count)]];
  });
}

const { values } = parseArgs({ options: { base: { type: 'string' } } });
const commits = [...(values.base === undefined ? [] : [values.base]), 'HEAD'];
const counted = commits.map(countFiles);
const toCell = (value: number | string) => String(value).padStart(11);
process.stdout.write(`${''.padEnd(42)}${commits.map((name) => toCell(name.slice(0, 10))).join('')}\n`);
for (const [kind, isOf] of kinds) {
  const cells = counted.map((files) => files.reduce((sum, [path, lines]) => (isOf(path) ? sum + lines : sum), 0));
  process.stdout.write(`${kind.padEnd(42)}${cells.map(toCell).join('')}\n`);
}
