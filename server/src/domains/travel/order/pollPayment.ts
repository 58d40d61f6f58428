import { appNow, beforeAppNow } from '../../../db/expressions.ts';
import { inTransaction } from '../../../db/retry.ts';
import type { TravelContext } from '../travelContext.ts';
import { type AttemptRow, settlePayment } from './settlePayment.ts';

const atOnce = 50;
/** Delay before polling: a provider ends unconfirmed payments after ten minutes; until then a confirmation may be in transit. */
const lookAfter = '20 minutes';
/** Time after which a payment is no longer polled. */
const lookFor = '1 day';

/** Takes declined payments not polled successfully yet; one without a response is taken again after {@link lookAfter}. */
function takeDeclined({ db }: TravelContext): Promise<AttemptRow[]> {
  return inTransaction(db, async (trx) => {
    const rows = await trx
      .selectFrom('pay_attempt')
      .selectAll()
      .where('state', '=', 'DECLINED')
      .where('looked_at', 'is', null)
      .where('pay_key', 'is not', null)
      .where('tried_at', '<', beforeAppNow(lookAfter))
      .where('created_at', '>', beforeAppNow(lookFor))
      .orderBy('tried_at')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    if (rows.length === 0) return rows;
    const uids = rows.map(({ attempt_uid }) => attempt_uid);
    await trx.updateTable('pay_attempt').set({ tried_at: appNow }).where('attempt_uid', 'in', uids).execute();
    return rows;
  });
}

/**
 * Polls a declined payment once more: a late confirmation or a wrong response may have charged the money after all. Sends such
 * money back.
 */
async function look(context: TravelContext, attempt: AttemptRow): Promise<void> {
  if (attempt.pay_key === null) return;
  const payment = await context.payments.find(attempt.pay_key);
  if (payment?.status === 'WAITING') return;
  if (payment?.status === 'DONE') await settlePayment(context, attempt, payment, 'JOB');
  await context.db
    .updateTable('pay_attempt')
    .set({ looked_at: appNow })
    .where('attempt_uid', '=', attempt.attempt_uid)
    .execute();
}

/** Polls declined payments. @param untilAnswered runs one poll, and may leave it to the next run */
export async function pollPayment(
  context: TravelContext,
  untilAnswered: (work: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  for (const attempt of await takeDeclined(context)) await untilAnswered(() => look(context, attempt));
}
