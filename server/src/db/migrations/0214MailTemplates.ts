import { type Kysely, sql } from 'kysely';

/** Words of staff around the mails of the site, by kind and language; without `saved_at` those of the site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table mail_template (
    kind text not null,
    lang text not null check (lang in ('ko', 'en', 'ja', 'zh-CN', 'zh-TW')),
    subject text not null default '',
    opening text not null default '',
    closing text not null default '',
    saved_at timestamptz,
    rev int not null default 0,
    rev_at timestamptz,
    primary key (kind, lang))`.execute(db);
  await sql`create trigger count_rev before update on mail_template for each row
    when (old.* is distinct from new.*) execute function count_rev()`.execute(db);
}
