import { sql } from 'kysely';
import { isGuestRow } from '../../../db/expressions.ts';
import type { Trx } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { isUsedPass } from '../codes/cards.ts';
import { toEarnedPoints } from './earnedPoints.ts';
import { shareOf } from './shareOf.ts';
import { readTickets, weighTickets } from './tickets.ts';

const passes = sql<number>`(select count(*)::int from member_pass p where p.rsvt_uid = r.rsvt_uid)`;
const unusedPasses = sql<number>`(select count(*)::int from member_pass p where p.rsvt_uid = r.rsvt_uid
  and (p.state = 'REFUNDED' or p.state = 'EXPIRED' and not ${isUsedPass('p')}))`;

/**
 * Books the points of a used reservation, without refunded passes and tickets, and passes that expired unused. Repeated, it
 * sets their number: after a refused refund more is left. A buyer without an account has no points.
 * @returns their number
 */
export async function earnPoints(trx: Trx, rsvtUid: string, now: Date): Promise<number> {
  const {
    member_uid,
    pay_amount,
    unused_passes: gone,
    passes: all,
    is_guest: isGuest,
  } = await trx
    .selectFrom('reservation as r')
    .innerJoin('orders as o', 'o.order_uid', 'r.order_uid')
    .innerJoin('member as m', 'm.member_uid', 'r.member_uid')
    .select(isGuestRow.as('is_guest'))
    .select(['r.member_uid', 'o.pay_amount', unusedPasses.as('unused_passes'), passes.as('passes')])
    .where('r.rsvt_uid', '=', rsvtUid)
    .executeTakeFirstOrThrow();
  if (isGuest) return 0;
  const lines = await readTickets(trx, rsvtUid);
  const unused =
    all > 0
      ? { before: 0, now: gone, all }
      : weighTickets(
          lines.map((line) => ({ ...line, gone: 0 })),
          lines.map((line) => ({ seq: line.seq, count: line.gone })),
        );
  const kept = unused.all === 0 ? pay_amount : pay_amount - shareOf(pay_amount, unused);
  const amount = toEarnedPoints(kept);
  if (amount === 0) return 0;
  await trx
    .insertInto('point_ledger')
    .values({ point_uid: createUid(), member_uid, rsvt_uid: rsvtUid, amount, reason: 'EARN', created_at: now })
    .onConflict((conflict) => conflict.column('rsvt_uid').where('reason', '=', sql.lit('EARN')).doUpdateSet({ amount }))
    .execute();
  return amount;
}
