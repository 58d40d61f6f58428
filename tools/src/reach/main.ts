// `npm test -- reach`: runs the unit tests with coverage and compares it with the exported functions of all packages: each is
// called by a test, or has a reason in reasons.json. A reason for a function that is called, or that is gone, fails as well.
// `npm test -- reach:mf-travel` runs the tests of that package and looks at its files; `reach:shared,mf-travel` runs those of both and
// looks at the files of the first, for packages that the tests of others call. Other words are parts of paths.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rootDir } from '../build/packages.ts';
import { listPackages } from '../checks/workspace.ts';
import { type FileCoverage, findUnreached } from './findUnreached.ts';

type Coverage = Readonly<Record<string, FileCoverage>>;

/** Runs jest with coverage by V8, which names arrow functions by their constants. @throws when a test fails */
function readCoverage([command = '', ...args]: readonly string[], words: readonly string[]): Coverage {
  const folder = mkdtempSync(join(tmpdir(), 'haesol-reach-'));
  const options = ['--coverage', '--coverageProvider=v8', '--coverageReporters=json', `--coverageDirectory=${folder}`];
  try {
    const { status } = spawnSync(command, [...args, ...options, ...words], {
      cwd: rootDir,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error(`The tests ended with ${status}: what they reach is not known.`);
    return JSON.parse(readFileSync(join(folder, 'coverage-final.json'), 'utf8')) as Coverage;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tests, what only tests use, and data. */
const isOther = (path: string) =>
  /\.test\.tsx?$|\/(testing|fixtures|everyCall|processes|bench|migrations|template)\/|\/testing\w*\.ts$/.test(path);

const { values, positionals } = parseArgs({
  options: { word: { type: 'string', default: '' } },
  allowPositionals: true,
});
const packages = new Set(listPackages());
const words = values.word
  .split(',')
  .filter((word) => word !== '')
  .map((word) => (packages.has(word) ? `${word}/src/` : word));
const [looked = ''] = words;
const coverage = readCoverage(positionals, words);
const reasons = JSON.parse(readFileSync(join(import.meta.dirname, 'reasons.json'), 'utf8')) as Record<string, string>;
const files = globSync('{shell,mf-*,shared,server,tools}/src/**/*.{ts,tsx}', { cwd: rootDir }).filter(
  (path) => path.includes(looked) && !isOther(path),
);
const unreached = files.flatMap((path) =>
  findUnreached(path, readFileSync(join(rootDir, path), 'utf8'), coverage[join(rootDir, path)]),
);
const faults = [
  ...unreached.filter((name) => reasons[name] === undefined).map((name) => `${name}: no test calls it`),
  ...Object.keys(reasons)
    .filter((name) => name.includes(looked) && !unreached.includes(name))
    .map((name) => `${name}: has a reason, but a test calls it or it is gone`),
];
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(
  `${files.length} files looked at, ${unreached.length} functions without a test call, all but ${faults.length} with a reason\n`,
);
process.exit(faults.length === 0 ? 0 : 1);
