import type { Principal } from '../../../http/context.ts';
import type { Write } from '../../../http/plugins/route.ts';
import type { TravelContext } from '../travelContext.ts';
import { cancelForProvider } from './cancelForProvider.ts';
import { decideRefund, type OrderMove, type RefundDecision } from './decideRefund.ts';
import { findReservation } from './repository.ts';
import { sendRefund } from './sendRefund.ts';

/** Decides on a refund in a transaction, and sends a granted one after its commit. @throws {ApiError} as {@link decideRefund} */
export async function decideAndSend(
  context: TravelContext,
  write: Write,
  refundUid: string,
  { staff, ...decision }: RefundDecision & { readonly staff: Principal },
): Promise<void> {
  await write((trx) => decideRefund(context, trx, refundUid, decision, staff));
  await sendRefund(context, refundUid);
}

/**
 * Cancels an order in a transaction with everything paid back, and sends the refund after its commit; a large one is proposed.
 * @throws {ApiError} `4040`, and as {@link cancelForProvider}
 */
export async function cancelAndSend(
  context: TravelContext,
  write: Write,
  orderUid: string,
  move: OrderMove,
): Promise<void> {
  await findReservation(context.db, orderUid);
  const { refundUid } = await write((trx) => cancelForProvider(context, trx, orderUid, move));
  await sendRefund(context, refundUid);
}
