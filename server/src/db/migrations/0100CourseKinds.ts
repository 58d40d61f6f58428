import { type Kysely, sql } from 'kysely';

/** Kind, level and preparation of a course: field practice and safety training are courses too; a post can name a course. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table edu
    add column kind text not null default 'COURSE' check (kind in ('COURSE', 'FIELD', 'SAFETY')),
    add column level_cd text check (level_cd in ('INTRO', 'MIDDLE', 'DEEP')),
    add column preparation text`.execute(db);
  await sql`create index edu_devices on edu using gin (device_uids) where kind = 'SAFETY' and deleted_at is null`.execute(
    db,
  );
  await sql`alter table post add column edu_uid text references edu (edu_uid)`.execute(db);
  await sql`create index post_edu on post (edu_uid) where edu_uid is not null`.execute(db);
}
