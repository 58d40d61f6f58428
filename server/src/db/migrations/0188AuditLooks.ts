import { type Kysely, sql } from 'kysely';

/** Finds who looked at personal data, whose sign-ins are kept longer; the names of the looks are those of `personalLooks`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_log_look on audit_log (actor_uid)
    where action in ('member.reveal', 'application.reveal', 'office.export', 'edu.export', 'edu.attendance')`.execute(
    db,
  );
}
