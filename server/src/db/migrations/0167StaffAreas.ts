import { type Kysely, sql } from 'kysely';

/** Rights of staff by area of the office. Staff keep what they could do, which was everything but the logs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table staff_area (
    member_uid uuid not null references member on delete cascade,
    area text not null
      check (area in ('board', 'learn', 'lab', 'travel', 'gate', 'content', 'member', 'privacy')),
    level text not null check (level in ('READ', 'MOVE')),
    given_at timestamptz not null default app_now(),
    primary key (member_uid, area))`.execute(db);
  await sql`insert into staff_area (member_uid, area, level)
    select m.member_uid, area, 'MOVE' from member m,
      unnest(array['board', 'learn', 'lab', 'travel', 'gate', 'content', 'member']) as area
    where m.role = 'STAFF'`.execute(db);
}
