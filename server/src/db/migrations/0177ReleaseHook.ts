import { type Kysely, sql } from 'kysely';

/** Webhooks of remotes (`all`: of every remote) and their deliveries, which the job `hook.send` sends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table release_hook (
    hook_uid uuid primary key,
    remote_id text not null,
    url text not null,
    events text[] not null,
    created_by text not null,
    created_at timestamptz not null default app_now())`.execute(db);
  await sql`create table hook_delivery (
    delivery_uid uuid primary key,
    hook_uid uuid not null references release_hook on delete cascade,
    event text not null,
    body text not null,
    created_at timestamptz not null default app_now(),
    tries integer not null default 0,
    status integer,
    error text,
    tried_at timestamptz,
    sent_at timestamptz,
    failed_at timestamptz)`.execute(db);
  await sql`create index hook_delivery_hook on hook_delivery (hook_uid, created_at desc)`.execute(db);
}
