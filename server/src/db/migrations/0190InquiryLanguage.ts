import { type Kysely, sql } from 'kysely';

/** Languages of inquiries, by that of the page on which they were asked, and of mails, whose sender is named in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const locales = sql`('ko', 'en', 'ja', 'zh-CN', 'zh-TW')`;
  await sql`alter table inquiry add column locale text not null default 'ko' check (locale in ${locales})`.execute(db);
  await sql`update inquiry i set locale = m.locale from member m
    where m.member_uid = i.member_uid and m.locale is not null`.execute(db);
  await sql`alter table mail_outbox add column locale text not null default 'ko' check (locale in ${locales})`.execute(
    db,
  );
}
