import { type Kysely, sql } from 'kysely';

/** Every statement that changes what pages show leaves a row here; servers compare how many there are (see contentChange.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table content_change (
    change_id bigint generated always as identity primary key,
    table_name text not null,
    changed_at timestamptz not null default now()
  )`.execute(db);
  // Rows are never updated: two writers do not wait for each other.
  await sql`create function note_content_change() returns trigger language plpgsql as $$
    declare
      latest bigint;
    begin
      insert into content_change (table_name) values (tg_table_name) returning change_id into latest;
      if latest % 500 = 0 then
        delete from content_change where changed_at < now() - interval '1 hour';
      end if;
      return null;
    end
  $$`.execute(db);
}
