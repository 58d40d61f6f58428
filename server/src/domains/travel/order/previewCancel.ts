import type { EndpointData } from '@haesol/contracts/common';
import type { adminPreviewCancel } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { leftOf } from './leftOf.ts';
import { isLarge } from './refundProposals.ts';
import { reservationMoves } from './rules.ts';

/** Says what the cancellation of orders by their providers refunds and whom it tells. */
export async function previewCancel(
  db: Db,
  orderUids: readonly string[],
): Promise<EndpointData<typeof adminPreviewCancel>> {
  const rows = await db
    .selectFrom('reservation as r')
    .innerJoin('orders as o', 'o.order_uid', 'r.order_uid')
    .select('r.member_uid')
    .select([leftOf('pay_amount').as('pay_amount'), leftOf('point_amount').as('point_amount')])
    .where(sql<boolean>`r.order_uid = any(${orderUids}::uuid[])`)
    .where('r.stts_cd', 'in', reservationMoves.cancel.from)
    .execute();
  const sumOf = (key: 'pay_amount' | 'point_amount') => rows.reduce((sum, row) => sum + row[key], 0);
  return {
    orders: rows.length,
    people: new Set(rows.map(({ member_uid }) => member_uid)).size,
    refundSum: sumOf('pay_amount'),
    pointSum: sumOf('point_amount'),
    proposed: rows.filter(({ pay_amount }) => isLarge(pay_amount)).length,
  };
}
