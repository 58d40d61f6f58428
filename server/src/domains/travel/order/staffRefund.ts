import type { Principal } from '../../../http/context.ts';
import type { Write } from '../../../http/plugins/route.ts';
import type { TravelContext } from '../travelContext.ts';
import { decideRefund, type RefundDecision } from './decideRefund.ts';
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
