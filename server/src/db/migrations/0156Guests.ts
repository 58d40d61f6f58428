import { type Kysely, sql } from 'kysely';

/**
 * Buyers without an account: members of the class `GUEST`, known by the mail address that they have proven. It has its own column,
 * so that no lookup of an account by its address finds a guest; `member.email` of a guest is a placeholder. `orders.claimed_at` is
 * the time at which an order of a guest moved to an account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member drop constraint member_class_cd_check,
    add constraint member_class_cd_check
      check (class_cd in ('COMPANY','STUDENT','FACULTY','GENERAL','STAFF','GUEST')),
    add column guest_email citext constraint member_guest_email_uq unique,
    add constraint member_guest_email_check check (guest_email is null or class_cd = 'GUEST')`.execute(db);
  await sql`alter table orders add column claimed_at timestamptz`.execute(db);
}
