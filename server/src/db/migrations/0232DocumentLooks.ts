import { type Kysely, sql } from 'kysely';

/** Receipts and copies of applications that staff print join the looks at personal data. The names are those of `personalLooks`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_log_look`.execute(db);
  await sql`create index audit_log_look on audit_log (actor_uid) where action in
    ('member.reveal', 'application.reveal', 'order.reveal', 'booking.reveal', 'booking.print', 'enrolment.print',
      'order.print', 'application.print', 'file.look', 'office.export', 'edu.export', 'edu.attendance')`.execute(db);
}
