import { type Kysely, sql } from 'kysely';

/** Words of staff around the mails of the site, by kind and language. A first version is 1: 0 is that of the site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table mail_template (
    kind text not null,
    lang text not null check (lang in ('ko', 'en', 'ja', 'zh-CN', 'zh-TW')),
    subject text not null,
    opening text not null,
    closing text not null,
    saved_at timestamptz not null,
    rev int not null default 1,
    rev_at timestamptz,
    primary key (kind, lang))`.execute(db);
  await sql`create trigger count_rev before update on mail_template for each row
    when (old.* is distinct from new.*) execute function count_rev()`.execute(db);
}
