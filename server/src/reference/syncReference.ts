import { sql } from 'kysely';
import { createClock } from '../db/clock.ts';
import { describedSql, jsonb } from '../db/describedSql.ts';
import { inTransaction } from '../db/retry.ts';
import { hashRow, type JsonRow } from '../db/rowHash.ts';
import type { Db, Trx } from '../db/schema.ts';
import { toSeoulDate } from '../db/seoulTime.ts';
import { announceTerms } from '../domains/common/terms/announceTerms.ts';
import { type ReferenceTable, readReference } from './readReference.ts';

type Hashes = ReadonlyMap<string, string>;

const toKey = ({ key }: ReferenceTable, row: JsonRow) => key.map((column) => row[column]).join(' ');

/** Reads the hashes of the rows as last written, by table and key. */
async function readHashes(db: Db | Trx): Promise<ReadonlyMap<string, Hashes>> {
  const rows = await db.selectFrom('reference_state').selectAll().execute();
  const byTable = Map.groupBy(rows, ({ table_name }) => table_name);
  return new Map([...byTable].map(([table, list]) => [table, new Map(list.map(({ key, hash }) => [key, hash]))]));
}

async function readRows(trx: Trx, table: ReferenceTable): Promise<ReadonlyMap<string, JsonRow>> {
  const rows = await describedSql('reference.rows', { row: jsonb<JsonRow>() })`
    select to_jsonb(t) as row from ${sql.table(table.table)} t`.execute(trx);
  return new Map(rows.map(({ row }) => [toKey(table, row), row]));
}

async function writeRows(trx: Trx, { table, key, isDated }: ReferenceTable, rows: readonly JsonRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
  const changes = columns
    .filter((name) => !key.includes(name))
    .map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
  if (isDated) changes.push(sql`updated_at = default`);
  await describedSql('reference.write', {})`
    insert into ${sql.table(table)} (${list(columns)}) select ${list(columns)}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::text::jsonb)
    on conflict (${list(key)}) do update set ${sql.join(changes)}`.execute(trx);
}

async function removeRows(trx: Trx, { table, key }: ReferenceTable, rows: readonly JsonRow[]): Promise<void> {
  const keys = rows.map((row) => Object.fromEntries(key.map((name) => [name, row[name]])));
  await describedSql('reference.remove', {})`
    delete from ${sql.table(table)} t
    using jsonb_array_elements(${JSON.stringify(keys)}::text::jsonb) as gone where to_jsonb(t) @> gone`.execute(trx);
}

async function saveHashes(trx: Trx, table: ReferenceTable, rows: readonly JsonRow[]): Promise<void> {
  await trx
    .insertInto('reference_state')
    .values(rows.map((row) => ({ table_name: table.table, key: toKey(table, row), hash: hashRow(row) })))
    .onConflict((conflict) =>
      conflict.columns(['table_name', 'key']).doUpdateSet((eb) => ({ hash: eb.ref('excluded.hash') })),
    )
    .execute();
}

async function forgetHashes(trx: Trx, { table }: ReferenceTable, keys: readonly string[]): Promise<void> {
  await trx.deleteFrom('reference_state').where('table_name', '=', table).where('key', 'in', keys).execute();
}

/** Returns rows shipped with changed content, and keys that are no longer shipped. */
function compare(table: ReferenceTable, hashes: Hashes) {
  const keys = new Set(table.rows.map((row) => toKey(table, row)));
  return {
    changed: table.rows.filter((row) => hashes.get(toKey(table, row)) !== hashRow(row)),
    dropped: table.isKept ? [] : [...hashes.keys()].filter((key) => !keys.has(key)),
  };
}

/** Returns true for terms in force, which were agreed to: a change needs a new version. */
const isInForce = (row: JsonRow, today: string) => 'effective_at' in row && String(row.effective_at) <= today;

/** Tells the members of new terms that are not in force yet, in an upgrade; a new site has no members. */
async function announceNew(trx: Trx, rows: readonly JsonRow[], now: Date): Promise<void> {
  const terms = rows
    .filter((row) => !isInForce(row, toSeoulDate(now)))
    .map(({ code, version, effective_at: day }) => ({
      code: String(code),
      version: String(version),
      effectiveDt: String(day),
    }));
  await announceTerms(trx, terms, { now, isMailed: true });
}

/** @returns table and key of the rows that were not changed */
async function syncTable(trx: Trx, table: ReferenceTable, hashes: Hashes, now: Date): Promise<string[]> {
  const today = toSeoulDate(now);
  const { changed, dropped } = compare(table, hashes);
  if (changed.length + dropped.length === 0) return [];
  const found = await readRows(trx, table);
  const toFate = (row: JsonRow) => {
    const key = toKey(table, row);
    const current = found.get(key);
    const hash = current && hashRow(current);
    if (hash === hashRow(row)) return 'same';
    return hash !== hashes.get(key) || (current && isInForce(current, today)) ? 'left' : 'due';
  };
  const { same = [], due = [], left = [] } = Object.groupBy(changed, toFate);
  const unedited = dropped.flatMap((key) => {
    const row = found.get(key);
    return row !== undefined && hashRow(row) === hashes.get(key) ? [row] : [];
  });
  if (due.length > 0) await writeRows(trx, table, due);
  if (table.table === 'terms' && hashes.size > 0) {
    const added = due.filter((row) => !found.has(toKey(table, row)));
    await announceNew(trx, added, now);
  }
  if (due.length + same.length > 0) await saveHashes(trx, table, [...due, ...same]);
  if (unedited.length > 0) await removeRows(trx, table, unedited);
  if (dropped.length > 0) await forgetHashes(trx, table, dropped);
  return left.map((row) => `${table.table} ${toKey(table, row)}`);
}

/**
 * Inserts and updates rows whose shipped content has changed, and removes those that are no longer shipped. Keeps a row that
 * differs from what was last written here, because staff edited or removed it. A start without changes reads only the hashes.
 * @returns table and key of the rows that differ from the shipped ones
 */
export async function syncReference(db: Db, tables = readReference()): Promise<readonly string[]> {
  const none: Hashes = new Map();
  const known = await readHashes(db);
  const isCurrent = (table: ReferenceTable) => {
    const { changed, dropped } = compare(table, known.get(table.table) ?? none);
    return changed.length + dropped.length === 0;
  };
  if (tables.every(isCurrent)) return [];
  const now = await createClock(db).now();
  return inTransaction(db, async (trx) => {
    const hashes = await readHashes(trx);
    const left: string[] = [];
    for (const table of tables) left.push(...(await syncTable(trx, table, hashes.get(table.table) ?? none, now)));
    return left;
  });
}
