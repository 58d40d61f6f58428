import { type Kysely, sql } from 'kysely';

/** Closed days of the stock, prices that begin on a later day, and a version of goods that refuses an edit of an older text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table goods add column rev int not null default 0`.execute(db);
  await sql`alter table stock
    add column closed_at timestamptz,
    add column closed_why text,
    add constraint stock_closed check ((closed_at is null) = (closed_why is null))`.execute(db);
  await sql`create table goods_price_plan (
    goods_dtl_id text not null,
    price_sn int not null,
    from_day date not null,
    price int not null check (price >= 0),
    list_price int not null,
    primary key (goods_dtl_id, price_sn),
    foreign key (goods_dtl_id, price_sn) references goods_price on delete cascade)`.execute(db);
  await sql`create index goods_price_plan_day on goods_price_plan (from_day)`.execute(db);
}
