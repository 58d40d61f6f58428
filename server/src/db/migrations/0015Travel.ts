import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table goods (
    gds_uid text primary key,
    gds_nm text not null,
    summary text not null,
    description text not null,
    tycd text not null,
    category_cd text not null,
    ctpv_cd text not null,
    sgg_cd text not null,
    addr text not null,
    tel text not null,
    lat double precision not null,
    lng double precision not null,
    open_from time not null,
    open_to time not null,
    closed_days int[] not null default '{}',
    hours jsonb not null,
    closed_text text not null,
    fees jsonb not null,
    facilities text[] not null default '{}',
    etc_info text[] not null default '{}',
    notice text not null,
    images jsonb not null,
    thumb_url text not null,
    thumb_alt text not null,
    rating numeric(2, 1) not null default 0,
    stars int[] not null default '{0,0,0,0,0}',
    interest_cnt int not null default 0,
    recommend int not null default 0,
    i18n jsonb not null default '{}',
    search text not null,
    chosung text not null,
    created_at timestamptz not null,
    deleted_at timestamptz)`.execute(db);
  await sql`create index goods_search on goods using gin (search gin_trgm_ops, chosung gin_trgm_ops)`.execute(db);
  await sql`create index goods_codes on goods using gin (facilities, etc_info)`.execute(db);
  await sql`create table goods_option (
    goods_dtl_id text primary key,
    gds_uid text not null references goods,
    option_nm text not null,
    max_cnt int not null default 6,
    confirm_type text not null check (confirm_type in ('INSTANT', 'REQUEST')),
    sort int not null)`.execute(db);
  await sql`create index goods_option_goods on goods_option (gds_uid)`.execute(db);
  await sql`create table goods_price (
    goods_dtl_id text not null references goods_option,
    price_sn int not null,
    price_nm text not null,
    price int not null check (price >= 0),
    list_price int not null,
    primary key (goods_dtl_id, price_sn))`.execute(db);
  await sql`create table pass_option (
    gds_dtl_uid text primary key,
    gds_uid text not null,
    ps_cd text not null,
    pass_nm text not null,
    summary text not null,
    description text not null,
    hours int,
    pick_cnt int,
    persons int not null default 1,
    price int not null check (price >= 0),
    list_price int not null,
    valid_days int not null default 180,
    save_max int not null,
    sold_cnt int not null default 0,
    thumb_url text not null,
    thumb_alt text not null,
    search text not null,
    chosung text not null,
    sort int not null,
    deleted_at timestamptz)`.execute(db);
  await sql`create table pass_place (
    gds_dtl_uid text not null references pass_option,
    gds_uid text not null references goods,
    primary key (gds_dtl_uid, gds_uid))`.execute(db);
  await sql`create index pass_place_goods on pass_place (gds_uid)`.execute(db);
  await sql`create table tour (
    tour_uid text primary key,
    title text not null,
    summary text not null,
    html text not null,
    theme_cd text not null,
    tour_days int not null,
    distance_km numeric(5, 1) not null,
    thumb_url text not null,
    thumb_alt text not null,
    search text not null,
    chosung text not null,
    created_at timestamptz not null,
    deleted_at timestamptz)`.execute(db);
  await sql`create table tour_stop (
    tour_uid text not null references tour,
    day int not null,
    seq int not null,
    gds_uid text not null references goods,
    stay_min int not null,
    move_min int not null,
    memo text not null,
    primary key (tour_uid, day, seq))`.execute(db);
  await sql`create index tour_stop_goods on tour_stop (gds_uid)`.execute(db);
  await sql`create table promotion (
    id text primary key,
    title text not null,
    summary text not null,
    html text not null,
    thumb_url text not null,
    thumb_alt text not null,
    start_dt date not null,
    end_dt date not null,
    search text not null,
    chosung text not null,
    created_at timestamptz not null,
    deleted_at timestamptz)`.execute(db);
  await sql`create table coupon_pblcn (
    coupon_pblcn_uid text primary key,
    coupon_nm text not null,
    kind text not null check (kind in ('activity', 'voucher')),
    discount_type text not null check (discount_type in ('RATE', 'AMOUNT')),
    discount int not null check (discount > 0),
    min_amount int not null default 0,
    max_discount int,
    start_dt date not null,
    end_dt date not null,
    targets text[] not null,
    total int not null,
    issued int not null default 0,
    per_member int not null default 1,
    promotion_id text references promotion,
    sort int not null,
    constraint coupon_pblcn_stock check (issued between 0 and total))`.execute(db);
}
