import { type Kysely, sql } from 'kysely';

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await sql`create table orders (
    order_uid uuid primary key,
    order_no text not null unique,
    member_uid uuid not null references member,
    kind text not null check (kind in ('PASS', 'GOODS')),
    item_amount int not null check (item_amount >= 0),
    promo_amount int not null default 0 check (promo_amount >= 0),
    coupon_amount int not null default 0 check (coupon_amount >= 0),
    point_amount int not null default 0 check (point_amount >= 0),
    pay_amount int not null check (pay_amount >= 0),
    state text not null check (state in ('READY', 'PAYING', 'PAID', 'PARTIAL_CANCELLED', 'CANCELLED', 'EXPIRED')),
    expire_at timestamptz not null,
    idem_key uuid unique,
    payload jsonb not null default '{}',
    created_at timestamptz not null,
    constraint orders_sum check (pay_amount = item_amount - promo_amount - coupon_amount - point_amount))`.execute(db);
  await sql`create index orders_member on orders (member_uid, created_at desc)`.execute(db);
  await sql`create index orders_open on orders (expire_at) where state in ('READY', 'PAYING')`.execute(db);
  await sql`create table payment (
    payment_uid uuid primary key,
    order_uid uuid not null references orders,
    provider text not null check (provider in ('mock', 'toss')),
    pay_key text not null,
    method text not null,
    amount int not null check (amount >= 0),
    cancelled_amount int not null default 0,
    receipt_url text,
    approved_at timestamptz not null,
    unique (provider, pay_key),
    constraint payment_cancelled check (cancelled_amount between 0 and amount))`.execute(db);
  await sql`create index payment_order on payment (order_uid)`.execute(db);
  await sql`create table reservation (
    rsvt_uid uuid primary key,
    rsvt_no text not null unique,
    order_uid uuid not null references orders,
    member_uid uuid not null references member,
    kind text not null check (kind in ('PASS', 'GOODS')),
    gds_uid text references goods,
    stts_cd text not null check (stts_cd in ('PAY_WAIT', 'CONFIRM_WAIT', 'CONFIRMED', 'VOUCHER', 'USED', 'REVIEWED',
      'CANCEL_ASK', 'CANCELLED', 'REFUNDED')),
    use_date date,
    use_time time,
    people jsonb not null default '{}',
    booker jsonb not null default '{}',
    request_memo text not null default '',
    voucher_no text unique,
    used_at timestamptz,
    created_at timestamptz not null)`.execute(db);
  await sql`create index reservation_member on reservation (member_uid, created_at desc)`.execute(db);
  await sql`create index reservation_order on reservation (order_uid)`.execute(db);
  await sql`create table reservation_item (
    rsvt_uid uuid not null references reservation,
    seq int not null,
    goods_dtl_id text references goods_option,
    gds_dtl_uid text references pass_option,
    option_nm text not null,
    price_sn int,
    price_nm text,
    unit_price int not null check (unit_price >= 0),
    cnt int not null check (cnt between 1 and 6),
    primary key (rsvt_uid, seq),
    constraint reservation_item_one check ((goods_dtl_id is null) <> (gds_dtl_uid is null)))`.execute(db);
  await sql`create table refund (
    refund_uid uuid primary key,
    rsvt_uid uuid not null references reservation,
    why_cd text not null,
    etc_why text not null default '',
    amount int not null check (amount >= 0),
    fee int not null check (fee >= 0),
    state text not null check (state in ('ASKED', 'DONE', 'REFUSED')),
    asked_at timestamptz not null,
    done_at timestamptz)`.execute(db);
  await sql`create unique index refund_open on refund (rsvt_uid) where state <> 'REFUSED'`.execute(db);
}

async function createOwned(db: Kysely<unknown>): Promise<void> {
  await sql`create table member_pass (
    pass_uid uuid primary key,
    member_uid uuid not null references member,
    rsvt_uid uuid not null references reservation,
    gds_dtl_uid text not null references pass_option,
    state text not null check (state in ('PAID', 'ACTIVE', 'EXPIRED', 'REFUND_ASK', 'REFUNDED')),
    bought_at timestamptz not null,
    valid_until timestamptz not null,
    activated_at timestamptz,
    expire_at timestamptz,
    constraint member_pass_active check ((activated_at is null) = (expire_at is null)))`.execute(db);
  await sql`create index member_pass_owner on member_pass (member_uid, bought_at desc)`.execute(db);
  await sql`create table pass_use (
    pass_uid uuid not null references member_pass,
    gds_uid text not null references goods,
    used_at timestamptz not null,
    primary key (pass_uid, gds_uid))`.execute(db);
  await sql`create table exchange_card (
    card_uid uuid primary key,
    member_uid uuid not null references member,
    pass_uid uuid not null unique references member_pass,
    exchange_code text not null unique,
    state text not null check (state in ('READY', 'EXCHANGED', 'EXPIRED')),
    exchanged_at timestamptz)`.execute(db);
  await sql`create table coupon (
    coupon_uid uuid primary key,
    coupon_pblcn_uid text not null references coupon_pblcn,
    member_uid uuid not null references member,
    state text not null check (state in ('OWNED', 'RESERVED', 'USED', 'EXPIRED')),
    order_uid uuid references orders,
    owned_at timestamptz not null,
    used_at timestamptz,
    unique (coupon_pblcn_uid, member_uid),
    constraint coupon_order check (state not in ('RESERVED', 'USED') or order_uid is not null))`.execute(db);
  await sql`create index coupon_member on coupon (member_uid)`.execute(db);
  await sql`create table promo_code (
    code text primary key,
    discount_type text not null check (discount_type in ('RATE', 'AMOUNT')),
    discount int not null check (discount > 0),
    min_amount int not null default 0,
    max_discount int,
    start_dt date not null,
    end_dt date not null,
    max_uses int not null,
    used int not null default 0,
    constraint promo_code_uses check (used between 0 and max_uses))`.execute(db);
  await sql`create table point_ledger (
    point_uid uuid primary key,
    member_uid uuid not null references member,
    rsvt_uid uuid references reservation,
    amount int not null check (amount <> 0),
    reason text not null check (reason in ('EARN', 'SPEND', 'TAKE_BACK', 'GIVE_BACK')),
    created_at timestamptz not null)`.execute(db);
  await sql`create index point_member on point_ledger (member_uid, created_at desc)`.execute(db);
  await sql`alter table review add constraint review_reservation foreign key (rsvt_uid) references reservation`.execute(
    db,
  );
  await sql`alter table inquiry add constraint inquiry_reservation foreign key (rsvt_uid) references reservation`.execute(
    db,
  );
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createOrders(db);
  await createOwned(db);
}
