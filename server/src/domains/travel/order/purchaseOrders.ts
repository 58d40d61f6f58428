import { errorCodes } from '@haesol/contracts/common';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database, Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import { requireUuid } from '../../../http/requireUuid.ts';

type OrderRow = Selectable<Database['orders']>;

/** SQL for the first order of a purchase, which has the payment attempts of all; of an order alone, for that order. */
export const leadUid = (table: string) =>
  sql<string>`coalesce(${sql.ref(`${table}.purchase_uid`)}, ${sql.ref(`${table}.order_uid`)})`;

/** Returns true for an order that ended without a payment. */
const isClosed = ({ closed_at }: OrderRow) => closed_at !== null;

/** Leaves out orders that were given up while the others can still be paid, or were; of an ended purchase none is left out. */
function withoutGivenUp(orders: readonly OrderRow[]): OrderRow[] {
  const left = orders.filter((order) => !isClosed(order));
  return left.length === 0 ? [...orders] : left;
}

/** Lists the orders that are paid together with an order in the order in which they were opened, without those that were given up. */
export async function listPurchase(db: Kysely<Database>, orderUid: string): Promise<OrderRow[]> {
  return withoutGivenUp(await selectPurchase(db, await findLead(db, orderUid)).execute());
}

/**
 * Locks the orders that are paid together with an order; returns them without those that were given up. Every transaction that
 * locks more than one of them does so here, in one order; pieces of their stock are taken and returned in that order too.
 */
export async function lockPurchase(trx: Trx, orderUid: string): Promise<OrderRow[]> {
  return withoutGivenUp(await lockAll(trx, await findLead(trx, orderUid)));
}

const lockAll = (trx: Trx, lead: string) => selectPurchase(trx, lead).forUpdate().execute();

/** SQL condition: other orders are paid together with the order `o`. */
export const isTogether = sql<boolean>`exists (select from orders other where other.purchase_uid = o.purchase_uid
  and other.order_uid <> o.order_uid and other.closed_at is null)`;

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
  const all = await lockAll(trx, await findLead(trx, requireUuid(orderUid)));
  const order = all.find((one) => one.order_uid === orderUid.toLowerCase() && one.member_uid === memberUid);
  if (order === undefined) throw new ApiError(errorCodes.notFound);
  return { order, orders: withoutGivenUp(all), lead: order.purchase_uid ?? order.order_uid };
}

/** Returns the sum to pay for the orders of a purchase. */
export const sumToPay = (orders: readonly Pick<OrderRow, 'pay_amount'>[]): number =>
  orders.reduce((sum, { pay_amount }) => sum + pay_amount, 0);
