import { type Kysely, sql } from 'kysely';
import { contentsReference } from '../../reference/contents.ts';
import { termsReference } from '../../reference/terms.ts';

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
  const blocks = contentsReference.map(({ menuKey, title, blocks: list }) => ({
    menu_key: menuKey,
    title,
    blocks: list,
  }));
  await sql`insert into content_block (menu_key, title, blocks)
    select * from jsonb_to_recordset(${JSON.stringify(blocks)}::text::jsonb) as x(menu_key text, title text, blocks jsonb)`.execute(
    db,
  );
  await sql`insert into terms (code, version, title, required, effective_at, html, sort)
    select * from jsonb_to_recordset(${JSON.stringify(termsReference)}::text::jsonb)
    as x(code text, version text, title text, required boolean, effective_at date, html text, sort int)`.execute(db);
}
