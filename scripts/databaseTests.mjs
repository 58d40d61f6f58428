// Tests of the server that need a database.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const opensDatabase =
  /\b(?:open|setUp)(?:Test(?:App|Database|Registry|Site|Shop)|(?:Override|Matrix)Site|(?:Toss)?Shop|WholeApi|Site)\(/;
/** Tests that call every endpoint. */
export const ofEndpoints = /server\/src\/testing\/endpointSuites\//;
/** Tests that need several connections and processes. */
export const ofProcesses = /server\/src\/testing\/processes\/|registry\/concurrency/;

/** Finds the tests with a database by their source, so that new ones are included. */
export function listDatabaseTests() {
  const names = ['server/demo', 'server/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, name)),
  );
  const files = names.filter((name) => name.endsWith('.test.ts')).sort();
  return files.filter((file) => opensDatabase.test(readFileSync(file, 'utf8')));
}

const folder = '.data/test/areas';
const ofArea = /^server\/src\/(?:domains|testing)\/(\w+)\//;
/** Would run for each file of a suite. */
const hookOfFile = /^(?:before|after)(?:All|Each)\(/m;

/**
 * Joins the files of each area, those that call every endpoint, and the others to one jest suite each: a suite loads the
 * server's 1,400 modules again, which takes longer than most of these files' tests.
 * @returns the suites, and the files with hooks outside of `describe`
 */
export function joinByArea(files) {
  const suiteOf = (file) =>
    hookOfFile.test(readFileSync(file, 'utf8')) ? undefined : (ofArea.exec(file)?.[1] ?? 'others');
  const suites = Map.groupBy(files, suiteOf);
  mkdirSync(folder, { recursive: true });
  return [...suites].flatMap(([name, members]) => {
    if (name === undefined) return members;
    const suite = join(folder, `${name}.test.ts`);
    writeFileSync(suite, members.map((file) => `import '${relative(folder, file)}';\n`).join(''));
    return [suite];
  });
}
