import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table content_block (
    menu_key text primary key,
    title text not null,
    blocks jsonb not null,
    updated_at timestamptz not null default now())`.execute(db);
  await sql`create table terms (
    code text not null,
    version text not null,
    title text not null,
    required boolean not null,
    effective_at date not null,
    html text not null,
    sort int not null,
    primary key (code, version))`.execute(db);
}
