import { type Kysely, sql } from 'kysely';

/** Vouchers, passes, cards and mobile coupon codes are found by a hash; the codes themselves are stored nowhere. */
async function addCodes(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reservation
    add column voucher_hash text unique,
    add column voucher_at timestamptz,
    add column review_told_at timestamptz,
    add constraint reservation_voucher check ((voucher_hash is null) or (voucher_no is not null))`.execute(db);
  await sql`create index reservation_used on reservation (used_at) where stts_cd = 'USED'`.execute(db);
  await sql`alter table member_pass add column code_hash text unique`.execute(db);
  await sql`create index member_pass_reservation on member_pass (rsvt_uid)`.execute(db);
  await sql`create index member_pass_ends on member_pass (coalesce(expire_at, valid_until))
    where state in ('PAID', 'ACTIVE')`.execute(db);
  // It names the dropped column; `watchContent` adds it again where it is needed.
  await sql`drop trigger if exists content_change on exchange_card`.execute(db);
  await sql`alter table exchange_card drop column exchange_code, add column code_hash text not null unique`.execute(db);
  // Offices that hand plastic cards over have both.
  await sql`alter table travel_info
    add column card_addr text,
    add column card_hours text,
    add constraint travel_info_cards check ((card_addr is null) = (card_hours is null))`.execute(db);
  await sql`alter table coupon
    add column mobile_hash text unique,
    add column mobile_until timestamptz,
    add column on_site boolean not null default false,
    drop constraint coupon_order,
    add constraint coupon_order check (state not in ('RESERVED', 'USED') or order_uid is not null
      or (state = 'USED' and on_site))`.execute(db);
  await sql`create index coupon_open on coupon (coupon_pblcn_uid) where state = 'OWNED'`.execute(db);
}

async function addDecisions(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index point_earned_once on point_ledger (rsvt_uid) where reason = 'EARN'`.execute(db);
  await sql`alter table review
    add column hidden_at timestamptz,
    add column decision_memo text`.execute(db);
  await sql`create index review_member on review (member_uid, created_at desc) where deleted_at is null`.execute(db);
  await sql`alter table review_report add column settled_at timestamptz`.execute(db);
  await sql`create index review_report_open on review_report (review_uid) where settled_at is null`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await addCodes(db);
  await addDecisions(db);
}
