import { type Kysely, sql } from 'kysely';

/** Passes of one order are refunded each by itself: a refund names its passes, and an order has one open refund at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member_pass add column refund_uid uuid references refund`.execute(db);
  await sql`update member_pass p set refund_uid = (select f.refund_uid from refund f
      where f.rsvt_uid = p.rsvt_uid and f.state <> 'REFUSED')
    where p.state in ('REFUND_ASK', 'REFUNDED')`.execute(db);
  await sql`create index member_pass_refund on member_pass (refund_uid) where refund_uid is not null`.execute(db);
  await sql`drop index refund_open`.execute(db);
  await sql`create unique index refund_open on refund (rsvt_uid) where state in ('ASKED', 'SENDING')`.execute(db);
}
