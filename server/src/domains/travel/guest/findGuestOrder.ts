import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** Returns true if a booking or an order with this number, as it is printed, was bought with this address and without an account. */
export async function hasGuestOrder(db: Kysely<Database>, no: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders as o')
    .innerJoin('reservation as r', 'r.order_uid', 'o.order_uid')
    .innerJoin('member as m', 'm.member_uid', 'o.member_uid')
    .select('o.order_uid')
    .where(sql<boolean>`${no} in (o.order_no, r.rsvt_no, r.voucher_no)`)
    .where('m.guest_email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}
