import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** Result column as the database describes it. */
export interface ResultColumn {
  readonly name: string;
  /** Name in `pg_type`. */
  readonly type: string;
}

/** Requests the result columns of statements without running them. */
export type DescribeStatements = (statements: readonly string[]) => Promise<readonly (readonly ResultColumn[])[]>;

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

interface TypeName {
  readonly oid: number;
  readonly name: string;
}

const typeNames = 'select oid::int as oid, typname::text as name from pg_type';

async function describeAll(
  statements: readonly string[],
  types: readonly TypeName[],
  readFields: (statement: string) => Promise<readonly Field[]>,
): Promise<readonly (readonly ResultColumn[])[]> {
  const names = new Map(types.map(({ oid, name }) => [oid, name]));
  const described: (readonly ResultColumn[])[] = [];
  for (const statement of statements) {
    const fields = await readFields(statement);
    described.push(fields.map(({ name, dataTypeID }) => ({ name, type: names.get(dataTypeID) ?? `${dataTypeID}` })));
  }
  return described;
}

export function describeOnPglite(pglite: PGlite): DescribeStatements {
  return async (statements) => {
    const { rows } = await pglite.query<TypeName>(typeNames);
    return describeAll(statements, rows, async (statement) => (await pglite.describeQuery(statement)).resultFields);
  };
}

/** Parse and Describe of the protocol, because `pg` describes only statements that it runs. */
function readFields(client: pg.Client, statement: string): Promise<readonly Field[]> {
  return new Promise((resolve, reject) => {
    let fields: readonly Field[] = [];
    client.query({
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text: statement, types: [] }, true);
        connection.describe({ name: '', type: 'S' }, true);
        connection.sync();
      },
      handleRowDescription(message: { readonly fields: readonly Field[] }) {
        fields = message.fields;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    });
  });
}

export function describeOnPostgres(url: string): DescribeStatements {
  return async (statements) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      const { rows } = await client.query<TypeName>(typeNames);
      return await describeAll(statements, rows, (statement) => readFields(client, statement));
    } finally {
      await client.end();
    }
  };
}
