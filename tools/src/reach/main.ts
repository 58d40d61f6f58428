// Compares the coverage of a unit run with the exported functions of all packages: each is called by a test, or has a
// reason in reasons.json. A reason for a function that is called, or that is gone, fails as well.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../build/packages.ts';
import { type FileCoverage, findUnreached } from './findUnreached.ts';

const coverageFile = process.argv[2] ?? join(rootDir, '.data/coverage/coverage-final.json');
const coverage = JSON.parse(readFileSync(coverageFile, 'utf8')) as Readonly<Record<string, FileCoverage>>;
const reasons = JSON.parse(readFileSync(join(import.meta.dirname, 'reasons.json'), 'utf8')) as Record<string, string>;

/** Tests, what only tests use, and data. */
const isOther = (path: string) =>
  /\.test\.tsx?$|\/(testing|fixtures|everyCall|processes|bench|migrations|template)\/|\/testing\w*\.ts$/.test(path);

const files = globSync('{shell,mf-*,shared,server,tools}/src/**/*.{ts,tsx}', { cwd: rootDir }).filter(
  (path) => !isOther(path),
);
const unreached = files.flatMap((path) =>
  findUnreached(path, readFileSync(join(rootDir, path), 'utf8'), coverage[join(rootDir, path)]),
);
const faults = [
  ...unreached.filter((name) => reasons[name] === undefined).map((name) => `${name}: no test calls it`),
  ...Object.keys(reasons)
    .filter((name) => !unreached.includes(name))
    .map((name) => `${name}: has a reason, but a test calls it or it is gone`),
];
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(
  `${files.length} files looked at, ${unreached.length} functions without a test call, all but ${faults.length} with a reason\n`,
);
process.exit(faults.length === 0 ? 0 : 1);
