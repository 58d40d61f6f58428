import { type Kysely, sql } from 'kysely';

/** Result of the check of a build; a check that was left out has the reason instead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table remote_check (
    remote_id text not null,
    build_id text not null,
    person text not null,
    shells jsonb not null,
    faults jsonb not null,
    reason text,
    checked_at timestamptz not null default app_now(),
    primary key (remote_id, build_id),
    foreign key (remote_id, build_id) references remote_release on delete cascade)`.execute(db);
  await sql`alter table remote_audit drop constraint remote_audit_action_check`.execute(db);
  await sql`alter table remote_audit add constraint remote_audit_action_check
    check (action in ('publish', 'move', 'switch', 'prune', 'overrule', 'canary', 'canary.stop', 'canary.return', 'unchecked',
      'remove'))`.execute(db);
}
