import * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/retry.ts';
import type { JobHandlers } from '../../../jobs/jobRunner.ts';
import { publishJob, publishPage } from './staffPages.ts';

const published = z.object({ ref: z.string(), no: z.int() });

/** Job that publishes versions of pages at their time. */
export function createContentJobs({ db, clock }: AppContext): JobHandlers {
  return {
    [publishJob]: {
      async run(payload) {
        const { ref, no } = published.parse(payload);
        const now = await clock.now();
        await inTransaction(db, (trx) => publishPage(trx, ref, no, now));
      },
    },
  };
}
