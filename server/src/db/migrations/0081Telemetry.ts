import { type Kysely, sql } from 'kysely';

/** Reports of real visits: numbers by day, remote and build. No row belongs to a visitor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Used marks of pages: each part of a page view counts once.
  await sql`create table telemetry_mark (
    nonce text not null,
    part text not null,
    used_at timestamptz not null,
    primary key (nonce, part))`.execute(db);
  await sql`create index telemetry_mark_time on telemetry_mark (used_at)`.execute(db);
  await sql`create table page_view_day (
    day date not null,
    remote_id text not null,
    build_id text not null,
    hits int not null,
    primary key (day, remote_id, build_id))`.execute(db);
  // A histogram for each day, metric and build; the bounds of the buckets stand in telemetry/histogram.ts.
  await sql`create table vital_day (
    day date not null,
    remote_id text not null,
    build_id text not null,
    metric text not null,
    bucket int not null,
    hits int not null,
    primary key (day, remote_id, build_id, metric, bucket))`.execute(db);
  await sql`create table error_day (
    day date not null,
    remote_id text not null,
    build_id text not null,
    fingerprint text not null,
    kind text not null,
    page text not null,
    message text not null,
    stack text[] not null,
    traced text[],
    hits int not null,
    first_at timestamptz not null,
    last_at timestamptz not null,
    primary key (day, remote_id, build_id, fingerprint))`.execute(db);
}
