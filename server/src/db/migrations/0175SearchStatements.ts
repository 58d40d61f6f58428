import { type Kysely, sql } from 'kysely';

/**
 * Rows that one statement adds come into the search by one statement: a million posts took a third of an hour row by row. The
 * plan is made for each statement, because one row and a million need different ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function add_search_things() returns trigger language plpgsql as $$
    begin
      execute format('insert into search_thing select s.* from search_source s where s.source = %L
        and s.key in (select a.%I from added a)', tg_table_name, tg_argv[0]);
      return null;
    end
  $$`.execute(db);
  for (const [table, key] of sources) {
    const { rows } = await sql<{ def: string }>`select pg_get_triggerdef(oid) as def from pg_trigger
      where tgname = 'keep_search_thing' and tgrelid = ${table}::regclass`.execute(db);
    const changes = rows[0]?.def
      .replace('CREATE TRIGGER', 'CREATE OR REPLACE TRIGGER')
      .replace('AFTER INSERT OR DELETE', 'AFTER DELETE');
    await sql.raw(changes ?? '').execute(db);
    await sql`create trigger add_search_things after insert on ${sql.table(table)}
      referencing new table as added for each statement execute function add_search_things(${sql.lit(key)})`.execute(
      db,
    );
  }
}

/** Tables of the view, and their keys. */
const sources = [
  ['post', 'post_uid'],
  ['edu', 'edu_uid'],
  ['equipment', 'eq_uid'],
  ['faq', 'faq_uid'],
  ['pass_option', 'gds_dtl_uid'],
  ['goods', 'gds_uid'],
  ['tour', 'tour_uid'],
  ['travel_info', 'id'],
] as const;
