import { sql } from 'kysely';

/** SQL for what is left of an amount of the order `o` after refunds of some of its tickets. */
export const leftOf = (column: 'pay_amount' | 'point_amount') =>
  sql<number>`${sql.ref(`o.${column}`)} - coalesce((select sum(${column === 'pay_amount' ? sql`f.amount + f.fee` : sql`f.point_amount`})
    from refund f where f.order_uid = o.order_uid and f.why_cd <> 'CHANGE' and f.state in ('SENDING', 'DONE')), 0)::int`;
