import { type Kysely, sql } from 'kysely';

/** Tickets that need the booker's name in the passport; staff who see it unmasked are among the looks at personal data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_log_look`.execute(db);
  await sql`create index audit_log_look on audit_log (actor_uid)
    where action in ('member.reveal', 'application.reveal', 'order.reveal', 'office.export', 'edu.export',
      'edu.attendance')`.execute(db);
  await sql`alter table goods_option add column needs_passport boolean not null default false`.execute(db);
}
