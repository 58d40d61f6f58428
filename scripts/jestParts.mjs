// Parts of `npm test` that run jest: titles and commands.
import { joinByArea, listDatabaseTests, ofEndpoints, ofProcesses } from './databaseTests.mjs';
import { longTests } from './longRun.mjs';

const node = process.execPath;

// `--reporters` consumes all words up to the next flag.
const reporting = [
  '--reporters=default',
  '--reporters=./scripts/jest/timesReporter.mjs',
  '--reporters=./scripts/jest/exitReporter.mjs',
];
export const unit = [
  node,
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
  ...reporting,
  '--ci',
  '--verbose=false',
];

/** For the part that runs last: fails if raw SQL was never run. */
const reporters = ['--reporters=./scripts/jest/statementReporter.mjs'];

const isLong = process.argv.includes('--long') || process.env.HAESOL_TEST_SIZE === 'long';
/** Lists the API tests of the parts `postgres` and `endpoints`; the short run leaves out those of the long run. */
function chooseOnPostgres() {
  const files = listDatabaseTests().filter((file) => !ofProcesses.test(file));
  return isLong ? files : files.filter((file) => !longTests.includes(file));
}

const onPostgres = (files) => [
  node,
  'scripts/postgres.mjs',
  ...unit,
  // One worker that restarts as it grows: a hundred files in one process ran out of memory.
  '--maxWorkers=1',
  '--runTestsByPath',
  ...files,
];

/** A word selects every file with it in the path, so that `postgres:bookings` also finds the tests with several processes. */
export function runOnPostgres(word = '') {
  const all = listDatabaseTests();
  const files =
    word === ''
      ? chooseOnPostgres().filter((file) => !ofEndpoints.test(file))
      : all.filter((file) => file.includes(word));
  const title = `API tests on PostgreSQL (jest), ${files.length} files`;
  return { title, command: onPostgres(word === '' ? joinByArea(files) : files) };
}

export function runProcesses() {
  const all = listDatabaseTests().filter((file) => ofProcesses.test(file));
  const files = isLong ? all : all.filter((file) => !longTests.includes(file));
  const title = `races, faults and restarts on PostgreSQL (jest), ${files.length} of ${all.length} files`;
  return { title, command: onPostgres(files) };
}

export function runEndpoints() {
  const files = listDatabaseTests().filter((file) => ofEndpoints.test(file));
  return {
    title: `every endpoint on PostgreSQL (jest), ${files.length} files`,
    command: onPostgres(joinByArea(files)),
  };
}

/** The complete short run executes API tests only on PostgreSQL, which takes a third of the time; the long run also here, on PGlite. */
export function runUnit(word = '', isWhole = false) {
  const elsewhere = isWhole && !isLong ? [...chooseOnPostgres(), ...longTests] : [];
  return {
    title: 'unit tests (jest)',
    command: [...unit, ...(word === '' ? reporters : [word])],
    env: { HAESOL_TESTED_ELSEWHERE: elsewhere.join(',') },
  };
}
