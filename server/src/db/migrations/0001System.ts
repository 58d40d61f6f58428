import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists citext`.execute(db);
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create extension if not exists btree_gist`.execute(db);

  await sql`create table app_clock (id boolean primary key default true check (id), offset_ms bigint not null default 0)`.execute(
    db,
  );
  await sql`insert into app_clock default values`.execute(db);
  // The one clock: rules, tokens and jobs of all processes read it; demo mode can move it.
  await sql`create function app_now() returns timestamptz language sql stable as
    $$ select now() + (select offset_ms from app_clock where id) * interval '1 millisecond' $$`.execute(db);

  await sql`create table mail_outbox (
    mail_uid uuid primary key, kind text not null, to_addr text not null, subject text not null,
    body_text text not null, body_html text not null, created_at timestamptz not null default app_now(),
    sent_at timestamptz, tries int not null default 0, next_try_at timestamptz, last_error text)`.execute(db);
  await sql`create index mail_outbox_unsent on mail_outbox (created_at) where sent_at is null`.execute(db);
  await sql`create index mail_outbox_to on mail_outbox (lower(to_addr), created_at desc)`.execute(db);

  await sql`create table audit_log (
    audit_uid uuid primary key, actor_uid uuid, action text not null, target_type text, target_uid text,
    detail jsonb, request_id text, ip text, at timestamptz not null default app_now())`.execute(db);
  await sql`create index audit_log_at on audit_log (at desc)`.execute(db);

  await sql`create table idempotency (
    scope text not null, key text not null, hash text not null, response jsonb,
    created_at timestamptz not null default app_now(), primary key (scope, key))`.execute(db);

  await sql`create table rate_counter (
    key text not null, window_start timestamptz not null, hits int not null, primary key (key, window_start))`.execute(
    db,
  );

  await sql`create table telemetry_event (
    event_uid uuid primary key, kind text not null, data jsonb not null, request_id text,
    at timestamptz not null default app_now())`.execute(db);

  await sql`create table state_log (
    log_uid uuid primary key, ref_type text not null, ref_uid uuid not null, from_state text, to_state text not null,
    memo text, by_uid uuid, at timestamptz not null default app_now())`.execute(db);
  await sql`create index state_log_ref on state_log (ref_type, ref_uid, at)`.execute(db);
}
