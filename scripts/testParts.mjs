// Parts of `npm test`: their commands, and what they must have checked to pass.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { listDatabaseTests } from './databaseTests.mjs';
import { runEndpoints, runOnPostgres, runProcesses, runUnit, unit } from './jestParts.mjs';
import { counted, countMatches } from './partCounts.mjs';

const node = process.execPath;
const builds = '.data/builds.json';
const tool = (file, ...args) => [node, `node_modules/${file}`, ...args];

/** @returns number of built apps */
function countBuilds() {
  const count = existsSync(builds) ? Object.keys(JSON.parse(readFileSync(builds, 'utf8'))).length : 0;
  return count === 0 ? undefined : `${count} apps`;
}

/** syncpack does not report its number of checks; its list has one line for each use of a dependency. */
function countVersions() {
  const [command, ...args] = tool('syncpack/index.cjs', 'json');
  const { stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return countMatches(/^\{/gm, 'uses of dependencies')(stdout);
}

/** Returns the folder of a package: `mf-travel`, `shared/kit` for `kit`; undefined for an unknown package. */
const findPackageFolder = (word) => [word, `shared/${word}`].find((folder) => existsSync(`${folder}/package.json`));

/** Specs for a site with several processes: sessions, deploys, hashes. */
const clusterSpecs = ['journey', 'delivery', 'tamper'].map((name) => `specs/${name}.spec`);
/**
 * `noise`: lines that are counted and hidden; `prepare`: returns title and command when the part runs, for the word after its
 * name; `hasWord`: returns true if that word has matches; `toArgument`: returns the argument for that word, in place of the last one;
 * `cores`: share of two cores; `streams`: shown live when requested by
 * name; `isLong`: only in the long run.
 */
const parts = [
  // `postgres` takes as long as the four parts after it: one core has it, the other one those.
  {
    name: 'postgres',
    prepare: runOnPostgres,
    // Without a path jest would run all tests.
    hasWord: (word) => listDatabaseTests().some((file) => file.includes(word)),
    streams: true,
    count: counted(/^Tests:.*?(\d+) passed/m, ([, tests]) => `${tests} tests`),
  },
  {
    name: 'build',
    title: 'build of all apps',
    command: [node, 'tools/src/build/main.ts', '--out', builds],
    count: countBuilds,
  },
  {
    name: 'contract',
    title: 'what each remote owes the shell (npm run mf -- check)',
    command: [node, 'tools/src/contract/main.ts'],
    needs: ['build'],
    count: counted(
      /^(\d+) remotes, (\d+) screens mounted/m,
      ([, remotes, screens]) => `${remotes} remotes, ${screens} screens`,
    ),
  },
  {
    name: 'processes',
    prepare: runProcesses,
    count: counted(/^Tests:.*?(\d+) passed/m, ([, tests]) => `${tests} tests`),
  },
  {
    name: 'endpoints',
    prepare: runEndpoints,
    count: counted(/^Tests:.*?(\d+) passed/m, ([, tests]) => `${tests} tests`),
  },
  {
    name: 'lint',
    title: 'format, lint and boundaries (Biome)',
    command: tool('@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.'),
    toArgument: findPackageFolder,
    count: counted(/Checked (\d+) files?/, ([, files]) => `${files} files`),
  },
  {
    name: 'types',
    title: 'types (tsc)',
    command: tool('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json', '--listFiles'),
    noise: /^(\/|[A-Z]:).*\.([cm]?tsx?|json)$/,
    count: countMatches(/^(?!.*\/node_modules\/).*\/[^/]+\.tsx?$/gm, 'files'),
  },
  {
    name: 'styles',
    title: 'values from tokens (stylelint)',
    command: tool('stylelint/bin/stylelint.mjs', '**/*.css', '--formatter', './scripts/lint/countingFormatter.mjs'),
    count: counted(/Checked (\d+) style sheets/, ([, sheets]) => `${sheets} style sheets`),
  },
  {
    name: 'unused',
    title: 'dead code and dependencies (knip)',
    command: tool('knip/bin/knip.js', '--no-progress', '--performance-fn', 'getImportsAndExports'),
    count: counted(/^getImportsAndExports\s+(\d+)/m, ([, files]) => `${files} files`),
  },
  {
    name: 'versions',
    title: 'one version of each dependency (syncpack)',
    command: tool('syncpack/index.cjs', 'lint'),
    count: countVersions,
  },
  {
    name: 'unit',
    prepare: runUnit,
    cores: 2,
    streams: true,
    count: counted(/^Tests:.*?(\d+) passed/m, ([, tests]) => `${tests} tests`),
  },
  {
    name: 'e2e',
    title: 'end-to-end tests (Playwright)',
    command: [node, 'scripts/e2e.mjs'],
    cores: 2,
    streams: true,
    needs: ['build'],
    count: counted(/^\s*(\d+) passed/m, ([, tests]) => `${tests} tests`),
  },
  {
    name: 'cluster',
    title: 'end-to-end tests on two processes, PostgreSQL and a bucket',
    command: [node, 'scripts/postgres.mjs', node, 'scripts/e2e.mjs', '--two', ...clusterSpecs],
    cores: 2,
    isLong: true,
    needs: ['build'],
    count: counted(/^\s*(\d+) passed/m, ([, tests]) => `${tests} tests`),
  },
  {
    name: 'firefox',
    title: 'forms that are sent before their scripts, in Firefox',
    command: [node, 'e2e/firefoxForms.mjs'],
    cores: 2,
    isLong: true,
    needs: ['build'],
    count: (output) => output.match(/^firefox: (.+)$/m)?.[1],
  },
  {
    name: 'commands',
    title: 'commands of the README, each in a copy of the sources',
    command: [node, 'tools/src/commands/main.ts'],
    cores: 2,
    streams: true,
    isLong: true,
    needs: ['build'],
    count: counted(/^(\d+) commands of the README ran/m, ([, commands]) => `${commands} commands`),
  },
  {
    name: 'matrix',
    title: 'journeys with mixes of builds, and a planted one that fits no shell',
    command: [node, 'scripts/seededMatrix.mjs'],
    cores: 2,
    streams: true,
    isLong: true,
    count: counted(/^(\d+) pairwise mixes/m, ([, mixes]) => `${mixes} mixes`),
  },
  {
    name: 'reload',
    title: 'hot reload of each remote',
    command: [node, 'scripts/hotReload.mjs'],
    cores: 2,
    isLong: true,
    needs: ['build'],
    count: counted(/^(\d+) remotes reload hot/m, ([, remotes]) => `${remotes} remotes`),
  },
  {
    name: 'browsers',
    title: 'journeys in Chromium, Firefox and WebKit',
    command: [node, 'scripts/onTestSite.mjs', 'e2e/browsers/main.ts'],
    cores: 2,
    streams: true,
    isLong: true,
    needs: ['build'],
    count: counted(/^(\d+) journeys passed in (.*);/m, ([, journeys, browsers]) => `${journeys} journeys, ${browsers}`),
  },
  {
    name: 'team',
    title: 'a remote in a repository of its own (docs/own-repository.md)',
    command: [node, 'scripts/ownRepository.mjs'],
    cores: 2,
    streams: true,
    isLong: true,
    needs: ['build'],
    count: (output) => output.match(/^a team's repository: (.+)$/m)?.[1],
  },
  {
    name: 'deploy',
    title: 'files of deploy/: the image in bubblewrap, and each file by its own program',
    command: [node, 'scripts/deploy.mjs'],
    cores: 2,
    streams: true,
    isLong: true,
    needs: ['build'],
    count: (output) => output.match(/^deploy: (.+)$/m)?.[1],
  },
  {
    name: 'pages',
    title: 'commands of docs/running.md and docs/another-university.md',
    command: [node, 'scripts/pages.mjs'],
    cores: 2,
    streams: true,
    isLong: true,
    needs: ['build'],
    count: counted(/^(\d+) commands of \d+ pages ran/m, ([, commands]) => `${commands} commands`),
  },
  {
    name: 'examples',
    title: 'remotes of other builds, and another host (docs/other-builds.md)',
    command: [node, 'scripts/onTestSite.mjs', 'tools/src/examples/main.ts'],
    cores: 2,
    streams: true,
    isLong: true,
    needs: ['build'],
    count: (output) => output.match(/^\d+ remotes of other builds: .+$/m)?.[0],
  },
  {
    name: 'html',
    title: 'markup of every public page (Nu HTML checker)',
    command: [node, 'scripts/onTestSite.mjs', 'e2e/html/main.ts'],
    isLong: true,
    needs: ['build'],
    count: counted(/^(\d+) pages checked/m, ([, pages]) => `${pages} pages`),
  },
].map((part) => ({ cores: 1, streams: false, isLong: false, needs: [], ...part }));

export const partNames = parts.map((part) => part.name);

/** `unit:bookingRules` is the unit tests with that word in the path; `e2e:journey` is one spec; `lint:mf-travel` one package. */
function partOf(name) {
  const [base, ...rest] = name.split(':');
  const part = parts.find((candidate) => candidate.name === base);
  if (part === undefined || rest.length === 0) return part;
  const word = rest.join(':');
  const argument = part.toArgument?.(word);
  if (argument !== undefined) return { ...part, name, command: [...part.command.slice(0, -1), argument] };
  if (!part.streams) return undefined;
  if (part.hasWord?.(word) === false) return undefined;
  const { prepare } = part;
  if (prepare !== undefined) return { ...part, name, prepare: () => prepare(word) };
  return { ...part, name, command: [...part.command, word] };
}

/** A part of `npm test -- --changed` also passes without affected files. */
function narrow(part, { base, files, styles }) {
  const orNone = (output) => part.count(output) ?? 'reached by no import';
  const others = {
    lint: () => [
      ...tool('@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '--no-errors-on-unmatched'),
      ...files,
    ],
    styles: () => [...part.command.slice(0, 2), ...styles, ...part.command.slice(3)],
    unit: () => [...unit, `--changedSince=${base}`, '--passWithNoTests'],
    e2e: () => [...part.command, `--only-changed=${base}`],
  };
  const command = others[part.name]?.();
  return command === undefined
    ? part
    : { ...part, prepare: undefined, title: part.title ?? 'unit tests (jest)', command, count: orNone };
}

/** @returns the parts affected by a change of the working tree, with their dependencies */
export function chooseChanged(plan) {
  const named = parts.filter(({ name }) => plan.names.includes(name));
  const needed = (name) => named.some((part) => part.needs.includes(name));
  return parts
    .filter(({ name }) => plan.names.includes(name) || needed(name))
    .map((part) => makeReady(narrow(part, plan), false));
}

/** Adds title and command of the part's `prepare`. */
const makeReady = ({ prepare, ...part }, isWhole) => ({ ...part, ...prepare?.('', isWhole) });

/** @returns the named parts in the order above, with their dependencies; without names all parts of the run */
export function choose(names, long = false) {
  if (names.length === 0) {
    const chosen = parts.filter((part) => long || !part.isLong).map((part) => makeReady(part, true));
    return { chosen, unknown: [] };
  }
  const unknown = names.filter((name) => partOf(name) === undefined);
  const named = names.map(partOf).filter((part) => part !== undefined);
  const needed = parts.filter(({ name }) => named.some((part) => part.needs.includes(name) && !names.includes(name)));
  const order = (part) => partNames.indexOf(part.name.split(':')[0]);
  const all = [...(process.env.BASE_URL ? [] : needed), ...named].sort((a, b) => order(a) - order(b));
  return { chosen: all.map((part) => makeReady(part, false)), unknown };
}
