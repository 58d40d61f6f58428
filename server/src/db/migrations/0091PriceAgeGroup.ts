import { type Kysely, sql } from 'kysely';

/** Age group of a price. Until now an option's first price was an adult's, and the others younger people's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table goods_price add column age_group text not null default 'ADULT'
    check (age_group in ('ADULT', 'YOUTH', 'CHILD', 'SENIOR'))`.execute(db);
  await sql`update goods_price p set age_group = case price_nm when '청소년' then 'YOUTH' else 'CHILD' end
    from goods_option o where o.goods_dtl_id = p.goods_dtl_id and o.kind = 'TICKET'
      and p.price_sn > (select min(price_sn) from goods_price f where f.goods_dtl_id = p.goods_dtl_id)`.execute(db);
}
