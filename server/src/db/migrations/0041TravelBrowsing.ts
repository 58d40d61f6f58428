import { type Kysely, sql } from 'kysely';

/** Translated texts of a row by locale (`en`, `ja`, `zh-CN`, `zh-TW`); what is missing is shown in Korean. */
async function addTranslations(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    'goods_option',
    'goods_price',
    'pass_option',
    'tour',
    'tour_stop',
    'promotion',
    'coupon_pblcn',
  ]) {
    await sql`alter table ${sql.table(table)} add column i18n jsonb not null default '{}'`.execute(db);
  }
  await sql`alter table code add column i18n jsonb not null default '{}'`.execute(db);
}

async function changeGoods(db: Kysely<unknown>): Promise<void> {
  await sql`create table goods_image (
    gds_uid text not null references goods,
    seq int not null,
    url text not null,
    alt text not null,
    caption text,
    i18n jsonb not null default '{}',
    primary key (gds_uid, seq))`.execute(db);
  await sql`insert into goods_image (gds_uid, seq, url, alt, caption)
    select g.gds_uid, i.seq, i.image ->> 'url', i.image ->> 'alt', i.image ->> 'caption'
    from goods g, jsonb_array_elements(g.images) with ordinality as i(image, seq)`.execute(db);
  await sql`alter table goods drop column images`.execute(db);
  await sql`create index goods_place on goods (sgg_cd) where deleted_at is null`.execute(db);
  await sql`alter table goods_option
    add column kind text not null default 'TICKET' check (kind in ('TICKET', 'ROOM')),
    add column room jsonb,
    add constraint goods_option_room check ((kind = 'ROOM') = (room is not null))`.execute(db);
  await sql`create table stock (
    goods_dtl_id text not null references goods_option,
    use_date date not null,
    use_time time not null default '00:00',
    qty int not null check (qty >= 0),
    sold int not null default 0,
    primary key (goods_dtl_id, use_date, use_time),
    constraint stock_sold check (sold between 0 and qty))`.execute(db);
}

/** What a pass saves follows from the prices of its places, and how far a tour leads from its stops. */
async function changePassesAndTours(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pass_option drop column list_price, drop column save_max`.execute(db);
  await sql`alter table tour
    drop column distance_km,
    add column day_starts text[] not null default '{}',
    add column walking text not null default ''`.execute(db);
  await sql`alter table tour_stop
    add column move_by text check (move_by in ('WALK', 'CAR', 'BOAT')),
    add column move_km numeric(5, 1) not null default 0`.execute(db);
}

async function createReaders(db: Kysely<unknown>): Promise<void> {
  await sql`create table interest (
    member_uid uuid not null references member,
    gds_uid text not null references goods,
    created_at timestamptz not null,
    primary key (member_uid, gds_uid))`.execute(db);
  await sql`create index interest_goods on interest (gds_uid)`.execute(db);
  await sql`create table review (
    review_uid uuid primary key,
    gds_uid text not null references goods,
    rsvt_uid uuid unique,
    member_uid uuid not null references member,
    star int not null check (star between 1 and 5),
    content text not null,
    lang text not null default 'ko',
    created_at timestamptz not null,
    updated_at timestamptz,
    deleted_at timestamptz)`.execute(db);
  await sql`create index review_goods on review (gds_uid, created_at desc) where deleted_at is null`.execute(db);
  await sql`create table review_report (
    review_uid uuid not null references review,
    member_uid uuid not null references member,
    reason_cd text not null,
    text text not null default '',
    created_at timestamptz not null,
    primary key (review_uid, member_uid))`.execute(db);
  await sql`create table inquiry (
    inquiry_uid uuid primary key,
    member_uid uuid not null references member,
    category_cd text not null,
    title text not null,
    content text not null,
    gds_uid text references goods,
    rsvt_uid uuid,
    private boolean not null default true,
    answer_state text not null default 'WAIT' check (answer_state in ('WAIT', 'ANSWERED')),
    answer text,
    answered_at timestamptz,
    created_at timestamptz not null,
    deleted_at timestamptz)`.execute(db);
  await sql`create index inquiry_member on inquiry (member_uid, created_at desc)`.execute(db);
  await sql`create index inquiry_waiting on inquiry (created_at)
    where answer_state = 'WAIT' and deleted_at is null`.execute(db);
}

async function createTexts(db: Kysely<unknown>): Promise<void> {
  await sql`create table travel_info (
    id text primary key,
    tourist_tycd text not null,
    title text not null,
    summary text not null,
    html text not null,
    thumb_url text not null,
    thumb_alt text not null,
    lat double precision,
    lng double precision,
    tel text,
    i18n jsonb not null default '{}',
    search text not null,
    chosung text not null,
    sort int not null,
    deleted_at timestamptz)`.execute(db);
  await sql`create table direction (
    id text primary key,
    by_cd text not null check (by_cd in ('TRAIN', 'BUS', 'CAR', 'PARKING', 'BOAT')),
    from_nm text not null,
    minutes int not null check (minutes > 0),
    fare int not null check (fare >= 0),
    steps text[] not null,
    i18n jsonb not null default '{}',
    sort int not null)`.execute(db);
  await sql`create table feed (
    id text primary key,
    kind text not null check (kind in ('event', 'noti', 'reserve', 'coupon', 'ad')),
    title text not null,
    body text not null,
    link text,
    i18n jsonb not null default '{}',
    created_at timestamptz not null,
    deleted_at timestamptz)`.execute(db);
  await sql`create index feed_newest on feed (created_at desc, id desc) where deleted_at is null`.execute(db);
  await sql`create table feed_read (
    member_uid uuid not null references member,
    id text not null references feed,
    read_at timestamptz not null,
    primary key (member_uid, id))`.execute(db);
}

/** The trigger names the columns, and keeps them from being dropped; `watchContent` adds it again. */
async function unwatchContent(db: Kysely<unknown>): Promise<void> {
  for (const table of ['goods', 'pass_option', 'tour']) {
    await sql`drop trigger if exists content_change on ${sql.table(table)}`.execute(db);
  }
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await unwatchContent(db);
  await addTranslations(db);
  await changeGoods(db);
  await changePassesAndTours(db);
  await createReaders(db);
  await createTexts(db);
}
