import { type Kysely, sql } from 'kysely';

/** Price class that a booking was charged by. Unknown for bookings made before, because prices and classes change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table equipment_rsv add column price_class text
    check (price_class in ('OWN', 'STUDENT', 'COMPANY', 'OTHER'))`.execute(db);
}
