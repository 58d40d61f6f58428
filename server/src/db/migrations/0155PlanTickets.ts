import { type Kysely, sql } from 'kysely';

/**
 * Goods in a plan. A stop of `stops` may have a `ticket`: `{ goodsDtlId, options, useTime, nights, guests }` for the day of the stop.
 * Once it is paid, the stop has the booking as `rsvtUid` instead; `plan_uid` of an order is the plan from which it was bought.
 * `passes` is the list `[{ gdsDtlUid, passCnt }]`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table travel_plan add column passes jsonb not null default '[]'`.execute(db);
  await sql`alter table orders add column plan_uid uuid references travel_plan on delete set null`.execute(db);
  await sql`create index orders_plan on orders (plan_uid) where plan_uid is not null`.execute(db);
}
