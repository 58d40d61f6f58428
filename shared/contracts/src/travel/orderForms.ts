import * as z from 'zod/mini';
import { passBuy, reserveCreate } from './order.ts';

/** What somebody fills in to reserve goods: all of the call but order and payment, which come with the payment. */
export const reserveForm = z.omit(reserveCreate.body, { orderUid: true, payKey: true });
/** The same of passes: consent alone. */
export const passBuyForm = z.omit(passBuy.body, { orderUid: true, payKey: true });
