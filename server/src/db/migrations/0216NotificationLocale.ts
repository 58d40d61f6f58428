import { type Kysely, sql } from 'kysely';

/** Adds the language of a notification's texts; null for those of older releases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('notification')
    .addColumn('locale', 'text', (column) => column.check(sql`locale in ('ko', 'en', 'ja', 'zh-CN', 'zh-TW')`))
    .execute();
}
