import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table remote_release (
      remote_id text not null,
      build_id text not null,
      manifest jsonb not null,
      manifest_digest text not null,
      is_complete boolean not null default false,
      published_by text not null,
      published_at timestamptz not null default now(),
      primary key (remote_id, build_id)
    )`.execute(db);
  await sql`
    create table remote_channel (
      remote_id text not null,
      channel text not null check (channel ~ '^(stable|next|pr-[0-9]{1,9})$'),
      build_id text not null,
      enabled boolean not null default true,
      notice text,
      revision integer not null default 1,
      moved_by text not null,
      moved_at timestamptz not null default now(),
      primary key (remote_id, channel),
      foreign key (remote_id, build_id) references remote_release (remote_id, build_id)
    )`.execute(db);
  await sql`
    create table remote_audit (
      audit_id integer generated always as identity primary key,
      remote_id text not null,
      action text not null check (action in ('publish', 'move', 'switch', 'prune')),
      channel text,
      from_build text,
      to_build text,
      actor text not null,
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index remote_audit_remote on remote_audit (remote_id, audit_id desc)`.execute(db);
}
