import { type Kysely, sql } from 'kysely';

/** Goods, number of people and days of use that a coupon is for. Days are announced one by one: rain is not in a calendar. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table coupon_pblcn
    add column for_goods text[] not null default '{}',
    add column min_people int not null default 0 check (min_people >= 0),
    add column for_dates text[]`.execute(db);
}
