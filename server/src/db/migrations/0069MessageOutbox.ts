import { type Kysely, sql } from 'kysely';

/** Short messages (알림톡 or SMS) to members who want them, written in the transaction of what they tell. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table message_outbox (
    message_uid uuid primary key,
    member_uid uuid not null references member,
    kind text not null,
    to_tel text not null,
    body text not null,
    created_at timestamptz not null,
    sent_at timestamptz)`.execute(db);
  await sql`create index message_outbox_member on message_outbox (member_uid)`.execute(db);
  await sql`create index message_outbox_time on message_outbox (created_at desc)`.execute(db);
}
