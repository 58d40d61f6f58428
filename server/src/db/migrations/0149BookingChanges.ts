import { type Kysely, sql } from 'kysely';

/**
 * Changes of booked goods. An order with `change_of` collects the difference of a dearer change; once it is paid, its `change` is
 * applied to the booked order, which takes over its payment. A booked order has one open change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column change_of uuid references orders, add column change jsonb,
    add constraint orders_change check ((change_of is null) = (change is null))`.execute(db);
  await sql`create unique index orders_one_change on orders (change_of) where state in ('READY', 'PAYING')`.execute(db);
}
