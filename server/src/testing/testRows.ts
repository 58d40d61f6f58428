import type { Kysely, Selectable, Updateable } from 'kysely';
import type { Database, Db } from '../db/schema.ts';

type Row<Table extends keyof Database> = Selectable<Database[Table]>;

// The builder cannot infer the columns of a generic table.
const toPlain = (db: Db) => db as unknown as Kysely<Record<string, Record<string, unknown>>>;

/** Returns the first row with these values. */
export async function findRow<Table extends keyof Database>(
  db: Db,
  table: Table,
  values: Partial<Row<Table>>,
): Promise<Row<Table>> {
  const rows = toPlain(db).selectFrom<string>(table).selectAll();
  return (await rows.where((eb) => eb.and(values)).executeTakeFirstOrThrow()) as Row<Table>;
}

/** Changes all rows with these values. */
export async function changeRows<Table extends keyof Database>(
  db: Db,
  table: Table,
  values: Partial<Row<Table>>,
  change: Updateable<Database[Table]>,
): Promise<void> {
  const rows = toPlain(db).updateTable<string>(table).set(change);
  await rows.where((eb) => eb.and(values)).execute();
}
