import { sql } from 'kysely';
import { describedSql } from '../src/db/describedSql.ts';
import type { Database, Db } from '../src/db/schema.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Rows of a table; dates and JSON as text or values, as `JSON.stringify` writes them. */
type Rows<T extends keyof Database> = readonly Readonly<Partial<Record<keyof Database[T], unknown>>>[];

/** Inserts all rows with one statement; values are read by the types of the table's columns. */
async function insertRows<T extends keyof Database>(db: Db, table: T, rows: Rows<T>): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await describedSql('sample.insert', {})`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::text::jsonb)`.execute(
    db,
  );
}

/** Inserts the rows of several tables, in the order of their names. */
export async function insertTables(db: Db, tables: { readonly [T in keyof Database]?: Rows<T> }): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) await insertRows(db, table as keyof Database, rows);
}
