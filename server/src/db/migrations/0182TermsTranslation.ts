import { type Kysely, sql } from 'kysely';

/** Translations of terms, apart from the Korean text: a version in force never changes, its translation may be corrected. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table terms_translation (
    code text not null,
    version text not null,
    locale text not null,
    title text not null,
    html text not null,
    primary key (code, version, locale)
  )`.execute(db);
}
