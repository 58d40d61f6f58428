import { type Kysely, sql } from 'kysely';

/** Adds receipts of the travel service to the documents with a number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table office_document drop constraint office_document_kind_check,
    add constraint office_document_kind_check
      check (kind in ('ESTIMATE', 'STATEMENT', 'APPLICATION', 'RECEIPT', 'TRAVEL_RECEIPT'))`.execute(db);
}
