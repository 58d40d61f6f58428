import { type Kysely, sql } from 'kysely';

/**
 * Time of re-opening of questions and inquiries, from which they wait again, and texts of an inquiry after its first answer. Answers
 * are announced to the server processes, for inquiries on open screens.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table qna add column reopened_at timestamptz`.execute(db);
  // The version of an answered question changes with its re-opening alone.
  await sql`update qna set reopened_at = rev_at where reopened and answer_state = 'WAIT'`.execute(db);
  await sql`alter table inquiry add column reopened_at timestamptz`.execute(db);
  await sql`create table inquiry_post (
    post_uid uuid primary key,
    inquiry_uid uuid not null references inquiry,
    staff boolean not null,
    content text not null,
    created_at timestamptz not null)`.execute(db);
  await sql`create index inquiry_post_of on inquiry_post (inquiry_uid, created_at)`.execute(db);
  await sql`create function notify_inquiry() returns trigger language plpgsql as $$
    begin
      perform pg_notify('inquiries', new.inquiry_uid::text);
      return null;
    end
  $$`.execute(db);
  await sql`create trigger inquiry_answered after update of answer on inquiry
    for each row execute function notify_inquiry()`.execute(db);
  await sql`create trigger inquiry_post_added after insert on inquiry_post
    for each row execute function notify_inquiry()`.execute(db);
}
