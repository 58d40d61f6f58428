import { errorCodes } from '@haesol/contracts/common';
import { appNow, beforeAppNow } from '../../../db/expressions.ts';
import { ApiError } from '../../../http/apiError.ts';
import { PaymentUnknownError } from '../pay/provider.ts';
import type { TravelContext } from '../travelContext.ts';
import { findLastAttempt } from './findLastAttempt.ts';
import { untouchedFor } from './rules.ts';
import { type AttemptRow, settlePayment } from './settlePayment.ts';

const declined = ({ fail_message }: AttemptRow) =>
  new ApiError(
    errorCodes.paymentDeclined,
    fail_message === null ? {} : { message: `결제가 승인되지 않았습니다. (${fail_message})` },
  );

/** Leaves the payment to the next run of the job. */
const leaveToJob = ({ db }: TravelContext, attemptUid: string) =>
  db
    .updateTable('pay_attempt')
    .set({ tried_at: beforeAppNow(untouchedFor) })
    .where('attempt_uid', '=', attemptUid)
    .where('state', '=', 'CONFIRMING')
    .execute();

/**
 * Confirms the payment of an order with the provider, and waits for the response. Idempotent: concurrent calls use the same key
 * and get the same response.
 * @throws {ApiError} `4801` refused, `4802` another amount, `4804` unknown result, which the job polls
 */
export async function finishPayment(context: TravelContext, orderUid: string): Promise<void> {
  const attempt = await findLastAttempt(context.db, orderUid);
  if (attempt === undefined || attempt.state === 'APPROVED') return;
  if (attempt.state !== 'CONFIRMING' || attempt.pay_key === null) throw declined(attempt);
  const { attempt_uid: attemptUid, pay_key: payKey, amount } = attempt;
  try {
    await context.db
      .updateTable('pay_attempt')
      .set({ tried_at: appNow })
      .where('attempt_uid', '=', attemptUid)
      .execute();
    const payment = await context.payments.confirm({ payKey, attemptUid, amount });
    const settlement = await settlePayment(context, attempt, payment, 'CALL');
    if (settlement === 'MISMATCH') throw new ApiError(errorCodes.paymentAmountMismatch);
    if (settlement === 'WAITING') throw new ApiError(errorCodes.paymentPending);
  } catch (error) {
    if (!(error instanceof PaymentUnknownError)) throw error;
    await leaveToJob(context, attemptUid);
    throw new ApiError(errorCodes.paymentPending, { cause: error });
  }
  const after = await findLastAttempt(context.db, orderUid);
  if (after?.state !== 'APPROVED') throw declined(after ?? attempt);
}
