import { type Kysely, sql } from 'kysely';

/** Words of visitors that stand nowhere on the site, with the words that do; the office edits them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table search_synonym (
    word text primary key check (word <> ''),
    means text[] not null check (cardinality(means) > 0),
    updated_at timestamptz not null default now())`.execute(db);
}
