import { type Kysely, sql } from 'kysely';
import { hashRow, type JsonRow } from '../rowHash.ts';
import shipped from './0095ReferenceState.json' with { type: 'json' };

const keys = {
  code_group: ['group_cd'],
  code: ['group_cd', 'code'],
  content_block: ['menu_key'],
  terms: ['code', 'version'],
  search_synonym: ['word'],
  holiday: ['day'],
} as const;

/**
 * Hashes of reference rows as the server last wrote them (`syncReference`). Rows that earlier migrations filled, in any
 * version, count as written by the server; rows with other content were edited by staff.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table reference_state (
    table_name text not null,
    key text not null,
    hash text not null,
    primary key (table_name, key))`.execute(db);
  const known = new Set([...shipped.hashes, ...shipped.synonyms.flatMap((words) => Object.values(words))]);
  const states: { table_name: string; key: string; hash: string }[] = [];
  for (const [table, columns] of Object.entries(keys)) {
    const { rows } = await sql<{ row: JsonRow }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(db);
    const found = rows.map(({ row }) => ({
      ...{ table_name: table, hash: hashRow(row) },
      key: columns.map((column) => row[column]).join(' '),
    }));
    states.push(...found.filter(({ hash }) => known.has(hash)));
    if (table === 'search_synonym') states.push(...listRemoved(new Set(found.map(({ key }) => key))));
  }
  await sql`insert into reference_state (table_name, key, hash)
    select * from jsonb_to_recordset(${JSON.stringify(states)}::text::jsonb) as x(table_name text, key text, hash text)`.execute(
    db,
  );
}

/** Synonyms that staff removed: those missing from a list of which the database has others. */
function listRemoved(found: ReadonlySet<string>) {
  return shipped.synonyms
    .filter((words) => Object.keys(words).some((word) => found.has(word)))
    .flatMap((words) => Object.entries(words))
    .filter(([word]) => !found.has(word))
    .map(([key, hash]) => ({ table_name: 'search_synonym', key, hash }));
}
