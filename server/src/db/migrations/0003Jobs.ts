import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // `locked_until` is by the database's own clock: a lease must not stand still when the clock of the rules is moved.
  await sql`create table job (
    job_uid uuid primary key, kind text not null, key text, payload jsonb not null default '{}',
    run_at timestamptz not null, locked_until timestamptz, tries int not null default 0, last_error text,
    failed_at timestamptz, created_at timestamptz not null default app_now(),
    constraint job_key_uq unique (kind, key))`.execute(db);
  await sql`create index job_due on job (run_at) where failed_at is null`.execute(db);
  // Mails that were written before somebody sent them belong to the past.
  await sql`update mail_outbox set sent_at = created_at where sent_at is null`.execute(db);
}
