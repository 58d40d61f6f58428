import { type Kysely, sql } from 'kysely';

/**
 * Searched words by area: of the whole site, and of the travel service by the language of its contents. Names and summaries of
 * places in other languages are searched too, whichever way they were written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_term
    add column area text not null default 'SITE' check (area in ('SITE', 'TRAVEL')),
    add column lang text not null default 'ko',
    drop constraint search_term_pkey,
    add primary key (area, lang, term)`.execute(db);
  await sql`alter table goods add column search_i18n text not null generated always as (lower(replace(
    (jsonb_path_query_array(i18n, '$.*.nm') || jsonb_path_query_array(i18n, '$.*.summary'))::text, ' ', ''))) stored`.execute(
    db,
  );
}
