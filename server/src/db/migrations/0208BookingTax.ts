import { type Kysely, sql } from 'kysely';

/** Tax invoice of a booking: not asked for, asked for, or issued with its number and day. Looks at contacts of bookings join the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table equipment_rsv
    add column tax_state text not null default 'NONE' check (tax_state in ('NONE', 'ASKED', 'ISSUED')),
    add column tax_no text,
    add column tax_on date,
    add constraint equipment_rsv_tax
      check ((tax_state = 'ISSUED') = (tax_no is not null) and (tax_state = 'ISSUED') = (tax_on is not null))`.execute(
    db,
  );
  await sql`update equipment_rsv set tax_state = 'ASKED'
    where rsv_no is not null and coalesce(payload->>'taxMail', '') <> ''`.execute(db);
  await sql`create index equipment_rsv_tax_due on equipment_rsv (created_at)
    where tax_state = 'ASKED' and state = 'COMPLETED'`.execute(db);
  // The names of the looks are those of `personalLooks`.
  await sql`drop index audit_log_look`.execute(db);
  await sql`create index audit_log_look on audit_log (actor_uid) where action in
    ('member.reveal', 'application.reveal', 'order.reveal', 'booking.reveal', 'booking.print', 'file.look', 'office.export',
      'edu.export', 'edu.attendance')`.execute(db);
}
