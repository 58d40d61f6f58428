import { type Kysely, sql } from 'kysely';

/** All queues have a person in charge, all items tell who has them open, lists have hidden columns, and what is shared has versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table office_assign drop constraint office_assign_queue_check, add constraint office_assign_queue_check
    check (queue in ('qna', 'inquiries', 'applications', 'reservations', 'refunds', 'enrolments', 'orders', 'reviews',
      'members'))`.execute(db);
  // Contents have keys that are no UUIDs.
  await sql`alter table office_presence alter column uid type text`.execute(db);
  await sql`alter table office_view add column hidden text[] not null default '{}'`.execute(db);
  await sql`create table office_columns (
    member_uid uuid not null references member on delete cascade,
    screen text not null,
    hidden text[] not null,
    primary key (member_uid, screen))`.execute(db);
  await sql`alter table content_version drop constraint content_version_kind_check, add constraint content_version_kind_check
    check (kind in ('POST', 'FAQ', 'PAGE', 'SHARING'))`.execute(db);
}
