import { appendFile, mkdir } from 'node:fs/promises';
import type { KyselyPlugin } from 'kysely';
import { type DescribedStatement, findStatement } from './describedSql.ts';
import type { DescribeStatements, ResultColumn } from './describeStatements.ts';

const folder = new URL('../../../.data/test/statements/', import.meta.url);

/** Records the executed statements for `scripts/jest/statementReporter.mjs`, which finds its run by the process id. */
async function reportRun(names: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await appendFile(new URL(`${process.ppid}.${process.pid}.txt`, folder), names.map((name) => `${name}\n`).join(''));
}

function toText(columns: readonly ResultColumn[]): string {
  return columns
    .map(({ name, type }) => `${name} ${type}`)
    .sort()
    .join(', ');
}

function findWrongValues({ name, columns }: DescribedStatement, row: unknown): string[] {
  const values = new Map(Object.entries(row ?? {}));
  return Object.entries(columns)
    .filter(([column, { has }]) => !has(values.get(column)))
    .map(([column, { type }]) => `${name}: ${column} (${type}) has the value ${JSON.stringify(values.get(column))}`);
}

/** Observes the statements of `describedSql` on a test database and compares results with declared columns. */
export function watchStatements() {
  const seen = new Map<string, DescribedStatement>();
  const faults = new Set<string>();

  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ queryId, result }) {
      const statement = findStatement(queryId);
      if (statement === undefined) return result;
      seen.set(`${statement.name} ${statement.sql}`, statement);
      for (const row of result.rows) for (const fault of findWrongValues(statement, row)) faults.add(fault);
      return result;
    },
  };

  return {
    plugin,

    /** @throws for statements whose result has undeclared columns, types or values */
    async check(describeStatements: DescribeStatements): Promise<void> {
      const statements = [...seen.values()];
      const described = await describeStatements(statements.map(({ sql }) => sql));
      statements.forEach(({ name, columns }, at) => {
        const declared = toText(Object.entries(columns).map(([column, { type }]) => ({ name: column, type })));
        const actual = toText(described[at] ?? []);
        if (declared !== actual) faults.add(`${name}: declares (${declared}), the database says (${actual})`);
      });
      await reportRun([...new Set(statements.map(({ name }) => name))]);
      if (faults.size > 0) throw new Error(['Raw SQL returns other rows than it declares.', ...faults].join('\n'));
    },
  };
}
