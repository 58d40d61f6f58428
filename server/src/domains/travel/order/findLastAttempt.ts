import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { leadUid } from './purchaseOrders.ts';
import type { AttemptRow } from './settlePayment.ts';

/** Finds the relevant attempt of an order, which pays its whole purchase: the live one, of which there is at most one, else the latest. */
export function findLastAttempt(db: Db, orderUid: string): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('pay_attempt')
    .selectAll()
    .where('order_uid', '=', (eb) =>
      eb.selectFrom('orders as o').select(leadUid('o').as('lead')).where('o.order_uid', '=', orderUid),
    )
    .orderBy(sql`state in ('OPEN', 'AUTHORIZED', 'CONFIRMING', 'APPROVED')`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('attempt_uid', 'desc')
    .limit(1)
    .executeTakeFirst();
}
