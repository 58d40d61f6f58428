import { type Kysely, sql } from 'kysely';

/** When staff confirmed that the fee of an enrolment is paid, and the place at which a coupon or a card was used on site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enroll add column paid_at timestamptz`.execute(db);
  for (const table of ['coupon', 'exchange_card']) {
    await sql`alter table ${sql.table(table)} add column used_gds_uid text references goods on delete set null`.execute(
      db,
    );
  }
}
