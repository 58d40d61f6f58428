import * as z from 'zod/mini';
import { passBuy, reserveCreate } from './order.ts';
import { purchasePay } from './purchase.ts';

/** Form of a reservation: the call without order and payment, which come with the payment. */
export const reserveForm = z.omit(reserveCreate.body, { orderUid: true, payKey: true });
/** The same for passes: only consent. */
export const passBuyForm = z.omit(passBuy.body, { orderUid: true, payKey: true });
/** The same for a purchase of several goods. */
export const purchaseForm = z.omit(purchasePay.body, { purchaseUid: true, payKey: true });
