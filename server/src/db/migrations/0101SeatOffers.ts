import { type Kysely, sql } from 'kysely';

/**
 * Offers of freed seats, one waiting member after the other. `offer_since` is the time at which the seat became free: members
 * who let it pass since then are not offered it again, and wait behind the others (`passed_seq`, of the sequence of `seq`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enroll drop constraint enroll_state_check`.execute(db);
  await sql`alter table enroll add constraint enroll_state_check check (state in
    ('APPLIED', 'WAITLIST', 'OFFERED', 'APPROVED', 'REJECTED', 'LEARNING', 'COMPLETED', 'INCOMPLETE', 'CANCELLED'))`.execute(
    db,
  );
  await sql`alter table enroll add column offer_exp timestamptz, add column offer_since timestamptz,
    add column passed_at timestamptz, add column passed_seq bigint,
    add constraint enroll_offer_check check ((state = 'OFFERED') = (offer_exp is not null))`.execute(db);
  await sql`create index enroll_offers on enroll (offer_exp) where offer_exp is not null`.execute(db);
}
