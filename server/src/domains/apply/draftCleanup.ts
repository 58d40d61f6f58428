import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/retry.ts';
import type { JobHandlers } from '../../jobs/jobRunner.ts';
import { removeAttachments } from '../files/attachments.ts';
import { applicationRefType } from './fileFields.ts';

/** Drafts hold personal data: one that nobody has changed for so long is deleted. */
const draftDays = 90;
const dayMs = 86_400_000;

/** Deletes old drafts with their files. */
export function createDraftCleanup({ db, clock }: AppContext): JobHandlers {
  return {
    'apply.drafts': {
      everySec: 3_600,
      async run() {
        const now = await clock.now();
        await inTransaction(db, async (trx) => {
          const rows = await trx
            .deleteFrom('application')
            .where('state', '=', 'DRAFT')
            .where('saved_at', '<', new Date(now.getTime() - draftDays * dayMs))
            .returning('apl_uid')
            .execute();
          for (const { apl_uid } of rows) await removeAttachments(trx, applicationRefType, apl_uid, now);
        });
      },
    },
  };
}
