import { type Kysely, sql } from 'kysely';

/** Days and ages of a price; language of the guide and contents of an option. Rooms had their three prices in a fixed order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table goods_price
    add column days text not null default 'ALL' check (days in ('ALL', 'WEEKDAY', 'WEEKEND', 'HIGH')),
    add column age_from int check (age_from between 0 and 120),
    add column age_to int check (age_to between 0 and 120),
    add constraint goods_price_ages check (age_from <= age_to)`.execute(db);
  await sql`update goods_price p set days = case p.price_sn when 1 then 'WEEKDAY' when 2 then 'WEEKEND' else 'HIGH' end
    from goods_option o where o.goods_dtl_id = p.goods_dtl_id and o.kind = 'ROOM' and p.price_sn <= 3
      and (select count(*) from goods_price f where f.goods_dtl_id = p.goods_dtl_id) > 1`.execute(db);
  await sql`alter table goods_option
    add column guide_lang text check (guide_lang in ('ko', 'en', 'ja', 'zh-CN', 'zh-TW')),
    add column includes text[] not null default '{}'`.execute(db);
}
