// `npm run count:lines -- --base <commit>`: source lines of that commit beside those of now, without tests, data and what is generated.
// The product grows by features, so it also prints the parts that both have, and what each type of commit has added or removed.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { rootDir } from '../build/packages.ts';
import { comparePartLines, countByType, isCounted, type PartLines, type SourceFile } from './countLines.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: rootDir, encoding: 'utf8', maxBuffer: 1 << 28 });

/** Counted files of a commit with their lines. */
function listFiles(commit: string): SourceFile[] {
  // An empty file has no line in the answer of grep.
  const paths = git('ls-tree', '-r', '--name-only', commit).split('\n').filter(isCounted);
  const counts = git(
    'grep',
    '--count',
    '--text',
    '-e',
    '',
    commit,
    '--',
    'shell',
    'shared',
    'server',
    'mf-*',
    'tools',
    'scripts',
  );
  const lines = new Map(
    counts.split('\n').map((row) => {
      const [, path = '', count] = row.split(':');
      return [path, Number(count)];
    }),
  );
  return paths.map((path) => ({ path, lines: lines.get(path) ?? 0 }));
}

const { values } = parseArgs({ options: { base: { type: 'string' } } });
if (values.base === undefined) throw new Error('Usage: npm run count:lines -- --base <commit>');
const parts = comparePartLines(listFiles(values.base), listFiles('HEAD'));
const say = (line: string) => process.stdout.write(`${line}\n`);
const sum = (rows: readonly PartLines[], of: 'after' | 'before') =>
  rows.reduce((total, row) => total + (row[of] ?? 0), 0);
const sayRow = (name: string, before: number | undefined, after: number | undefined) =>
  say(
    `${name.padEnd(40)}${String(before ?? '–').padStart(8)}${String(after ?? '–').padStart(8)}${String((after ?? 0) - (before ?? 0)).padStart(8)}`,
  );

say(`${'part'.padEnd(40)}${'before'.padStart(8)}${'after'.padStart(8)}${'change'.padStart(8)}`);
for (const { part, before, after } of parts) sayRow(part, before, after);
const kept = parts.filter(({ before }) => before !== undefined);
sayRow('all', sum(parts, 'before'), sum(parts, 'after'));
sayRow('parts that both have', sum(kept, 'before'), sum(kept, 'after'));
sayRow('new parts', undefined, sum(parts, 'after') - sum(kept, 'after'));
const log = git('log', '--no-merges', '--numstat', '--no-renames', '--format=%x00%s', `${values.base}..HEAD`);
for (const [type, lines] of [...countByType(log)].sort(([, a], [, b]) => a - b))
  say(`commits of type ${type}: ${lines} lines`);
