// Fails a complete run in which a statement of `describedSql` never ran, because its columns were not checked.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = join(root, 'server/src');
/** One file for each process that runs tests, with the process id and that of its parent (see `watchStatements.ts`). */
const records = join(root, '.data/test/statements');

const dayMs = 86_400_000;

function listRecords() {
  return existsSync(records) ? readdirSync(records).map((name) => join(records, name)) : [];
}

/** Lists the records of this run: its workers are child processes, or the tests run in this process. */
function listOwnRecords() {
  return listRecords().filter((record) => basename(record).split('.').includes(String(process.pid)));
}

/** Lists the counted records; if this run leaves tests to another part of `npm test`, all since that began. */
function listCounted() {
  const { HAESOL_TEST_RUN: run, HAESOL_TESTED_ELSEWHERE: elsewhere = '' } = process.env;
  if (run === undefined || elsewhere === '') return listOwnRecords();
  const { birthtimeMs } = statSync(run);
  return listRecords().filter((record) => statSync(record).mtimeMs >= birthtimeMs);
}

function listDeclared() {
  const names = readdirSync(sources, { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return files.flatMap((name) =>
    [...readFileSync(join(sources, name), 'utf8').matchAll(/\bdescribedSql\(\s*'([^']+)'/g)].map(([, id]) => id),
  );
}

export default class StatementReporter {
  #error;

  onRunStart() {
    // Runs of chosen files leave records, and process ids are reused.
    const old = listRecords().filter((record) => statSync(record).mtimeMs < Date.now() - dayMs);
    for (const record of [...old, ...listOwnRecords()]) rmSync(record, { force: true });
  }

  onRunComplete() {
    const own = listCounted();
    const ran = new Set(own.flatMap((record) => readFileSync(record, 'utf8').split('\n')));
    const declared = listDeclared();
    const missing = declared.filter((name) => !ran.has(name));
    for (const record of own) rmSync(record);
    process.stderr.write(`raw SQL: ${declared.length} statements, ${missing.length} that no test ran\n`);
    if (declared.length === 0) this.#error = new Error('No statement of describedSql was found in server/src.');
    if (missing.length > 0) this.#error = new Error(`No test ran these statements: ${missing.join(', ')}`);
    if (this.#error !== undefined) process.stderr.write(`${this.#error.message}\n`);
  }

  getLastError() {
    return this.#error;
  }
}
