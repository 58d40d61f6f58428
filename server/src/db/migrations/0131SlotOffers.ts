import { type Kysely, sql } from 'kysely';

/**
 * Offers of freed slots, one waiting member after the other. `offer_exp` is the end of a running offer; `offer_since` the time at
 * which its slots became free: members who let them pass since then are not offered them again, and wait behind the others.
 * `told_at` is the end of a wait.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table equipment_waitlist add column offer_exp timestamptz, add column offer_since timestamptz,
    add column passed_at timestamptz,
    add constraint equipment_waitlist_offer check ((offer_exp is null) = (offer_since is null)),
    add constraint equipment_waitlist_ended check (told_at is null or offer_exp is null)`.execute(db);
  await sql`create index equipment_waitlist_offers on equipment_waitlist (offer_exp) where offer_exp is not null`.execute(
    db,
  );
  await sql`create trigger equipment_waitlist_slots after delete or update of offer_exp on equipment_waitlist
    for each row execute function notify_equipment_slots()`.execute(db);
}
