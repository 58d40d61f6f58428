import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../../db/schema.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import type { TravelContext } from '../travelContext.ts';
import { sumToPay } from './purchaseOrders.ts';
import { findReservation } from './repository.ts';

/** Order of a purchase. */
export type PurchasedOrder = Pick<
  Selectable<Database['orders']>,
  'order_uid' | 'pay_amount' | 'payload' | 'plan_uid' | 'purchase_uid'
>;

/** Sends the booker one mail about all goods of a paid purchase. */
export async function mailPurchase(
  { mails }: Pick<TravelContext, 'mails'>,
  trx: Trx,
  orders: readonly PurchasedOrder[],
): Promise<void> {
  const goods = [];
  for (const { order_uid, pay_amount: payAmount } of orders) {
    goods.push({ ...(await findReservation(trx, order_uid)), payAmount });
  }
  const [first] = goods;
  const purchaseUid = orders[0]?.purchase_uid;
  if (first === undefined || !purchaseUid) return;
  const { to, name, locale } = first;
  // Bookings on request have no voucher yet; theirs comes with the mail of the confirmation.
  const issued = goods.filter(({ state }) => state !== 'CONFIRM_WAIT').map(({ rsvtUid }) => rsvtUid);
  await enqueueMail(
    trx,
    mails.purchasePaid({ to, name, locale, goods, amount: sumToPay(orders), purchaseUid, issued }),
  );
}
