import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/retry.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulTime } from '../../../db/seoulTime.ts';
import type { JobHandlers } from '../../../jobs/jobRunner.ts';

/** Members in one transaction. */
const atOnce = 100;
/** No reminders at night. */
const mailsFrom = '09:00';

/**
 * Creates a job that announces tomorrow's events.
 * @param announce notifies at most `limit` members, once each; returns their number
 */
export function createDayBeforeJob(
  { db, clock }: AppContext,
  announce: (trx: Trx, now: Date, limit: number) => Promise<number>,
): JobHandlers[string] {
  async function announceSome(): Promise<number> {
    const now = await clock.now();
    if (toSeoulTime(now) < mailsFrom) return 0;
    return inTransaction(db, (trx) => announce(trx, now, atOnce));
  }
  return {
    everySec: 1_800,
    async run() {
      while ((await announceSome()) === atOnce);
    },
  };
}
