import { type Kysely, sql } from 'kysely';

/**
 * Several orders with one payment. `purchase_uid` is the first order of the purchase, also on that order itself; null: the order is
 * paid alone. The attempts of a purchase are those of its first order. Its payment has one row for each order with the part of
 * the money that belongs to it, all with the key of the one payment at the provider.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column purchase_uid uuid references orders`.execute(db);
  await sql`create index orders_purchase on orders (purchase_uid) where purchase_uid is not null`.execute(db);
  await sql`alter table payment drop constraint payment_provider_pay_key_key`.execute(db);
  await sql`alter table payment add constraint payment_of_order unique (provider, pay_key, order_uid)`.execute(db);
}
