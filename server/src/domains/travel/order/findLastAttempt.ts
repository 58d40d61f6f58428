import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import type { AttemptRow } from './settlePayment.ts';

/** The attempt that counts for an order: the live one, of which there is one at most, else the latest. */
export function findLastAttempt(db: Db, orderUid: string): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('pay_attempt')
    .selectAll()
    .where('order_uid', '=', orderUid)
    .orderBy(sql`state in ('OPEN', 'AUTHORIZED', 'CONFIRMING', 'APPROVED')`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('attempt_uid', 'desc')
    .limit(1)
    .executeTakeFirst();
}
