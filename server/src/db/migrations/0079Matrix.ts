import { type Kysely, sql } from 'kysely';

/** What specs said about builds that stand together in a page, and who has overruled a failure. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table matrix_result (
      result_id integer generated always as identity primary key,
      mix text not null,
      spec text not null check (char_length(spec) <= 60),
      passed boolean not null,
      detail text not null check (char_length(detail) <= 1000),
      person text not null check (char_length(person) <= 100),
      site text check (char_length(site) <= 200),
      reported_at timestamptz not null default app_now(),
      unique (mix, spec)
    )`.execute(db);
  await sql`
    create table matrix_build (
      result_id integer not null references matrix_result on delete cascade,
      remote_id text not null,
      build_id text not null,
      overruled_by text check (char_length(overruled_by) <= 100),
      overrule_reason text check (char_length(overrule_reason) <= 500),
      overruled_at timestamptz,
      primary key (result_id, remote_id),
      check (num_nulls(overruled_by, overrule_reason, overruled_at) in (0, 3))
    )`.execute(db);
  await sql`create index matrix_build_build on matrix_build (remote_id, build_id)`.execute(db);
  await sql`
    alter table remote_audit
      add column reason text check (char_length(reason) <= 500),
      drop constraint remote_audit_action_check,
      add constraint remote_audit_action_check
        check (action in ('publish', 'move', 'switch', 'prune', 'overrule'))`.execute(db);
}
