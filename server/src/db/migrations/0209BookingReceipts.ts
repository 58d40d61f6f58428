import { type Kysely, sql } from 'kysely';

/** Receipts of bookings among the documents of the office, and when a booking was paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table office_document drop constraint office_document_kind_check,
    add constraint office_document_kind_check
      check (kind in ('ESTIMATE', 'STATEMENT', 'APPLICATION', 'RECEIPT'))`.execute(db);
  await sql`alter table equipment_rsv add column paid_at timestamptz`.execute(db);
}
