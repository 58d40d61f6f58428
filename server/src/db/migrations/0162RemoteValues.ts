import { type Kysely, sql } from 'kysely';

/** Rules of flags and values of settings, which administrators change for the remotes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table remote_flag (
    flag_nm text primary key check (flag_nm ~ '^mf-[a-z0-9-]{1,40}[.][a-z][a-zA-Z0-9]{0,39}$'),
    is_on boolean not null,
    share int not null check (share between 0 and 100),
    roles text[] not null,
    deployments text[] not null,
    saved_at timestamptz not null)`.execute(db);
  await sql`create table remote_setting (
    remote_id text primary key check (remote_id ~ '^mf-[a-z0-9-]{1,40}$'),
    vals jsonb not null,
    saved_at timestamptz not null)`.execute(db);
}
