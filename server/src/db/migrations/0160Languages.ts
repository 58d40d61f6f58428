import { type Kysely, sql } from 'kysely';

/**
 * Languages of members and orders. `member.locale` is the language that the member has chosen, null: none. `orders.locale` is that
 * of the purchase, in which its mails and documents are written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const locales = sql`('ko', 'en', 'ja', 'zh-CN', 'zh-TW')`;
  await sql`alter table member add column locale text check (locale in ${locales})`.execute(db);
  await sql`alter table orders add column locale text not null default 'ko' check (locale in ${locales})`.execute(db);
}
