import { errorCodes } from '@haesol/contracts/common';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database, Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import { requireUuid } from '../../../http/requireUuid.ts';

type OrderRow = Selectable<Database['orders']>;

/** SQL for the first order of a purchase, which has the payment attempts of all; of an order alone, for that order. */
export const leadUid = (table: string) =>
  sql<string>`coalesce(${sql.ref(`${table}.purchase_uid`)}, ${sql.ref(`${table}.order_uid`)})`;

/** Lists the orders that are paid together with an order, itself included, in the order in which they were opened. */
export async function listPurchase(db: Kysely<Database>, orderUid: string): Promise<OrderRow[]> {
  return selectPurchase(db, await findLead(db, orderUid)).execute();
}

/**
 * Locks the orders that are paid together with an order, itself included. Every transaction that locks more than one of them does
 * so here, in one order; pieces of their stock are taken and returned in that order too.
 */
export async function lockPurchase(trx: Trx, orderUid: string): Promise<OrderRow[]> {
  return selectPurchase(trx, await findLead(trx, orderUid))
    .forUpdate()
    .execute();
}

async function findLead(db: Kysely<Database>, orderUid: string): Promise<string> {
  const row = await db.selectFrom('orders').select('purchase_uid').where('order_uid', '=', orderUid).executeTakeFirst();
  return row?.purchase_uid ?? orderUid;
}

const selectPurchase = (db: Kysely<Database>, lead: string) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where((eb) => eb.or([eb('order_uid', '=', lead), eb('purchase_uid', '=', lead)]))
    .orderBy('order_uid');

/** Locks an order of the member with its purchase. @throws {ApiError} `4040`, also for one of another member */
export async function lockOwnPurchase(trx: Trx, orderUid: string, memberUid: string) {
  const orders = await lockPurchase(trx, requireUuid(orderUid));
  const order = orders.find((one) => one.order_uid === orderUid.toLowerCase() && one.member_uid === memberUid);
  if (order === undefined) throw new ApiError(errorCodes.notFound);
  return { order, orders, lead: order.purchase_uid ?? order.order_uid };
}

/** Returns the sum to pay for the orders of a purchase. */
export const sumToPay = (orders: readonly Pick<OrderRow, 'pay_amount'>[]): number =>
  orders.reduce((sum, { pay_amount }) => sum + pay_amount, 0);
