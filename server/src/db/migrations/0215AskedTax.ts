import { type Kysely, sql } from 'kysely';

/** Asks for the tax invoice of a booking with an address for it, also of one that a process of an older release makes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function ask_tax() returns trigger language plpgsql as
    $$ begin new.tax_state := 'ASKED'; return new; end $$`.execute(db);
  const isAsked = sql`new.rsv_no is not null and new.tax_state = 'NONE' and coalesce(new.payload->>'taxMail', '') <> ''`;
  await sql`create trigger ask_tax_insert before insert on equipment_rsv for each row
    when (${isAsked}) execute function ask_tax()`.execute(db);
  await sql`create trigger ask_tax_update before update on equipment_rsv for each row
    when (old.rsv_no is null and ${isAsked}) execute function ask_tax()`.execute(db);
  // Bookings between 0208 and this migration, apart from those that staff have decided on.
  await sql`update equipment_rsv set tax_state = 'ASKED'
    where rsv_no is not null and tax_state = 'NONE' and coalesce(payload->>'taxMail', '') <> ''
      and not exists (select 1 from audit_log a
        where a.target_uid = equipment_rsv.rsv_uid::text and a.action = 'equipment.taxInvoice')`.execute(db);
}
