import { type Kysely, sql } from 'kysely';

/** Drops the counts of posts by month: counting the rows of a board costs 0.1 ms for 128 posts and 12 ms for ten thousand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger post_count_insert on post`.execute(db);
  await sql`drop trigger post_count_delete on post`.execute(db);
  await sql`drop trigger post_count_update on post`.execute(db);
  await sql`drop trigger post_count_truncate on post`.execute(db);
  await sql`drop function count_new_posts(), count_removed_posts(), count_changed_post(), forget_post_counts(),
    add_post_count(text, text, boolean, date, int)`.execute(db);
  await sql`drop table post_count`.execute(db);
}
