import type { Trx } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { toEarnedPoints } from './earnedPoints.ts';

/** Books the points of a used reservation, once. @returns their number */
export async function earnPoints(trx: Trx, rsvtUid: string, now: Date): Promise<number> {
  const { member_uid, pay_amount } = await trx
    .selectFrom('reservation as r')
    .innerJoin('orders as o', 'o.order_uid', 'r.order_uid')
    .select(['r.member_uid', 'o.pay_amount'])
    .where('r.rsvt_uid', '=', rsvtUid)
    .executeTakeFirstOrThrow();
  const amount = toEarnedPoints(pay_amount);
  if (amount === 0) return 0;
  await trx
    .insertInto('point_ledger')
    .values({ point_uid: createUid(), member_uid, rsvt_uid: rsvtUid, amount, reason: 'EARN', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return amount;
}
