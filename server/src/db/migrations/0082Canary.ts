import { type Kysely, sql } from 'kysely';

/** Builds that a share of the visitors gets in the place of `stable`, with the visitors for whom each side has failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table remote_canary (
    canary_id int generated always as identity primary key,
    remote_id text not null,
    build_id text not null,
    stable_build_id text not null,
    share int not null check (share between 1 and 10),
    state text not null default 'RUNNING' check (state in ('RUNNING', 'STOPPED', 'RETURNED', 'PROMOTED')),
    actor text not null,
    person text,
    started_at timestamptz not null,
    ended_at timestamptz,
    canary_failures int not null default 0,
    stable_failures int not null default 0,
    canary_views int not null default 0,
    foreign key (remote_id, build_id) references remote_release on delete cascade,
    check ((state = 'RUNNING') = (ended_at is null)))`.execute(db);
  await sql`alter table remote_audit drop constraint remote_audit_action_check`.execute(db);
  await sql`alter table remote_audit add constraint remote_audit_action_check
    check (action in ('publish', 'move', 'switch', 'prune', 'overrule', 'canary', 'canary.stop', 'canary.return'))`.execute(
    db,
  );
  await sql`create unique index remote_canary_one on remote_canary (remote_id) where state = 'RUNNING'`.execute(db);
  await sql`create index remote_canary_build on remote_canary (remote_id, build_id)`.execute(db);
}
