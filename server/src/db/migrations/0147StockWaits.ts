import { type Kysely, sql } from 'kysely';

/**
 * Waits for a sold-out day or hour of goods, offered one after the other. A running offer (`offer_exp`) holds its pieces: they
 * count as sold. `offer_since` is the time at which they became free: members who let them pass since then are not offered them
 * again, and wait behind the others. `told_at` is the notification of a running offer, `ended_at` the end of a wait.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table stock_wait (
    wait_uid uuid primary key,
    member_uid uuid not null references member,
    goods_dtl_id text not null references goods_option,
    use_date date not null,
    use_time time not null default '00:00',
    qty int not null check (qty > 0),
    created_at timestamptz not null,
    passed_at timestamptz,
    offer_exp timestamptz,
    offer_since timestamptz,
    told_at timestamptz,
    ended_at timestamptz,
    constraint stock_wait_one unique (member_uid, goods_dtl_id, use_date, use_time),
    constraint stock_wait_offer check ((offer_exp is null) = (offer_since is null)),
    constraint stock_wait_ended check (ended_at is null or offer_exp is null))`.execute(db);
  await sql`create index stock_wait_place on stock_wait (goods_dtl_id, use_date, use_time) where ended_at is null`.execute(
    db,
  );
  await sql`create index stock_wait_offers on stock_wait (offer_exp) where offer_exp is not null`.execute(db);
}
