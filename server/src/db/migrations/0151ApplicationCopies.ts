import { type Kysely, sql } from 'kysely';

/** Copies of applications among the documents of the office. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table office_document drop constraint office_document_kind_check,
    add constraint office_document_kind_check check (kind in ('ESTIMATE', 'STATEMENT', 'APPLICATION'))`.execute(db);
}
