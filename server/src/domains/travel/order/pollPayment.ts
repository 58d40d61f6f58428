import { appNow, beforeAppNow } from '../../../db/expressions.ts';
import { inTransaction } from '../../../db/retry.ts';
import type { TravelContext } from '../travelContext.ts';
import { type AttemptRow, settlePayment } from './settlePayment.ts';

const atOnce = 50;
/** A provider ends what nobody has confirmed after ten minutes; until then a confirmation may still be on its way. */
const lookAfter = '20 minutes';
/** What a provider does not say within a day it will not say. */
const lookFor = '1 day';

/** Takes declined payments that were asked for and not looked at since; one that nobody answers for comes again after {@link lookAfter}. */
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
 * Reads a declined payment once more: a confirmation that arrived late, or an answer that was wrong, may have taken the
 * money after all. It bought nothing and is sent back.
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

/** Looks at declined payments again. @param untilAnswered runs one look, and may leave it for the next time */
export async function lookAgain(
  context: TravelContext,
  untilAnswered: (work: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  for (const attempt of await takeDeclined(context)) await untilAnswered(() => look(context, attempt));
}
