import { type Kysely, sql } from 'kysely';

/**
 * Tickets of an order are refunded each by itself: `gone` counts those of a line that were refunded, or whose refund was asked
 * for; `pieces` of a refund are its tickets (`[{ seq, count }]`), null for passes and for whole orders.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reservation_item add column gone int not null default 0,
    add constraint reservation_item_gone check (gone between 0 and cnt)`.execute(db);
  await sql`alter table refund add column pieces jsonb`.execute(db);
}
