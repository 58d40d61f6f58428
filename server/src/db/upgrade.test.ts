import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import pg from 'pg';
import { readTestDatabaseUrl } from '../config.ts';
import { syncReference } from '../reference/syncReference.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { type DatabaseHandle, fromPglite } from './connect.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import type { Db } from './schema.ts';
import { createDatabase, openUrl } from './testPostgres.ts';

/** Opens a database as migrated at a commit. */
async function openOld(commit: string): Promise<DatabaseHandle> {
  const file = new URL(`../testing/databases/${commit}.sql.gz`, import.meta.url);
  const dump = `${gunzipSync(await readFile(file)).toString()}\nreset all;`;
  const url = readTestDatabaseUrl();
  if (url === undefined) {
    const pglite = await openPglite();
    await pglite.exec(dump);
    return fromPglite(pglite);
  }
  const database = await createDatabase(url);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(dump);
  await client.end();
  const handle = openUrl(database.url);
  return { ...handle, close: () => handle.close().then(database.drop) };
}

const parts: Readonly<Record<string, string>> = {
  columns: `select table_name || '.' || column_name as name, udt_name,
      row_number() over (partition by table_name order by ordinal_position)::int as place, is_nullable,
      column_default, generation_expression, is_identity
    from information_schema.columns where table_schema = 'public' and table_name not like 'pg_%'`,
  constraints: `select conrelid::regclass || '.' || conname as name, pg_get_constraintdef(oid) as def
    from pg_constraint where connamespace = 'public'::regnamespace`,
  indexes: `select indexname as name, indexdef from pg_indexes where schemaname = 'public'`,
  triggers: `select tgrelid::regclass || '.' || tgname as name, pg_get_triggerdef(oid) as def
    from pg_trigger where not tgisinternal`,
  views: `select viewname as name, definition from pg_views where schemaname = 'public'`,
  functions: `select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as def from pg_proc p
    where pronamespace = 'public'::regnamespace and prokind = 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  sequences: `select sequencename as name, start_value, increment_by from pg_sequences where schemaname = 'public'`,
};

/** Omits parentheses, because a restored dump has fewer of them in `a or b or c`. */
async function readSchema(db: Db): Promise<Record<string, string[]>> {
  const schema: Record<string, string[]> = {};
  for (const [part, query] of Object.entries(parts)) {
    const { rows } = await sql.raw(`${query} order by name`).execute(db);
    schema[part] = rows.map((row) => JSON.stringify(row).replaceAll(/[()]/g, ''));
  }
  return schema;
}

/** Reads the rows of all tables, without time stamps and versions. */
async function readAllRows(db: Db): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by name`.execute(db);
  const all: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(t) - array['updated_at', 'timestamp', 'rev', 'rev_at'] as row from ${sql.table(name)} t order by 1`.execute(
      db,
    );
    if (rows.length > 0) all[name] = rows.map(({ row }) => row);
  }
  // Counts changes of published pages.
  const { content_change: _, ...kept } = all;
  return kept;
}

describe.each(['29db83d', '7f70c353'])('a database of commit %s', (commit) => {
  let fresh: DatabaseHandle;
  let old: DatabaseHandle;
  beforeAll(async () => {
    [fresh, old] = [await openTestDatabase(), await openOld(commit)];
    await migrate(old.db);
  });
  afterAll(() => Promise.all([fresh.close(), old.close()]));

  it('equals a new one after an upgrade, in schema and rows', async () => {
    expect(await syncReference(old.db)).toEqual([]);

    expect(await readSchema(old.db)).toEqual(await readSchema(fresh.db));
    expect(await readAllRows(old.db)).toEqual(await readAllRows(fresh.db));
  });
});

describe('a database of commit 7f70c353 with edits by staff', () => {
  let old: DatabaseHandle;
  beforeAll(async () => {
    old = await openOld('7f70c353');
  });
  afterAll(() => old.close());

  it('keeps edited pages and holidays, and removed synonyms', async () => {
    const { db } = old;
    await db.updateTable('content_block').set({ title: '우리 제목' }).where('menu_key', '=', 'intro_chart').execute();
    await db.updateTable('holiday').set({ name: '개교기념일' }).where('day', '=', '2026-10-09').execute();
    await db.deleteFrom('search_synonym').where('word', '=', '비번').execute();
    await migrate(db);

    const page = db.selectFrom('content_block').select('title').where('menu_key', '=', 'intro_chart');
    const synonym = db.selectFrom('search_synonym').select('word').where('word', '=', '비번');
    expect(await syncReference(db)).toEqual(['content_block intro_chart', 'holiday 2026-10-09']);
    expect(await page.execute()).toEqual([{ title: '우리 제목' }]);
    expect(await synonym.execute()).toEqual([]);
  });
});
